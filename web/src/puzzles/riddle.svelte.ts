// A puzzle being solved: the server judges the turn that is made.

import { wayWords } from "../analysis/ways";
import { type Cast, leadingWords, stepsOf, turnWords } from "../board/telling";
import { type Play, Turn } from "../board/turn.svelte";
import { Walk } from "../board/walk.svelte";
import { server } from "../wire/http";
import type { Board, Led, PuzzleView } from "../wire/types";
import { say } from "../words/words.svelte";

export interface Judged {
  readonly isRight: boolean;
  readonly isGivenUp: boolean;
  readonly words: string;
  /** The turns that show why: what was played or is right, and what follows. */
  readonly turns: readonly string[];
}

const NAMES = ["Bruno", "Carla", "Dario"];

export class Riddle implements Play {
  board: Board;
  judged = $state.raw<Judged | null>(null);
  tries = $state(0);
  readonly cast: Cast;
  readonly turn: Turn;
  readonly walk = new Walk();

  constructor(readonly puzzle: PuzzleView) {
    const { seat, seats } = puzzle.board;
    const names = seats.map(() => "");
    for (let step = 1; step < seats.length; step += 1) names[(seat + step) % seats.length] = NAMES[step - 1] ?? "";
    this.cast = { names, you: seat };
    this.board = $state.raw(this.offered(puzzle.board));
    this.turn = new Turn(this);
  }

  /** The board with the steps made so far. */
  get shown(): Board {
    return this.walk.shown?.board ?? this.turn.board ?? this.board;
  }

  /** What is left of the deck, next card first; empty if it does not matter, or something was put on top. */
  get deck(): readonly string[] {
    const { deck } = this.puzzle;
    return this.shown.deck > deck.length ? [] : deck.slice(deck.length - this.shown.deck);
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
    return { ...led, board: this.offered(led.board) };
  }

  async play(steps: string): Promise<void> {
    const answer = await server.answerPuzzle(this.puzzle.id, steps);
    this.tries += 1;
    this.board = { ...answer.board, steps: null };
    const turns = answer.refutation ? [stepsOf(answer.turn).join(""), answer.refutation] : [];
    this.judged = { isRight: answer.right, isGivenUp: false, words: this.words(answer), turns };
  }

  /** Shows on the board what a judgement rests on; of a right turn, how the others may defend themselves. */
  async explain(): Promise<void> {
    let turns = this.judged?.turns ?? [];
    if (this.judged?.isRight) {
      const { steps, line } = await server.solvePuzzle(this.puzzle.id);
      turns = [steps, ...(line ?? [])];
    }
    await this.walk.show(this.puzzle.board, turns, this.cast);
  }

  again(): void {
    this.walk.stop();
    this.judged = null;
    this.board = this.offered(this.puzzle.board);
  }

  async giveUp(): Promise<void> {
    const { steps, board, line } = await server.solvePuzzle(this.puzzle.id);
    this.board = { ...board, steps: null };
    const way = wayWords(steps, this.puzzle.board, this.cast);
    this.judged = {
      isRight: false,
      isGivenUp: true,
      words: say("puzzles-solution", { way }),
      turns: [steps, ...(line ?? [])],
    };
  }

  private offered(board: Board): Board {
    const isFirst = board === this.puzzle.board;
    const steps = board.seat === this.seat ? board.steps : null;
    return { ...board, steps, leading: this.isSilent && !isFirst ? null : board.leading };
  }

  private told(turn: string): string {
    return turnWords(turn, this.seat, this.puzzle.board, this.cast).join(" ");
  }

  private words({ right, why, turn, board, refutation }: Awaited<ReturnType<typeof server.answerPuzzle>>): string {
    if (right) return say("puzzles-right", { turn: this.told(turn) });
    if (why === "out") return say("puzzles-out", { leads: leadingWords(board, this.cast) });
    if (refutation)
      return say("puzzles-loses-to", { turn: turnWords(refutation, board.seat, board, this.cast).join(" ") });
    return say(this.isSilent ? "puzzles-survives-not" : "puzzles-loses");
  }
}
