// Before the first paint: the theme that was chosen, where one was.
try {
  const chosen = localStorage.getItem("red7.theme");
  if (chosen) document.documentElement.dataset.theme = chosen;
} catch {
  // where nothing may be remembered, nothing was chosen
}
