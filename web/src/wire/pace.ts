// Lets the turns of bots be followed: each waits until the turn before it has been seen for a moment.

export class Pace {
  private readonly waiting: { readonly pause: number; readonly show: () => void }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = 0;

  /** Shows it, after all that waits, and `pause` milliseconds after the last turn; a turn is what others wait for. */
  add(show: () => void, { pause, isTurn }: { pause: number; isTurn: boolean }): void {
    const turn = (): void => {
      this.shownAt = Date.now();
      show();
    };
    this.waiting.push({ pause, show: isTurn ? turn : show });
    if (this.waiting.length === 1) this.next();
  }

  /** Shows all that waits. */
  flush(): void {
    clearTimeout(this.timer);
    for (const { show } of this.waiting.splice(0)) show();
  }

  /** Forgets all that waits. */
  drop(): void {
    clearTimeout(this.timer);
    this.waiting.length = 0;
  }

  private next(): void {
    clearTimeout(this.timer);
    for (let first = this.waiting[0]; first; first = this.waiting[0]) {
      const left = this.shownAt + first.pause - Date.now();
      if (left > 0) {
        this.timer = setTimeout(() => this.next(), left);
        return;
      }
      this.waiting.shift();
      first.show();
    }
  }
}
