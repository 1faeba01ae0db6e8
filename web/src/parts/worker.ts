// The service worker, which keeps the shell for when the server is away.

import { base } from "../where";

/** Starts it, and tells it which files this page had already loaded. */
export async function startWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(`${base}sw.js`);
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
    active?.postMessage({ keep: loaded.filter((address) => address.startsWith(location.origin + base)) });
  } catch {
    // a browser may allow none; then nothing is kept
  }
}
