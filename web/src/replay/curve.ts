// The chances to win a round as lines along a game: a seat's chance stands until its next turn, or the end of the round.

import type { CurvePoint, Frame } from "../wire/types";

/** What a seat's chance is from a moment on. */
interface Step {
  readonly at: number;
  readonly chance: number;
}

export interface Stretch {
  readonly key: string;
  readonly seat: number;
  readonly steps: readonly Step[];
  readonly until: number;
}

/** Where each round is dealt. */
export function dealsOf(frames: readonly Frame[]): { round: number; at: number }[] {
  return frames.flatMap((frame, at) => (frame.seat === null ? [{ round: frame.round, at }] : []));
}

/** One line for each seat and round, from the deal, where all chances are even, as far as the turns were looked at. */
export function stretchesOf(frames: readonly Frame[], points: readonly (CurvePoint & Step)[]): Stretch[] {
  const deals = dealsOf(frames);
  return deals.flatMap(({ round, at }, place) => {
    const own = points.filter((point) => point.round === round);
    const known = own.at(-1)?.at;
    if (known === undefined) return [];
    const next = deals[place + 1]?.at;
    const winner = frames[known]?.board.winner ?? null;
    const seats = frames[at]?.board.seats ?? [];
    return seats.map((_, seat) => ({
      key: `${seat}.${round}`,
      seat,
      steps: [
        { at: Math.max(0, at - 0.5), chance: 1 / seats.length },
        ...own.filter((point) => point.seat === seat),
        ...(winner === null ? [] : [{ at: known, chance: Number(winner === seat) }]),
      ],
      until: winner !== null && next ? next - 0.5 : known,
    }));
  });
}
