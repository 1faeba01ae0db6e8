// A puzzle being solved: steps are a draft until they make a turn, which the server judges.

import { wayWords } from "../analysis/ways";
import { type Cast, leadingWords, stepsOf, turnWords } from "../board/telling";
import type { Play } from "../board/turn.svelte";
import { server } from "../wire/http";
import type { Board, Led, PuzzleView } from "../wire/types";
import { say } from "../words/words.svelte";

export interface Judged {
  readonly isRight: boolean;
  readonly isGivenUp: boolean;
  readonly words: string;
}

const NAMES = ["Bruno", "Carla", "Dario"];

export class Riddle implements Play {
  board: Board;
  judged = $state.raw<Judged | null>(null);
  tries = $state(0);
  readonly cast: Cast;

  constructor(readonly puzzle: PuzzleView) {
    const { seat, seats } = puzzle.board;
    const names = seats.map(() => "");
    for (let step = 1; step < seats.length; step += 1) names[(seat + step) % seats.length] = NAMES[step - 1] ?? "";
    this.cast = { names, you: seat };
    this.board = $state.raw(this.kept(puzzle.board, 0));
  }

  /** What is left of the deck, next card first; nothing where it does not matter, or something was put on top. */
  get deck(): readonly string[] {
    const { deck } = this.puzzle;
    return this.board.deck > deck.length ? [] : deck.slice(deck.length - this.board.deck);
  }

  /** Where staying in is what is asked for, who would be winning is for the player to see. */
  get isSilent(): boolean {
    return this.puzzle.kind === "survive";
  }

  private get seat(): number {
    return this.puzzle.board.seat;
  }

  async look(steps: string): Promise<Led> {
    const led = await server.look(this.puzzle.board.text, steps);
    return { ...led, board: this.kept(led.board, 0) };
  }

  async play(steps: string): Promise<void> {
    const led = await server.look(this.puzzle.board.text, steps);
    const isKnown = led.board.seats[this.seat]?.cards.length === led.board.seats[this.seat]?.hand;
    if (led.ends || !isKnown) await this.answer(steps);
    else this.board = this.kept(led.board, stepsOf(steps).length);
  }

  again(): void {
    this.judged = null;
    this.board = this.kept(this.puzzle.board, 0);
  }

  async giveUp(): Promise<void> {
    const { steps, board } = await server.solvePuzzle(this.puzzle.id);
    this.board = { ...board, steps: null };
    const way = wayWords(steps, this.puzzle.board, this.cast);
    this.judged = { isRight: false, isGivenUp: true, words: say("puzzles-solution", { way }) };
  }

  private kept(board: Board, undo: number): Board {
    const isDraft = board !== this.puzzle.board;
    const steps = board.seat === this.seat ? board.steps : null;
    return { ...board, undo, steps, leading: this.isSilent && isDraft ? null : board.leading };
  }

  private told(turn: string): string {
    return turnWords(turn, this.seat, this.puzzle.board, this.cast).join(" ");
  }

  private async answer(steps: string): Promise<void> {
    const answer = await server.answerPuzzle(this.puzzle.id, steps);
    this.tries += 1;
    this.board = { ...answer.board, steps: null };
    this.judged = { isRight: answer.right, isGivenUp: false, words: this.words(answer) };
  }

  private words({ right, why, turn, board, refutation }: Awaited<ReturnType<typeof server.answerPuzzle>>): string {
    if (right) return say("puzzles-right", { turn: this.told(turn) });
    if (why === "out") return say("puzzles-out", { leads: leadingWords(board, this.cast) });
    if (refutation)
      return say("puzzles-loses-to", { turn: turnWords(refutation, board.seat, board, this.cast).join(" ") });
    return say(this.isSilent ? "puzzles-survives-not" : "puzzles-loses");
  }
}
