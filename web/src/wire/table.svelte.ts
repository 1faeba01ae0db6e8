// One table as this browser sees it: the view kept up to date, commands sent until they are answered, lost lines mended.

import { introduce, Trouble } from "./http";
import { type Ears, type Line, overSocket, overStream } from "./lines";
import type { Changes, Command, FromServer, Event as Happened, Hello, Look, Outcome, TableView } from "./types";

export type Status = "connecting" | "live" | "away" | "gone";
/** A command without what every command carries. */
export type Asking = Command extends infer One ? (One extends Command ? Omit<One, "id" | "seq"> : never) : never;

type Pending = { message: Command | Look; done: (outcome: Outcome | null) => void; failed: (trouble: Trouble) => void };

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const PULSE = 15_000;
const AGAIN = 1_000;
/** Sockets that never opened before the other way is tried. */
const PATIENCE = 2;

export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (one) => one.toString(16).padStart(2, "0")).join("");
}

export class Table {
  view = $state.raw<TableView | null>(null);
  status = $state<Status>("connecting");
  /** Why the table is gone, where it is. */
  code = $state("");
  onlookers = $state(0);
  /** Whether the server did not answer, more than once. */
  isTrying = $state(false);
  /** How often the whole view came afresh, so that what came before may be unknown. */
  views = $state(0);
  /** How far the server's time is ahead of ours, in milliseconds. */
  ahead = 0;

  private line: Line | null = null;
  private pending = new Map<string, Pending>();
  private refusals = 0;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private isClosed = false;
  private seat: number | undefined;
  /** Whether all is wanted afresh, since it is to be seen through other eyes. */
  private seesAnew = false;
  private readonly listeners = new Set<(event: Happened, before: TableView) => void>();

  constructor(readonly id: string) {}

  /** Goes to the table, and stays there until `close`. */
  async start(): Promise<void> {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.doubt);
    document.addEventListener("visibilitychange", this.wake);
    this.pulse = setInterval(() => this.beat(), PULSE);
    try {
      await introduce();
    } catch {
      // the table can be looked at all the same, and the line will try again
    }
    if (!this.isClosed) this.connect();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.doubt);
    document.removeEventListener("visibilitychange", this.wake);
    this.line?.close();
  }

  /** Tells of each event, with the view as it was before. */
  listen(listener: (event: Happened, before: TableView) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Sees through the eyes of another of one's own seats. */
  lookThrough(seat: number): void {
    if (this.seat === seat && this.view?.you.seat === seat) return;
    this.seat = seat;
    this.seesAnew = true;
    this.connect();
  }

  /** Has something done; resolves when the server has kept it. */
  async ask(asking: Asking): Promise<void> {
    await this.send({ ...asking, id: randomHex(8), seq: this.view?.seq ?? 0 } as Command);
  }

  /** Where steps of one's own turn would lead. */
  async look(steps: string): Promise<Outcome> {
    const seat = this.view?.you.seat ?? null;
    const outcome = await this.send({ type: "look", id: randomHex(8), steps, seat });
    if (!outcome) throw new Trouble("mistake", "no outcome");
    return outcome;
  }

  private send(message: Command | Look): Promise<Outcome | null> {
    return new Promise((done, failed) => {
      this.pending.set(message.id, { message, done, failed });
      if (this.status === "live") this.line?.send(message);
    });
  }

  // --- the line -----------------------------------------------------------------------------------------------

  private connect(): void {
    if (this.isClosed || this.status === "gone") return;
    clearTimeout(this.timer);
    this.line?.close();
    const hello: Hello = {
      type: "hello",
      version: 1,
      last: this.seesAnew ? null : (this.view?.seq ?? null),
      seat: this.seat ?? null,
    };
    const ears: Ears = { heard: (message) => this.heard(message), cut: (wasOpen) => this.cut(wasOpen) };
    this.heardAt = Date.now();
    this.line = (this.refusals < PATIENCE ? overSocket : overStream)(this.id, hello, ears);
  }

  private cut(wasOpen: boolean): void {
    if (this.isClosed || this.status === "gone") return;
    this.line = null;
    if (this.refusals < PATIENCE) this.refusals = wasOpen ? 0 : this.refusals + 1;
    else if (!wasOpen) this.refusals = 0; // the stream does not work either: the server is away
    this.isTrying = this.status !== "live";
    this.status = this.view ? "away" : "connecting";
    this.timer = setTimeout(() => this.connect(), this.wait * (0.7 + Math.random() * 0.6));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private readonly hurry = (): void => {
    this.wait = FIRST_WAIT;
    this.connect();
  };

  private readonly doubt = (): void => {
    if (this.status === "live") this.status = "away";
  };

  /** A page that slept may hold a line that is dead. */
  private readonly wake = (): void => {
    if (document.visibilityState !== "visible" || this.isClosed) return;
    if (!this.line || Date.now() - this.heardAt > 2 * PULSE) this.hurry();
    else this.line.send({ type: "ping" });
  };

  private beat(): void {
    if (this.status !== "live" || this.refusals >= PATIENCE) return;
    if (Date.now() - this.heardAt > 3 * PULSE) this.hurry();
    else this.line?.send({ type: "ping" });
  }

  private arrived(): void {
    this.status = "live";
    this.isTrying = false;
    this.wait = FIRST_WAIT;
    for (const { message } of this.pending.values()) this.line?.send(message);
  }

  // --- what is heard ------------------------------------------------------------------------------------------

  private heard(message: FromServer): void {
    this.heardAt = Date.now();
    switch (message.type) {
      case "view":
        this.replace(message.view);
        this.views += 1;
        this.seesAnew = false;
        if (this.status !== "live") this.arrived();
        break;
      case "event":
        this.happened(message);
        break;
      case "draft":
        if (this.view && message.seq === this.view.seq) this.view = { ...this.view, board: message.board };
        break;
      case "resumed":
        if (this.view && message.board) this.view = { ...this.view, board: message.board };
        this.arrived();
        break;
      case "watching":
        this.onlookers = message.onlookers;
        break;
      case "bye":
        this.bye(message.code, message.again);
        break;
      case "done":
        this.settle(message.id, (one) => one.done(null));
        break;
      case "outcome":
        this.settle(message.id, (one) => one.done(message));
        break;
      case "refused":
        this.refused(message.id, message.code, message.text, message.view);
        break;
      case "pong":
        this.ahead = message.now - Date.now();
        break;
    }
  }

  private replace(view: TableView): void {
    this.ahead = view.now - Date.now();
    this.view = view;
  }

  private happened(message: Happened): void {
    const before = this.view;
    if (!before || message.seq <= before.seq) return;
    if (message.seq > before.seq + 1) {
      this.connect(); // something is missing: it is told again
      return;
    }
    const { chat, ...changes }: Changes = message.changes;
    const lines = chat ? [...before.chat, ...chat].slice(-50) : before.chat;
    this.replace({ ...before, ...changes, chat: lines, seq: message.seq } as TableView);
    for (const listener of this.listeners) listener(message, before);
  }

  private settle(id: string, how: (one: Pending) => void): void {
    const one = this.pending.get(id);
    this.pending.delete(id);
    if (one) how(one);
  }

  private refused(id: string | null, code: string, text: string, view: TableView | null | undefined): void {
    if (view) this.replace(view);
    if (id === null) return;
    const one = this.pending.get(id);
    if (one && (code === "unavailable" || code === "rate")) setTimeout(() => this.line?.send(one.message), AGAIN);
    else this.settle(id, (pending) => pending.failed(new Trouble(code, text)));
  }

  private bye(code: string, again: boolean): void {
    if (again) return; // the line is cut next, and mended
    this.status = "gone";
    this.code = code;
    this.line?.close();
    for (const id of [...this.pending.keys()]) this.settle(id, (one) => one.failed(new Trouble(code, "")));
  }
}
