// The review of a game: asked for, followed while the server thinks, and stopped.

import { codeOf, PASSING, server } from "../wire/http";
import type { ReviewView, VerdictView } from "../wire/types";

const EVERY = 700;
const LONGEST_WAIT = 8_000;

export class Review {
  view = $state.raw<ReviewView | null>(null);
  trouble = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private wait = EVERY;

  readonly isGoing = $derived.by(() => this.view?.state === "going-on");
  private readonly verdicts: ReadonlyMap<string, VerdictView> = $derived.by(
    () => new Map(this.view?.verdicts.map((one) => [`${one.round}.${one.number}`, one])),
  );

  constructor(private readonly game: string) {}

  of(round: number, number: number): VerdictView | undefined {
    return this.verdicts.get(`${round}.${number}`);
  }

  /** What somebody has asked for before, if anybody has. */
  async load(): Promise<void> {
    try {
      this.take(await server.review(this.game));
    } catch {
      // it can still be asked for
    }
  }

  async ask(): Promise<void> {
    this.trouble = "";
    try {
      this.take(await server.startReview(this.game));
    } catch (error) {
      this.trouble = codeOf(error);
    }
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.take(await server.stopReview(this.game));
    } catch (error) {
      this.trouble = codeOf(error);
      this.again();
    }
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private take(view: ReviewView | null): void {
    this.view = view;
    this.wait = EVERY;
    if (view?.state === "going-on") this.again();
  }

  private again(): void {
    clearTimeout(this.timer);
    if (!this.isClosed) this.timer = setTimeout(() => void this.follow(), this.wait);
  }

  private async follow(): Promise<void> {
    try {
      this.take(await server.review(this.game));
    } catch (error) {
      this.missed(codeOf(error));
    }
  }

  /** Asks less and less often while the server is away; gives up on a review that the server has lost. */
  private missed(code: string): void {
    if (PASSING.has(code)) {
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
      this.again();
    } else {
      this.trouble = code;
      if (this.view) this.view = { ...this.view, state: "stopped" };
    }
  }
}
