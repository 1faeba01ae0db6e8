// Makes the client available without a network: all its files are put into a cache, from which the service worker serves.

import { memory } from "../parts/memory";
import { base } from "../where";
import { answering } from "../wire/answering.svelte";

interface File {
  readonly path: string;
  /** Bytes on the way, and once they are here. */
  readonly sent: number;
  readonly size: number;
  readonly digest: string;
}
interface Files {
  readonly digest: string;
  readonly files: readonly File[];
}

const KEY = "offline";
const LIST = `${base}offline/files.json`;
const CACHE = `red7-offline ${base}`;
const AT_ONCE = 3;

class Keeping {
  state = $state<"none" | "fetching" | "ready" | "failed">(memory.read(KEY) ? "ready" : "none");
  /** Bytes that have come, and that come in all. */
  done = $state(0);
  all = $state(0);
  /** Only a secure page may keep files. */
  readonly isPossible = "caches" in globalThis && "serviceWorker" in navigator;

  /** Fetches all files, or those that have changed since. */
  async keep(): Promise<void> {
    if (this.state === "fetching" || !this.isPossible) return;
    const wasReady = this.state === "ready";
    this.done = 0;
    this.state = "fetching";
    try {
      await this.fetchAll();
      this.state = "ready";
      await navigator.storage?.persist?.();
    } catch {
      this.state = wasReady ? "ready" : "failed"; // what was kept before still works
    }
  }

  /** Follows a newer version of the client, if this browser keeps one. */
  async renew(): Promise<void> {
    if (this.state !== "ready" || answering.isAway) return;
    const listed = await fetch(LIST, { cache: "no-cache" }).catch(() => null);
    if (!listed?.ok) return;
    const { digest } = (await listed.json()) as Files;
    if (digest !== memory.read(KEY)) await this.keep();
  }

  private async fetchAll(): Promise<void> {
    const response = await fetch(LIST, { cache: "no-cache" });
    if (!response.ok) throw new Error(`${LIST}: ${response.status}`);
    const { digest, files } = (await response.clone().json()) as Files;
    const kept = await this.known();
    const names = await caches.keys();
    const cache = await caches.open(`${CACHE} ${digest}`);
    const wanted = [...files];
    this.all = files.reduce((sum, file) => sum + file.sent, 0);
    const work = async (): Promise<void> => {
      for (let file = wanted.pop(); file; file = wanted.pop()) {
        const old = kept.get(file.path) === file.digest ? await caches.match(base + file.path) : undefined;
        if (old) {
          await cache.put(base + file.path, old);
          this.done += file.sent;
        } else await this.fetchOne(cache, file);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await cache.put(LIST, response);
    memory.write(KEY, digest);
    const old = names.filter((name) => name.startsWith(`${CACHE} `) && name !== `${CACHE} ${digest}`);
    await Promise.all(old.map((name) => caches.delete(name)));
  }

  /** The digests of the files that are kept already. */
  private async known(): Promise<ReadonlyMap<string, string>> {
    const listed = memory.read(KEY) ? await caches.match(LIST) : undefined;
    const { files } = listed ? ((await listed.json()) as Files) : { files: [] };
    return new Map(files.map(({ path, digest }) => [path, digest]));
  }

  private async fetchOne(cache: Cache, { path, sent, size, digest }: File): Promise<void> {
    const response = await fetch(`${base}${path}?${digest}`);
    if (!response.ok || !response.body) throw new Error(`${path}: ${response.status}`);
    const putting = cache.put(base + path, response.clone());
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      this.done += (part.value.length / Math.max(size, 1)) * sent;
    }
    await putting;
  }
}

export const keeping = new Keeping();
