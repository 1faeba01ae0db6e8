// Who answers: the server, or this device where there is no server. The one place that chooses.

import { memory } from "../parts/memory";
import { isSite } from "../where";

/** Begins the ids of tables and games that are kept on this device, and no id of a server. */
const HERE = "0";
/** Numbers of puzzles that came along begin here; the server's are smaller. */
const FIRST_PUZZLE_HERE = 1_000_000_000;
const EVERY = 5_000;
const OWNED = /^\/api\/(tables|games|puzzles)\/([^/?]+)/;
const NO_ONES = new Set(["daily", "next"]);

/** Whether a table or game is kept on this device. */
export function isHere(id: string): boolean {
  return id.startsWith(HERE);
}

class Answering {
  /** Whether the server is away and this device answers in its place. */
  isAway = $state(false);

  constructor() {
    // The service worker marks a page that it took from its cache because the server did not answer.
    if ("away" in document.documentElement.dataset && this.canStandIn()) this.lose();
  }

  /** Whether this device can answer by itself. */
  canStandIn(): boolean {
    return isSite || memory.read("offline") !== null;
  }

  /** Whether the worker answers on this device, and not the server. */
  isLocal(path: string): boolean {
    if (isSite) return true;
    const [, kind, id] = OWNED.exec(path) ?? [];
    if (!kind || !id || NO_ONES.has(id)) return this.isAway;
    return kind === "puzzles" ? Number(id) >= FIRST_PUZZLE_HERE : isHere(id);
  }

  /** The server does not answer; whether this device can. */
  lost(path: string): boolean {
    if (!this.isAway && this.canStandIn()) this.lose();
    return this.isLocal(path);
  }

  private lose(): void {
    this.isAway = true;
    const ask = async (): Promise<void> => {
      const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
      if (!answer?.ok) return;
      clearInterval(timer);
      removeEventListener("online", ask);
      this.isAway = false;
    };
    const timer = setInterval(ask, EVERY);
    addEventListener("online", ask);
  }
}

export const answering = new Answering();
