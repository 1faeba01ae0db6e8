// The game so far in words: what happened before the player came, and each event since.

import { type Cast, countWords, leadingWords, turnLine, who } from "../board/telling";
import { asWon, wonOf } from "../board/won";
import { listed } from "../home/when";
import { server } from "../wire/http";
import type { Table } from "../wire/table.svelte";
import type { Board, Frame, Event as Happened, Happening, TableView } from "../wire/types";
import { namesOfAll } from "../words/bots";
import { say } from "../words/words.svelte";

export interface Entry {
  readonly key: string;
  readonly text: string;
  readonly isHeading: boolean;
}

/** A turn that can be shown again: the boards before and after it, and what was done. */
export interface Shown {
  readonly before: Board;
  readonly board: Board;
  readonly text: string;
  readonly seat: number;
}

/** A turn in words, and the board after it. */
interface Told {
  readonly text: string;
  readonly board: Board;
}

interface Heard {
  readonly seq: number;
  readonly event: Happening;
  readonly before: TableView;
  readonly after: TableView;
}

/** So many turns can be shown again. */
const MOST = 8;

/** A card that was drawn, in the text of a turn. */
const DRAWN = /\([ROYGBIV][1-7]\)/g;

export function castOf(view: TableView): Cast {
  return { names: namesOfAll(view.seats), you: view.you.seats.length > 1 ? null : view.you.seat };
}

/** Whether nobody else is asked: bots agree to everything. */
function isAlone(view: TableView): boolean {
  return view.seats.every((seat, index) => seat.kind !== "person" || view.you.seats.includes(index));
}

export class Story {
  entries = $state.raw<readonly Entry[]>([]);
  /** The cards won in the last round, and what they are worth. */
  won = $state.raw<readonly string[]>([]);
  gained = $state(0);

  /** Who has dropped out of the round, in this order. */
  outs = $state.raw<readonly number[]>([]);
  /** Why the reader is out of the round. */
  fate = $state("");
  /** The winner's last turn, and the board after it. */
  decisive = $state.raw<Told | null>(null);
  /** The last turns of the round, to be shown again. */
  turns = $state.raw<readonly Shown[]>([]);

  /** Each seat's last turn in this round. */
  private latest: Readonly<Record<number, Told>> = {};
  private base: Board | null = null;
  private isDrawing = false;
  private loads = 0;
  /** What is heard while the past is being read. */
  private waiting: Heard[] | null = null;

  constructor(
    private readonly table: Table,
    /** Hears what has just happened, to read it out. */
    private readonly readOut: (text: string) => void,
  ) {}

  /** Reads what happened before; again where that has changed. */
  async load(): Promise<void> {
    const { view } = this.table;
    this.loads += 1;
    const mine = this.loads;
    if (!view?.board) return;
    this.waiting = [];
    let seq = view.seq;
    try {
      const past = await server.played(this.table.id, view.you.seat ?? undefined);
      if (mine !== this.loads) return;
      seq = past.seq;
      this.retell(past.frames, castOf(this.table.view ?? view));
    } catch {
      if (mine !== this.loads) return;
      this.base ??= view.board; // then it is told from here on
    }
    const waiting = this.waiting;
    this.waiting = null;
    for (const one of waiting) if (one.seq > seq) this.tell(one);
  }

  private retell(frames: readonly Frame[], cast: Cast): void {
    this.entries = [];
    this.base = null;
    for (const { round, seat, turn, board } of frames) {
      if (seat === null) this.dealt(round, board, cast);
      else if (this.base) this.turned(turn, seat, this.base, board, cast);
      this.isDrawing = seat !== null && board.turn !== "" && board.seat === seat;
      if (!this.isDrawing) this.base = board;
    }
  }

  /** Tells of an event; while the past is being read, afterwards. */
  hear({ seq, event }: Happened, before: TableView): void {
    const after = this.table.view;
    if (!after) return;
    const heard = { seq, event, before, after };
    if (this.waiting) this.waiting.push(heard);
    else this.tell(heard);
  }

  private tell({ event, before, after }: Heard): void {
    const cast = castOf(after);
    if (event.kind === "turned" || event.kind === "drew") {
      if (this.isDrawing) [this.entries, this.turns] = [this.entries.slice(0, -1), this.turns.slice(0, -1)];
      const start = this.base ?? before.board;
      if (start && after.board) this.turned(event.turn, event.seat, start, after.board, cast);
      this.isDrawing = event.kind === "drew";
      if (!this.isDrawing) this.base = after.board;
      this.readOut(this.entries.at(-1)?.text ?? "");
      return;
    }
    if (event.kind === "dealt" || event.kind === "round-over") this.base = after.board;
    if (event.kind === "undone") void this.load();
    const text = eventWords(event, cast);
    if (!text || (event.kind === "proposed" && isAlone(after))) return;
    if (event.kind === "dealt") this.dealt(event.round, after.board, cast);
    else this.add(text);
    this.readOut(text);
  }

  private dealt(round: number, board: Board | null, cast: Cast): void {
    this.outs = [];
    this.latest = {};
    this.turns = [];
    this.fate = "";
    this.add(say("story-round", { round }), true);
    if (board) this.add(leadingWords(board, cast));
  }

  private turned(turn: string, seat: number, before: Board, after: Board, cast: Cast): void {
    const line = turnLine(this.isShared ? turn.replace(DRAWN, "(??)") : turn, seat, before, after, cast);
    const isOut = turn.endsWith("x");
    const more = [line];
    if (isOut) {
      this.outs = [...this.outs, seat];
      if (seat === cast.you) this.fate = behindWords(before, seat, cast);
    } else this.latest = { ...this.latest, [seat]: { text: line, board: after } };
    if (after.winner !== null) more.push(this.roundWon(after.winner, before, after, cast));
    else if (isOut) more.push(leadingWords(after, cast));
    this.add(more.join(" "));
    this.turns = [
      ...this.turns,
      { before, board: asWon(after, wonOf(before, after)), text: more.join(" "), seat },
    ].slice(-MOST);
  }

  private roundWon(winner: number, before: Board, after: Board, cast: Cast): string {
    this.won = wonOf(before, after);
    this.decisive = this.latest[winner] ?? null;
    this.gained = (after.seats[winner]?.points ?? 0) - (before.seats[winner]?.points ?? 0);
    return say("story-won", who(cast, winner));
  }

  /** Whether several people share this screen, so that nobody's draws may be told. */
  private get isShared(): boolean {
    return (this.table.view?.you.seats.length ?? 0) > 1;
  }

  private add(text: string, isHeading = false): void {
    this.entries = [...this.entries, { key: `${this.entries.length}`, text, isHeading }];
  }
}

/** Who was winning when a seat dropped out, and with what. */
function behindWords({ leading, rule, seats }: Board, seat: number, cast: Cast): string {
  if (leading === null || leading === seat) return "";
  const count = countWords(rule, seats[leading]?.counting ?? []);
  return say("idle-out-why", { name: cast.names[leading] ?? "", count });
}

/** What to say about an event that is not a turn; empty if there is nothing to say. */
function eventWords(event: Happening, cast: Cast): string {
  switch (event.kind) {
    case "dealt":
      return say("story-round", { round: event.round });
    case "game-over":
      return event.winners.length === 1
        ? say("story-game", who(cast, event.winners[0] ?? 0))
        : say("story-shared", { names: listed(event.winners.map((seat) => cast.names[seat] ?? "")) });
    case "stood-in":
      return say("story-stood-in", { ...who(cast, event.seat), why: event.why });
    case "returned":
    case "resigned":
    case "hinted":
    case "agreed":
    case "declined":
    case "undone":
    case "sat":
      return say(`story-${event.kind}`, who(cast, event.seat));
    case "proposed":
      return say(`story-proposed-${event.what}`, who(cast, event.seat));
    case "paused":
      return say("story-paused");
    case "continued":
      return event.seat === null ? say("story-server-back") : say("story-continued", who(cast, event.seat));
    case "came":
    case "went":
      return event.seat === cast.you ? "" : say(`story-${event.kind}`, who(cast, event.seat));
    default:
      return "";
  }
}
