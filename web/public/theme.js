// Before the first paint: the theme that was chosen, or else the system's. Even old browsers must be able to read this.
(function () {
  var theme = null;
  try {
    theme = localStorage.getItem("red7.theme");
  } catch (_) {
    // nothing may be remembered here
  }
  var isDark = window.matchMedia && matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.setAttribute("data-theme", theme || (isDark ? "dark" : "light"));
})();
