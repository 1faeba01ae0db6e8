// Runs before the client, in any browser: says so where this one is too old for it, or where it takes too long to start.
(function () {
  var LONGEST_START = 15000;
  var app = document.getElementById("app");

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

  if (isNewEnough()) {
    // Once the client is there, its style hides the notice again.
    setTimeout(function () {
      document.documentElement.setAttribute("data-unreached", "");
    }, LONGEST_START);
  } else {
    app.parentNode.removeChild(app); // a client that might half work has nowhere to start
    document.getElementById("unreached").setAttribute("hidden", "");
    document.getElementById("old").removeAttribute("hidden");
  }
})();
