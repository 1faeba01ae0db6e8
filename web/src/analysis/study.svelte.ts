// A position being studied: turns made on it and taken back, and what its turns are worth. The server says what is legal.

import type { Cast } from "../board/telling";
import type { Play } from "../board/turn.svelte";
import { pageOf, to } from "../where";
import { codeOf, server } from "../wire/http";
import type { AnalysisView, Board, Led } from "../wire/types";
import { rulesOf } from "../words/rules";
import { say } from "../words/words.svelte";
import { boardLink } from "./link";

export class Study implements Play {
  /** Each step is a position of its own, to be judged and sent to others. */
  readonly isStepwise = true;
  board = $state.raw<Board | null>(null);
  analysis = $state.raw<AnalysisView | null>(null);
  isThinking = $state(false);
  trouble = $state("");
  private past = $state.raw<readonly Board[]>([]);
  private readonly known = new Map<string, AnalysisView>();
  private stop: AbortController | null = null;
  private isLeft = false;

  readonly canUndo = $derived.by(() => this.past.length > 0);
  /** Whose view this is, if not every card is open. */
  readonly owner: number | "-" | null = $derived.by(() => {
    const owner = / @([0-3-])$/.exec(this.board?.text ?? "")?.[1];
    return owner === undefined ? null : owner === "-" ? "-" : Number(owner);
  });
  /** The reader is whoever the cards at the foot belong to: of a view its owner, with all cards open the seat to move. */
  readonly cast: Cast = $derived.by(() => {
    const { board, owner } = this;
    const names = board?.seats.map((_, seat) => say("player-name", { number: seat + 1 })) ?? [];
    return { names, you: owner === "-" ? null : (owner ?? board?.seat ?? null) };
  });
  readonly rules = $derived.by(() => this.board?.text.split(" ")[1] ?? "1.3");
  readonly isScored = $derived.by(() => rulesOf(this.rules).switches.includes("s"));
  /** A game can go on from here: every card is known, the round is not over, and no turn has begun. */
  readonly isPlayable = $derived.by(() => this.owner === null && this.board?.winner === null && !this.board.turn);

  /** Loads a position; throws if the server refuses it. */
  async open(text: string): Promise<void> {
    this.show((await server.look(text)).board, []);
  }

  take(board: Board): void {
    this.show(board, []);
  }

  look(steps: string): Promise<Led> {
    return server.look(this.board?.text ?? "", steps);
  }

  async play(steps: string): Promise<void> {
    const { board } = this;
    if (!board) return;
    const led = await server.look(board.text, steps);
    this.show(led.board, [...this.past, board]);
  }

  undo(): void {
    const board = this.past.at(-1);
    if (board) this.show(board, this.past.slice(0, -1));
  }

  private show(board: Board, past: readonly Board[]): void {
    if (this.isLeft) return;
    this.cancel();
    this.board = board;
    this.past = past;
    this.analysis = this.known.get(board.text) ?? null;
    this.trouble = "";
    // While the next page is loading, this one is still shown, but the address is no longer ours.
    if (pageOf(location) === "/board") history.replaceState(null, "", to(boardLink(board.text)));
  }

  async analyse(): Promise<void> {
    const { board } = this;
    if (!board || this.isThinking) return;
    this.trouble = "";
    this.isThinking = true;
    const stop = new AbortController();
    this.stop = stop;
    try {
      const analysis = await server.analyse({ text: board.text }, stop.signal);
      this.known.set(board.text, analysis);
      if (this.board === board) this.analysis = analysis;
    } catch (error) {
      if (!stop.signal.aborted) this.trouble = codeOf(error);
    } finally {
      if (this.stop === stop) this.isThinking = false;
    }
  }

  /** The page was left: late answers change neither the board nor the address. */
  leave(): void {
    this.isLeft = true;
    this.cancel();
  }

  cancel(): void {
    this.stop?.abort();
    this.stop = null;
    this.isThinking = false;
  }
}
