// How many in a row, days and puzzles; kept in this browser.

import { memory } from "../parts/memory";

export interface Filters {
  readonly kind: string;
  readonly grade: string;
  readonly rules: string;
}
interface Kept {
  /** The last day that was solved or given up, and how. */
  readonly day: { readonly date: string; readonly tries: number; readonly streak: number; readonly best: number };
  readonly stream: { readonly streak: number; readonly best: number; readonly after: number };
  readonly filters: Filters;
}

const KEY = "puzzles";
const DAY = 24 * 60 * 60 * 1000;
const FIRST: Kept = {
  day: { date: "", tries: 0, streak: 0, best: 0 },
  stream: { streak: 0, best: 0, after: 0 },
  filters: { kind: "", grade: "", rules: "" },
};

function dayBefore(date: string): string {
  return new Date(Date.parse(date) - DAY).toISOString().slice(0, 10);
}

export class Streaks {
  private kept = $state.raw<Kept>({ ...FIRST, ...memory.load<Partial<Kept>>(KEY, {}) });

  get filters(): Filters {
    return this.kept.filters;
  }
  get after(): number {
    return this.kept.stream.after;
  }
  get stream(): { streak: number; best: number } {
    return this.kept.stream;
  }

  /** Days in a row up to this one, or to the day before while this one is open. */
  days(date: string): { streak: number; best: number } {
    const { day } = this.kept;
    const isGoing = day.date === date || day.date === dayBefore(date);
    return { streak: isGoing ? day.streak : 0, best: day.best };
  }

  /** How often that day was tried until it was solved; 0 given up, null still open. */
  triesOf(date: string): number | null {
    return this.kept.day.date === date ? this.kept.day.tries : null;
  }

  endDay(date: string, tries: number): void {
    if (this.triesOf(date) !== null) return;
    const streak = tries ? this.days(date).streak + 1 : 0;
    this.keep({ day: { date, tries, streak, best: Math.max(streak, this.kept.day.best) } });
  }

  /** One of the stream is done: found at the first try, or not. */
  count(isFirstTry: boolean): void {
    const { stream } = this.kept;
    const streak = isFirstTry ? stream.streak + 1 : 0;
    this.keep({ stream: { ...stream, streak, best: Math.max(streak, stream.best) } });
  }

  wentOn(after: number): void {
    this.keep({ stream: { ...this.kept.stream, after } });
  }

  filter(filters: Filters): void {
    this.keep({ filters });
  }

  private keep(changed: Partial<Kept>): void {
    this.kept = { ...this.kept, ...changed };
    memory.save(KEY, this.kept);
  }
}
