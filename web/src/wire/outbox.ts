// Messages to a table without an answer yet: sent again until there is one.

import { PASSING, Trouble } from "./http";
import type { Command, Look, Outcome } from "./types";

type Message = Command | Look;
type Pending = {
  message: Message;
  done: (outcome: Outcome | null) => void;
  failed: (trouble: Trouble) => void;
  tries: number;
  timer?: ReturnType<typeof setTimeout>;
};

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;

export class Outbox {
  private readonly pending = new Map<string, Pending>();

  /** `post` sends a message where there is a line for it; where not, `sendAll` is called when there is one. */
  constructor(private readonly post: (message: Message) => void) {}

  send(message: Message): Promise<Outcome | null> {
    if (message.type === "look") this.dropLooks(); // only the last one is of interest
    return new Promise((done, failed) => {
      this.pending.set(message.id, { message, done, failed, tries: 0 });
      this.post(message);
    });
  }

  sendAll(): void {
    for (const { message } of this.pending.values()) this.post(message);
  }

  answered(id: string, outcome: Outcome | null): void {
    this.take(id)?.done(outcome);
  }

  refused(id: string, code: string, text: string): void {
    const one = this.pending.get(id);
    if (!one) return;
    // A look that came too fast is not worth more messages; one that was lost on the way is.
    if (PASSING.has(code) && (one.message.type !== "look" || code === "away")) this.retry(one);
    else this.take(id)?.failed(new Trouble(code, text));
  }

  failAll(code: string): void {
    for (const id of [...this.pending.keys()]) this.take(id)?.failed(new Trouble(code, ""));
  }

  /** Sends nothing more. */
  close(): void {
    for (const { timer } of this.pending.values()) clearTimeout(timer);
    this.pending.clear();
  }

  /** After a growing, random delay, so that clients do not all come at once. */
  private retry(one: Pending): void {
    clearTimeout(one.timer);
    const wait = Math.min(FIRST_WAIT * 2 ** one.tries, LONGEST_WAIT);
    one.tries += 1;
    one.timer = setTimeout(() => this.post(one.message), wait * (0.5 + Math.random()));
  }

  private dropLooks(): void {
    for (const [id, { message }] of [...this.pending])
      if (message.type === "look") this.take(id)?.failed(new Trouble("late", "another was asked for"));
  }

  private take(id: string): Pending | undefined {
    const one = this.pending.get(id);
    clearTimeout(one?.timer);
    this.pending.delete(id);
    return one;
  }
}
