// Before the first paint: the theme that was chosen, or else the system's.
const dark = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
try {
  document.documentElement.dataset.theme = localStorage.getItem("red7.theme") ?? dark;
} catch {
  document.documentElement.dataset.theme = dark; // nothing may be remembered here
}
