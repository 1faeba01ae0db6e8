// The game so far, told in words: what was played before one came, and each event since.

import { type Cast, leadingWords, turnWords, who } from "../board/telling";
import { server } from "../wire/http";
import type { Table } from "../wire/table.svelte";
import type { Board, Frame, Happening, TableView } from "../wire/types";
import { say } from "../words/words.svelte";

export interface Entry {
  readonly key: string;
  readonly text: string;
  readonly isHeading: boolean;
  readonly seat: number | null;
}

export function castOf(view: TableView): Cast {
  const names = view.seats.map((seat, index) => nameOf(view, index) || seat.name);
  return { names, you: view.you.seats.length > 1 ? null : view.you.seat };
}

export function nameOf(view: TableView, index: number): string {
  const seat = view.seats[index];
  if (seat?.kind !== "bot") return seat?.name ?? "";
  const level = seat.level ?? 1;
  const alike = view.seats.flatMap((one, place) => (one.kind === "bot" && one.level === level ? [place] : []));
  if (alike.length === 1) return say("bot-name", { level });
  return say("bot-name-number", { level, number: alike.indexOf(index) + 1 });
}

export class Story {
  entries = $state.raw<readonly Entry[]>([]);
  /** The last thing that happened, to be read out. */
  latest = $state("");
  /** The cards won in the last round. */
  won = $state.raw<readonly string[]>([]);

  private base: Board | null = null;
  private isDrawing = false;
  private count = 0;
  private loads = 0;

  constructor(private readonly table: Table) {}

  /** Reads what happened before; again where that has changed. */
  async load(): Promise<void> {
    const { view } = this.table;
    this.loads += 1;
    const mine = this.loads;
    if (!view?.board) return;
    try {
      const { frames } = await server.played(this.table.id, view.you.seat ?? undefined);
      if (mine === this.loads && this.table.view) this.retell(frames, castOf(this.table.view));
    } catch {
      this.base ??= view.board; // then it is told from here on
    }
  }

  private retell(frames: readonly Frame[], cast: Cast): void {
    this.entries = [];
    this.isDrawing = false;
    let before: Board | null = null;
    for (const frame of frames) {
      if (frame.seat === null) this.dealt(frame.round, frame.board, cast);
      else if (before) this.turned(frame.turn, frame.seat, before, frame.board, cast);
      before = frame.board;
    }
    this.base = before;
  }

  hear(event: Happening, before: TableView): void {
    const now = this.table.view;
    if (!now) return;
    const cast = castOf(now);
    const start = this.base ?? before.board;
    if (event.kind === "turned" || event.kind === "drew") {
      if (this.isDrawing) this.entries = this.entries.slice(0, -this.count);
      if (start && now.board) this.turned(event.turn, event.seat, start, now.board, cast, event.kind === "drew");
      this.isDrawing = event.kind === "drew";
      if (!this.isDrawing) this.base = now.board;
      this.latest = this.entries
        .slice(-this.count)
        .map((one) => one.text)
        .join(" ");
      return;
    }
    if (event.kind === "dealt" || event.kind === "round-over") this.base = now.board;
    if (event.kind === "undone") void this.load();
    const text = eventWords(event, cast);
    if (!text) return;
    if (event.kind === "dealt") this.dealt(event.round, now.board, cast);
    else this.add(text, null);
    this.latest = text;
  }

  private dealt(round: number, board: Board | null, cast: Cast): void {
    this.add(say("story-round", { round }), null, true);
    if (board) this.add(leadingWords(board, cast), null);
  }

  private turned(turn: string, seat: number, before: Board, after: Board, cast: Cast, isOpen = false): void {
    const sentences = turnWords(turn, seat, before, cast);
    const isOut = turn.endsWith("x");
    if (!isOut && !isOpen && after.winner === null) sentences.push(leadingWords(after, cast));
    if (after.winner !== null) {
      sentences.push(say("story-won", who(cast, after.winner)));
      const had = new Set(before.seats[after.winner]?.scored);
      this.won = after.seats[after.winner]?.scored.filter((card) => !had.has(card)) ?? [];
    }
    this.add(sentences.join(" "), seat);
    this.count = 1;
  }

  private add(text: string, seat: number | null, isHeading = false): void {
    this.entries = [...this.entries, { key: `${this.entries.length}`, text, isHeading, seat }];
  }
}

/** What to say of an event that is no turn; nothing of those that tell themselves. */
function eventWords(event: Happening, cast: Cast): string {
  switch (event.kind) {
    case "dealt":
      return say("story-round", { round: event.round });
    case "game-over":
      return event.winners.length === 1
        ? say("story-game", who(cast, event.winners[0] ?? 0))
        : say("story-shared", { names: event.winners.map((seat) => cast.names[seat]).join(", ") });
    case "stood-in":
      return say("story-stood-in", { ...who(cast, event.seat), why: event.why });
    case "returned":
    case "resigned":
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
