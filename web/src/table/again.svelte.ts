// The last turns, shown again one after the other: first the board as it was before them.

import { pauseNow } from "../parts/speed";
import type { Shown } from "./story.svelte";

/** Milliseconds for a turn, however quick the bots are. */
const LEAST = 1_500;

export class Again {
  private turns = $state.raw<readonly Shown[]>([]);
  private timer: ReturnType<typeof setInterval> | undefined;
  /** The turn being shown, if any. */
  readonly shown = $derived.by(() => this.turns[0]);

  /** Shows what happened since this seat's last turn, or else all of these turns. */
  show(turns: readonly Shown[], you: number | null): void {
    this.stop();
    const own = turns.findLastIndex(({ seat }) => seat === you);
    const last = own >= 0 && own < turns.length - 1 ? turns.slice(own + 1) : turns;
    const [first] = last;
    if (!first) return;
    this.turns = [{ ...first, board: first.before }, ...last];
    this.timer = setInterval(
      () => {
        this.turns = this.turns.slice(1);
        if (!this.turns.length) this.stop();
      },
      Math.max(LEAST, pauseNow()),
    );
  }

  stop(): void {
    clearInterval(this.timer);
    this.turns = [];
  }
}
