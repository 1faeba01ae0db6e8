// What a review says about each player in all: how many turns got which mark, and what the turns cost on average.

import type { VerdictView } from "../wire/types";

export const MARKS = ["best", "fine", "mistake", "blunder", "forced"] as const;
export type Mark = (typeof MARKS)[number];

export interface Totals {
  readonly seat: number;
  readonly marks: Readonly<Record<Mark, number>>;
  /** The chance to win that a turn lost against the best, on average over those that left a choice. */
  readonly loss: number | null;
}

export function totalsOf(verdicts: readonly VerdictView[]): Totals[] {
  const seats = [...new Set(verdicts.map(({ seat }) => seat))].toSorted();
  return seats.map((seat) => {
    const own = verdicts.filter((one) => one.seat === seat);
    const count = (mark: Mark) => own.filter((one) => one.mark === mark).length;
    const [best, fine, mistake, blunder, forced] = MARKS.map(count) as [number, number, number, number, number];
    const losses = own
      .filter((one) => one.mark !== "forced")
      .map(({ played, best }) => Math.max(0, best.chance.value - played.chance.value));
    const loss = losses.length ? losses.reduce((sum, one) => sum + one, 0) / losses.length : null;
    return { seat, marks: { best, fine, mistake, blunder, forced }, loss };
  });
}
