// Streaks of days and of puzzles; stored in this browser.

import { memory } from "../parts/memory";
import { say, words } from "../words/words.svelte";
import { FIRST_RATING, gradeFor, ratingAfter } from "./rating";

/** A choice of grades that is not the one that fits the rating. */
export const ANY = "any";
export interface Filters {
  readonly kind: string;
  /** Empty for the grade that fits the rating. */
  readonly grade: string;
  readonly rules: string;
}
/** How a puzzle went: the number of tries, 0 if not found, null if not tried. */
export interface Result {
  readonly tries: number | null;
  readonly words: string;
}
interface Kept {
  /** The last day that was solved or given up, and how. */
  readonly day: { readonly date: string; readonly tries: number; readonly streak: number; readonly best: number };
  readonly stream: { readonly streak: number; readonly best: number; readonly after: number };
  /** The tries of the last days, and whether the last of the stream were found at the first. */
  readonly days: readonly (readonly [date: string, tries: number])[];
  readonly found: readonly boolean[];
  /** The rating, what the last puzzle changed, and how many were rated. */
  readonly rated: { readonly rating: number; readonly change: number; readonly done: number };
  readonly filters: Filters;
}

const KEY = "puzzles";
/** How many are looked back on. */
const PAST = 14;
const DAY = 24 * 60 * 60 * 1000;
const FIRST: Kept = {
  day: { date: "", tries: 0, streak: 0, best: 0 },
  stream: { streak: 0, best: 0, after: 0 },
  days: [],
  found: [],
  rated: { rating: FIRST_RATING, change: 0, done: 0 },
  filters: { kind: "", grade: "", rules: "" },
};

function dayBefore(date: string, days = 1): string {
  return new Date(Date.parse(date) - days * DAY).toISOString().slice(0, 10);
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

  endDay(date: string, tries: number, grade: number): void {
    if (this.triesOf(date) !== null) return;
    const streak = tries ? this.days(date).streak + 1 : 0;
    const days = [...this.kept.days, [date, tries] as const].slice(-PAST);
    this.keep({
      days,
      rated: this.rate(grade, tries === 1),
      day: { date, tries, streak, best: Math.max(streak, this.kept.day.best) },
    });
  }

  /** The days up to this one. */
  pastDays(date: string): Result[] {
    const known = new Map(this.kept.days);
    const format = new Intl.DateTimeFormat(words.language, { day: "numeric", month: "long", timeZone: "UTC" });
    return Array.from({ length: PAST }, (_, place) => {
      const day = dayBefore(date, PAST - 1 - place);
      const tries = known.get(day) ?? null;
      return { tries, words: say("puzzles-past-day", { date: format.format(Date.parse(day)), tries: tries ?? 0 }) };
    });
  }

  /** The last of the stream. */
  pastStream(): Result[] {
    const found = this.kept.found.map((isFirstTry) => ({
      tries: Number(isFirstTry),
      words: say("puzzles-past-one", { tries: Number(isFirstTry) }),
    }));
    return [...found, ...Array.from({ length: PAST - found.length }, () => ({ tries: null, words: "" }))];
  }

  get rated(): Kept["rated"] {
    return this.kept.rated;
  }

  /** The grade that fits. */
  get grade(): number {
    return gradeFor(this.kept.rated.rating);
  }

  private rate(grade: number, isRight: boolean): Kept["rated"] {
    const { rating, done } = this.kept.rated;
    const now = ratingAfter(rating, grade, isRight, done);
    return { rating: now, change: now - rating, done: done + 1 };
  }

  /** One of the stream is done: found at the first try, or not. */
  count(isFirstTry: boolean, grade: number): void {
    const { stream } = this.kept;
    const streak = isFirstTry ? stream.streak + 1 : 0;
    const found = [...this.kept.found, isFirstTry].slice(-PAST);
    this.keep({
      found,
      rated: this.rate(grade, isFirstTry),
      stream: { ...stream, streak, best: Math.max(streak, stream.best) },
    });
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
