// Turns that could be played, shown on the board step by step: a hint with its reply, or a mistake with its refutation.

import { server } from "../wire/http";
import type { Board } from "../wire/types";
import { type Scene, scenesOf } from "./scenes";
import type { Cast } from "./telling";

export class Walk {
  private scenes = $state.raw<readonly Scene[]>([]);
  at = $state(0);
  /** What is shown now, if anything. */
  readonly shown: Scene | undefined = $derived.by(() => this.scenes[this.at]);
  readonly last = $derived.by(() => this.scenes.length - 1);
  private asked = 0;

  /** Shows these turns from a board on; `before` is the last full board where that one is in the middle of a turn. */
  async show(start: Board, turns: readonly string[], cast: Cast): Promise<void> {
    this.asked += 1;
    const mine = this.asked;
    const { steps } = await server.line(start.text, turns);
    if (mine !== this.asked) return;
    this.scenes = scenesOf(steps, cast);
    this.at = Math.min(1, this.last);
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.last));
  }

  stop(): void {
    this.asked += 1;
    this.scenes = [];
  }
}
