// How everybody came out of a game: by points, or else by who stayed in longest.

import type { TableView } from "../wire/types";

export interface Placing {
  readonly seat: number;
  /** From 1; shared by those who won together. */
  readonly place: number;
  readonly points: number;
}

/** All seats, the winners first; `outs` are those who dropped out of the last round, in that order. */
export function placingsOf(view: TableView, outs: readonly number[], isScored: boolean): readonly Placing[] {
  const winners = view.result?.winners ?? [];
  const pointsOf = (seat: number): number => view.board?.seats[seat]?.points ?? 0;
  const worth = (seat: number): number => {
    if (view.seats[seat]?.resigned) return -1;
    return isScored ? pointsOf(seat) : outs.includes(seat) ? outs.indexOf(seat) : outs.length;
  };
  const others = view.seats.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
  others.sort((one, other) => worth(other) - worth(one));
  const placed = others.map((seat) => 1 + winners.length + others.filter((one) => worth(one) > worth(seat)).length);
  return [
    ...winners.map((seat) => ({ seat, place: 1, points: pointsOf(seat) })),
    ...others.map((seat, at) => ({ seat, place: placed[at] ?? 0, points: pointsOf(seat) })),
  ];
}
