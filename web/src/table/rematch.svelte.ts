// Moves on to the next game: at once for the player who asks; the others see the result first and follow in a moment.

import { untrack } from "svelte";

/** How many seconds there are to look at the result. */
export const RESPITE = 12;

export class Rematch {
  left = $state(RESPITE);
  private hasAsked = $state(false);
  private isStaying = $state(false);
  private readonly isOld: boolean;

  /** Whether the countdown to the next game is running. */
  readonly isSoon = $derived.by(() => this.next() !== null && !this.isOld && !this.hasAsked && !this.isStaying);
  private readonly goal = $derived.by(() => (this.hasAsked || (this.isSoon && this.left <= 0) ? this.next() : null));

  /** To be made while a component begins; `next` is the next game's table, once there is one. */
  constructor(
    private readonly next: () => string | null,
    go: (id: string) => void,
  ) {
    this.isOld = untrack(next) !== null; // someone who comes back to an old game is not sent on
    $effect(() => {
      const { goal } = this;
      if (goal) untrack(() => go(goal));
    });
    $effect(() => {
      if (!this.isSoon) return;
      const timer = setInterval(() => {
        this.left -= 1;
      }, 1_000);
      return () => clearInterval(timer);
    });
  }

  /** Remembers that this player asked, unless it is refused. */
  async wish(ask: () => Promise<boolean>): Promise<void> {
    this.hasAsked = true;
    this.hasAsked = await ask();
  }

  stay(): void {
    this.isStaying = true;
  }
}
