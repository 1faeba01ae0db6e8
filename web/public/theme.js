// Before the first paint: the theme, contrast and text size that were chosen, or else the system's. Even old browsers must be able to read this.
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
  function chosen(name) {
    try {
      return localStorage.getItem(name);
    } catch (_) {
      return null; // nothing may be remembered here
    }
  }
  function isWanted(query) {
    return window.matchMedia && matchMedia(query).matches;
  }
  page.setAttribute(
    "data-theme",
    chosen("red7.theme") || (isWanted("(prefers-color-scheme: dark)") ? "dark" : "light"),
  );
  page.setAttribute(
    "data-contrast",
    chosen("red7.contrast") || (isWanted("(prefers-contrast: more)") ? "more" : "usual"),
  );
  page.setAttribute("data-text", chosen("red7.text") || "100");
})();
