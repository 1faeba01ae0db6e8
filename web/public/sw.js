// Keeps the shell of the client at hand. Pages come from the network; where it is away, the last one we had says so.
// What was made available offline is served from its own cache. Whatever is asked of /api goes to the server, and nowhere
// else.

const BASE = new URL("./", self.location).pathname;
const SHELL = "red7-shell";
const FILES = "red7-files";
const OFFLINE = `red7-offline ${BASE} `;
const MOST = 200;
const KEPT = /^(assets\/.*|start\.js|manifest\.webmanifest|icon[\w-]*\.(svg|png))$/;
const ONLY_OFFLINE = /^offline\/(?!files\.json$)/;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** A page that was loaded before we were there says what it is made of. */
self.addEventListener("message", (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keepAll(event.data.keep));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || !url.pathname.startsWith(BASE)) return;
  const path = url.pathname.slice(BASE.length);
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.search)
    return; // by its digest: a page that makes itself available offline wants what the server has now
  else if (KEPT.test(path)) event.respondWith(file(event, path));
  else if (ONLY_OFFLINE.test(path)) event.respondWith(offline(request));
});

async function page(request) {
  try {
    const response = await fetch(request);
    if (response.status >= 502) return (await away()) ?? response;
    if (response.ok && response.headers.get("content-type")?.startsWith("text/html")) await keepShell(response.clone());
    return response;
  } catch (error) {
    const shell = await away();
    if (shell) return shell;
    throw error;
  }
}

/** The shell, marked so that it says why nothing else is there. */
async function away() {
  const kept = await (await caches.open(SHELL)).match(BASE);
  if (!kept) return undefined;
  const headers = new Headers(kept.headers);
  for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
  return new Response((await kept.text()).replace("<html", "<html data-away"), { headers });
}

/** A notification leads back to its table. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data));
});

async function goTo(path) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((one) => {
    const { pathname, search } = new URL(one.url);
    return pathname + search === path;
  });
  return there ? there.focus() : self.clients.openWindow(path);
}

async function keepShell(response) {
  await (await caches.open(SHELL)).put(BASE, response);
}

/** What we have at once; what may have changed is asked for again, for the next time. */
async function file(event, path) {
  const kept = (await (await caches.open(FILES)).match(event.request)) ?? (await inOffline(event.request));
  const isFixed = path.startsWith("assets/"); // its name changes with what is in it
  if (kept && isFixed) return kept;
  const fresh = fetch(event.request).then(async (response) => {
    if (response.ok) await keep(event.request, response.clone());
    return response;
  });
  if (!kept) return fresh;
  event.waitUntil(fresh.catch(() => undefined));
  return kept;
}

/** Large files: only a page that was asked to keeps them. */
async function offline(request) {
  return (await inOffline(request)) ?? fetch(request);
}

async function inOffline(request) {
  for (const name of await caches.keys()) {
    const found = name.startsWith(OFFLINE) && (await (await caches.open(name)).match(request));
    if (found) return found;
  }
  return undefined;
}

/** Files of older versions are never asked for again, so the oldest go. */
async function keep(request, response) {
  const files = await caches.open(FILES);
  await files.put(request, response);
  const names = await files.keys();
  await Promise.all(names.slice(0, Math.max(0, names.length - MOST)).map((name) => files.delete(name)));
}

async function keepAll(addresses) {
  const [shell, files] = await Promise.all([caches.open(SHELL), caches.open(FILES)]);
  const wanted = addresses.filter((address) => KEPT.test(new URL(address).pathname.slice(BASE.length)));
  const asked = wanted.map(async (address) => (await files.match(address)) ?? files.add(address));
  if (!(await shell.match(BASE))) asked.push(shell.add(BASE));
  await Promise.allSettled(asked);
}
