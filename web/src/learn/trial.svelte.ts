// A turn tried out on a board that somebody has set up.

import { type Cast, leadingWords, turnWords } from "../board/telling";
import type { Play } from "../board/turn.svelte";
import { server } from "../wire/http";
import type { Board, Led, StepView } from "../wire/types";
import { has, inline, say } from "../words/words.svelte";
import type { Task } from "./lessons";

export interface Verdict {
  readonly isRight: boolean;
  readonly words: string;
}

const YOU = 0;
const PAUSE = 900;
const WAIT = (lasts: number) => new Promise((resolve) => setTimeout(resolve, lasts));

export class Trial implements Play {
  board = $state.raw<Board | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  /** What the other has just done. */
  told = $state("");
  isWaiting = $state(false);
  /** Whether the request for the other player's turn failed. */
  isStuck = $state(false);

  private text = "";
  private made = "";
  private isLeft = false;

  constructor(
    private readonly task: Task,
    private readonly name: string,
    readonly cast: Cast,
  ) {}

  get isSilent(): boolean {
    return this.task.isSilent ?? false;
  }

  async begin(): Promise<void> {
    this.text = this.task.text;
    this.made = "";
    this.told = "";
    const led = await server.look(this.text);
    this.verdict = null;
    this.board = this.offered(led.board);
  }

  /** Stops working for a board that is no longer shown. */
  leave(): void {
    this.isLeft = true;
  }

  async look(steps: string): Promise<Led> {
    const led = await server.look(this.text, steps);
    const board = this.offered(led.board);
    const ends = led.ends || this.isMade(board);
    return { ...led, ends, board: this.isSilent ? { ...board, leading: null } : board };
  }

  async play(steps: string): Promise<void> {
    let led = await server.look(this.text, steps);
    if (led.draws) led = await server.look(this.opened(), steps);
    if (led.ends) {
      await this.finish(steps, led);
      return;
    }
    const board = this.offered(led.board);
    if (this.isMade(board)) await this.play(`${steps}.`);
    else {
      // a card was drawn, which cannot be taken back
      this.made += steps;
      this.text = led.board.text;
      this.board = board;
    }
  }

  /** Whether nothing is left to do but to end the turn, which is not asked for where only some steps are on offer. */
  private isMade({ steps }: Board): boolean {
    return this.task.verbs !== undefined && (steps?.every((one) => one.step === ".") ?? false);
  }

  /** The text with the next card of the deck revealed. */
  private opened(): string {
    const { drawn } = this.task;
    return drawn ? this.text.replace(/ \*(\d+) /, (_, rest) => ` !${drawn}*${Number(rest) - 1} `) : this.text;
  }

  /** A board with the steps that are on offer here. */
  private offered(board: Board): Board {
    const { verbs } = this.task;
    const isOffered = ({ step }: StepView) => !verbs || step === "." || verbs.includes(step.charAt(0));
    const steps = board.seat === YOU ? (board.steps?.filter(isOffered) ?? null) : null;
    return { ...board, steps };
  }

  private async finish(steps: string, led: Led): Promise<void> {
    const { goal = "in", needs, kind } = this.task;
    const made = this.made + steps;
    if (kind === "round") {
      await this.goOn(led);
      return;
    }
    const last = led.out ? await this.beforeEnd(steps) : led.board;
    const isRight = led.out === (goal === "out") && (needs?.test(made) ?? true);
    this.board = { ...last, steps: null };
    this.verdict = { isRight, words: this.words(isRight, led.out, last) };
  }

  /** The board on which a turn that puts one out was ended. */
  private async beforeEnd(steps: string): Promise<Board> {
    return (await server.look(this.text, steps.slice(0, -1))).board;
  }

  private words(isRight: boolean, isOut: boolean, board: Board): string {
    const leads = leadingWords(board, this.cast);
    const own = `tutorial-${this.name}-right`;
    if (isRight) return has(own) ? say(own, { card: inline(this.task.drawn ?? "") }) : say("tutorial-right", { leads });
    if (this.task.goal === "out") return say("tutorial-no-way-out");
    return isOut ? say("tutorial-wrong", { leads }) : say("tutorial-other-way");
  }

  // --- a whole round, against somebody who takes the first step that keeps them in ---------------------------

  private async goOn(led: Led): Promise<void> {
    this.text = led.board.text;
    if (led.out) {
      this.board = { ...led.board, steps: null };
      this.verdict = { isRight: false, words: say("tutorial-round-lost") };
      return;
    }
    this.board = this.offered(led.board);
    await this.waitFor(led.board);
  }

  /** Lets the other player take a turn on this board: after one's own, and again if the request failed. */
  async waitFor(before: Board): Promise<void> {
    this.told = "";
    this.isStuck = false;
    this.isWaiting = true;
    try {
      await WAIT(PAUSE);
      if (this.text === before.text) await this.reply(before);
    } catch (error) {
      this.isStuck = true;
      throw error;
    } finally {
      this.isWaiting = false;
    }
  }

  private async reply(before: Board): Promise<void> {
    let steps = "";
    let led: Led;
    do {
      if (this.isLeft) return;
      led = await server.look(this.text, steps);
      if (!led.ends) steps += chosen(led.board);
    } while (!led.ends);
    const turn = turnWords(led.out ? `${steps}x` : steps, before.seat, before, this.cast).join(" ");
    this.text = led.board.text;
    this.told = turn;
    this.board = this.offered(led.board);
    if (led.out) {
      this.board = { ...this.board, steps: null };
      this.verdict = { isRight: true, words: say("tutorial-round-won", { turn }) };
    }
  }
}

function chosen({ steps, turn }: Board): string {
  const sure = steps?.filter((one) => one.outlook === "sure") ?? [];
  return (turn ? sure.find((one) => one.step === ".") : undefined)?.step ?? sure[0]?.step ?? ".";
}
