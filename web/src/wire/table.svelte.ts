// One table as this browser sees it: the view kept up to date, commands sent until they are answered, lost lines mended.

import { untrack } from "svelte";
import { pauseNow } from "../parts/speed";
import { answering } from "./answering.svelte";
import { introduce, Trouble } from "./http";
import { type Line, overHouse, overSocket, overStream } from "./lines";
import { Outbox } from "./outbox";
import { Pace } from "./pace";
import type { Changes, Command, FromServer, Event as Happened, Hello, Outcome, TableView } from "./types";

export type Status = "connecting" | "live" | "away" | "gone";
/** A command without what every command carries. */
export type Asking = Command extends infer One ? (One extends Command ? Omit<One, "id" | "seq"> : never) : never;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const PULSE = 15_000;
/** Before coming back to a server that one was too fast for. */
const CALM = 4_000;
/** Sockets that never worked before the other way is tried. */
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
  /** How often a whole new view came, so that earlier events may be unknown. */
  views = $state(0);
  /** How far the server's time is ahead of ours, in milliseconds. */
  ahead = 0;

  private line: Line | null = null;
  /** Whether this connection has sent the state of the table; before that, nothing may be sent. */
  private hasArrived = false;
  private readonly outbox = new Outbox((message) => {
    if (this.hasArrived && this.status === "live") this.line?.send(message);
  });
  /** How often a line was asked for, to know the latest. */
  private dials = 0;
  private refusals = 0;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private isClosed = false;
  private seat: number | undefined;
  /** Whether to ask for a whole view, since the seat has changed. */
  private seesAnew = false;
  private readonly pace = new Pace();
  private readonly listeners = new Set<(event: Happened, before: TableView) => void>();

  /** Whether this table is kept on this device, so that no network can come between. */
  readonly isLocal: boolean;

  constructor(readonly id: string) {
    this.isLocal = answering.isLocal(`/api/tables/${id}`);
  }

  /** Goes to the table, and stays there until `close`. */
  start(): void {
    if (this.isClosed) return; // left before the seat was brought back
    addEventListener("online", this.hurry);
    addEventListener("offline", this.doubt);
    document.addEventListener("visibilitychange", this.wake);
    this.pulse = setInterval(() => this.beat(), PULSE);
    untrack(() => this.connect()); // an effect that starts it is not to run again with each change of status
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.doubt);
    document.removeEventListener("visibilitychange", this.wake);
    this.line?.close();
    this.outbox.close();
    this.pace.drop();
  }

  /** Tells of each event, with the view as it was before. */
  listen(listener: (event: Happened, before: TableView) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Switches to the view of another of the player's own seats. */
  lookThrough(seat: number): void {
    if (this.seat === seat && this.view?.you.seat === seat) return;
    this.seat = seat;
    this.seesAnew = true;
    this.connect();
  }

  /** Sends a command; resolves when the server has stored it. */
  async ask(asking: Asking): Promise<void> {
    this.pace.flush(); // or it would be about what is past
    await this.outbox.send({ ...asking, id: randomHex(8), seq: this.view?.seq ?? 0 } as Command);
  }

  /** Where steps of one's own turn would lead. */
  async look(steps: string): Promise<Outcome> {
    const seat = this.view?.you.seat ?? null;
    const outcome = await this.outbox.send({ type: "look", id: randomHex(8), steps, seat });
    if (!outcome) throw new Trouble("mistake", "no outcome");
    return outcome;
  }

  // --- the line -----------------------------------------------------------------------------------------------

  private connect(): void {
    if (this.isClosed || this.status === "gone") return;
    clearTimeout(this.timer);
    this.pace.flush();
    this.line?.close();
    this.line = null;
    this.hasArrived = false;
    this.heardAt = Date.now();
    this.dials += 1;
    const mine = this.dials;
    const ifWanted = (then: () => void) => () => {
      if (mine === this.dials && !this.isClosed) then();
    };
    // A connection keeps the guest it started with, so the guest must be known first.
    (this.isLocal ? Promise.resolve() : introduce()).then(
      ifWanted(() => this.dial()),
      ifWanted(() => this.cut()),
    );
  }

  private dial(): void {
    const isSocket = this.refusals < PATIENCE;
    const last = this.seesAnew ? null : (this.view?.seq ?? null);
    const hello: Hello = { type: "hello", version: 2, last, seat: this.seat ?? null };
    const over = this.isLocal ? overHouse : isSocket ? overSocket : overStream;
    this.line = over(this.id, hello, {
      heard: (message) => this.heard(message),
      cut: () => {
        if (this.isLocal) this.refusals = 0;
        else if (isSocket) this.refusals = this.hasArrived ? 0 : this.refusals + 1;
        else if (!this.hasArrived) this.refusals = 0; // the stream does not work either: the server is away
        this.cut();
      },
    });
  }

  private cut(): void {
    if (this.isClosed || this.status === "gone") return;
    this.line = null;
    this.hasArrived = false;
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
    if (!this.isLocal && this.status === "live") this.status = "away";
  };

  /** A page that slept may hold a line that is dead. */
  private readonly wake = (): void => {
    if (document.visibilityState !== "visible" || this.isClosed) return;
    if (!this.line || Date.now() - this.heardAt > 2 * PULSE) this.hurry();
    else this.line.send({ type: "ping" });
  };

  private beat(): void {
    if (this.isLocal || this.status !== "live" || this.refusals >= PATIENCE) return;
    if (Date.now() - this.heardAt > 3 * PULSE) this.hurry();
    else this.line?.send({ type: "ping" });
  }

  /** This connection works: send everything that was not answered. */
  private arrived(): void {
    if (this.hasArrived) return;
    this.hasArrived = true;
    this.status = "live";
    this.isTrying = false;
    this.wait = FIRST_WAIT;
    this.outbox.sendAll();
  }

  // --- what is heard ------------------------------------------------------------------------------------------

  private heard(message: FromServer): void {
    this.heardAt = Date.now();
    switch (message.type) {
      case "view":
        this.pace.drop();
        this.replace(message.view);
        this.views += 1;
        this.seesAnew = false;
        this.arrived();
        break;
      case "event":
        this.pace.add(() => this.happened(message), this.paceOf(message));
        break;
      case "resumed":
        this.ahead = message.now - Date.now(); // what was missed told the time at which it happened
        this.arrived();
        break;
      case "watching":
        this.onlookers = message.onlookers;
        break;
      case "bye":
        this.bye(message.code, message.again);
        break;
      case "done":
        this.outbox.answered(message.id, null);
        break;
      case "outcome":
        this.outbox.answered(message.id, message);
        break;
      case "refused":
        if (message.view) this.corrected(message.view);
        if (message.id !== null) this.outbox.refused(message.id, message.code, message.text);
        break;
      case "pong":
        this.ahead = message.now - Date.now();
        break;
    }
  }

  /** A bot's turn waits until the one before has been seen, unless nobody is looking or time is short. */
  private paceOf({ event }: Happened): { pause: number; isTurn: boolean } {
    if (event.kind !== "turned" && event.kind !== "drew") return { pause: 0, isTurn: false };
    const seat = this.view?.seats[event.seat];
    const isFollowed = !document.hidden && !this.view?.clock && (seat?.kind === "bot" || seat?.stand_in);
    return { pause: isFollowed ? pauseNow() : 0, isTurn: true };
  }

  private replace(view: TableView): void {
    this.ahead = view.now - Date.now();
    this.view = view;
  }

  /** A refusal by POST can be quicker than the events behind it, or slower than those after it. */
  private corrected(view: TableView): void {
    const seq = this.view?.seq ?? -1;
    if (view.seq > seq) this.views += 1;
    if (view.seq >= seq) this.replace(view);
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

  private bye(code: string, again: boolean): void {
    if (code === "rate") this.wait = Math.max(this.wait, CALM);
    if (again || code === "rate") return; // the line is cut next, and mended
    this.status = "gone";
    this.code = code;
    this.line?.close();
    this.outbox.failAll(code);
  }
}
