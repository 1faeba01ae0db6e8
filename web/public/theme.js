// Before the first paint: the theme that was chosen, or else the system's. Even old browsers must be able to read this.
(function () {
  var page = document.documentElement;
  // A file that does not come tells only its own element, so listen on the way down to it; style.css shows the notice.
  addEventListener(
    "error",
    function () {
      page.setAttribute("data-unreached", "");
    },
    true,
  );
  var theme = null;
  try {
    theme = localStorage.getItem("red7.theme");
  } catch (_) {
    // nothing may be remembered here
  }
  var isDark = window.matchMedia && matchMedia("(prefers-color-scheme: dark)").matches;
  page.setAttribute("data-theme", theme || (isDark ? "dark" : "light"));
})();
