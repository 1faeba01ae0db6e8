// Before the first paint, in any browser, even an old one: how the page looks, as chosen or as the system has it. Then says so where the browser
// is too old for the client, or where that takes too long to start.
(function () {
  var LONGEST_START = 15000;
  var page = document.documentElement;

  // A file that does not come tells only its own element, so listen on the way down to it; style.css shows the notice.
  addEventListener("error", tellUnreached, true);

  page.setAttribute(
    "data-theme",
    chosen("red7.theme") || (isWanted("(prefers-color-scheme: dark)") ? "dark" : "light"),
  );
  page.setAttribute(
    "data-contrast",
    chosen("red7.contrast") || (isWanted("(prefers-contrast: more)") ? "more" : "usual"),
  );
  page.setAttribute("data-text", chosen("red7.text") || "100");

  // The page has been read, and the client, a module, has not started yet.
  document.addEventListener("readystatechange", function () {
    if (document.readyState !== "interactive") return;
    // Once the client is there, its style hides the notice again.
    if (isNewEnough()) setTimeout(tellUnreached, LONGEST_START);
    else tellOld();
  });

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

  /** The youngest of what the client is made with; its syntax is older (build.target in vite.config.ts). */
  function isNewEnough() {
    return (
      "toSorted" in Array.prototype &&
      "HTMLDialogElement" in window &&
      "CSS" in window &&
      CSS.supports("selector(:has(a))") &&
      CSS.supports("container-type", "inline-size") &&
      CSS.supports("height", "1dvh") &&
      CSS.supports("color", "color-mix(in srgb, red, blue)")
    );
  }

  function tellUnreached() {
    page.setAttribute("data-unreached", "");
  }

  function tellOld() {
    var app = document.getElementById("app");
    app.parentNode.removeChild(app); // a client that might half work has nowhere to start
    document.getElementById("unreached").setAttribute("hidden", "");
    document.getElementById("old").removeAttribute("hidden");
  }
})();
