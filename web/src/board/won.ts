// A round that is won: the cards that won it are scored, but the board is shown with them.

import { sorted } from "../cards/card";
import type { Board } from "../wire/types";

/** A board with the winning palette as it was at the end of the round, before its cards were scored. */
export function asWon(board: Board, won: readonly string[]): Board {
  if (board.winner === null || !won.length) return board;
  const seats = board.seats.map((seat, index) =>
    index === board.winner ? { ...seat, palette: sorted([...seat.palette, ...won]), counting: won } : seat,
  );
  return { ...board, seats };
}

/** The cards that are scored between two boards, the second of which ends the round. */
export function wonOf(before: Board, after: Board): readonly string[] {
  const winner = after.winner ?? -1;
  return after.seats[winner]?.scored.filter((card) => !before.seats[winner]?.scored.includes(card)) ?? [];
}
