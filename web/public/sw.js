// Keeps the shell of the client at hand. Pages come from the network; where it is away, the last one we had says so.
// Whatever is asked of /api goes to the server, and nowhere else.

const SHELL = "red7-shell";
const FILES = "red7-files";
const MOST = 200;
const KEPT = /^\/(assets\/.*|(theme|start)\.js|manifest\.webmanifest|icon[\w-]*\.(svg|png))$/;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** A page that was loaded before we were there says what it is made of. */
self.addEventListener("message", (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keepAll(event.data.keep));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (KEPT.test(url.pathname)) event.respondWith(file(event));
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
  const kept = await (await caches.open(SHELL)).match("/");
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
  const there = open.find((one) => new URL(one.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

async function keepShell(response) {
  await (await caches.open(SHELL)).put("/", response);
}

/** What we have at once; what may have changed is asked for again, for the next time. */
async function file(event) {
  const kept = await (await caches.open(FILES)).match(event.request);
  const isFixed = new URL(event.request.url).pathname.startsWith("/assets/"); // its name changes with what is in it
  if (kept && isFixed) return kept;
  const fresh = fetch(event.request).then(async (response) => {
    if (response.ok) await keep(event.request, response.clone());
    return response;
  });
  if (!kept) return fresh;
  event.waitUntil(fresh.catch(() => undefined));
  return kept;
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
  const wanted = addresses.filter((address) => KEPT.test(new URL(address).pathname));
  const asked = wanted.map(async (address) => (await files.match(address)) ?? files.add(address));
  if (!(await shell.match("/"))) asked.push(shell.add("/"));
  await Promise.allSettled(asked);
}
