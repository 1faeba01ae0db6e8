// The score of a series of games at one table after the other.

import type { TableView } from "../wire/types";

/** How many games each seat has won, with this one if it is over; empty if there was no other. */
export function scoreOf({ score, result }: Pick<TableView, "score" | "result">): readonly number[] {
  if (!score?.length) return [];
  return score.map((won, seat) => won + Number(result?.winners.includes(seat) ?? false));
}
