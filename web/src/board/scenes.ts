// What is said at each step of a line of turns.

import type { Board, LineStep } from "../wire/types";
import { say } from "../words/words.svelte";
import { type Cast, leadingWords, turnLine, who } from "./telling";
import { asWon, wonOf } from "./won";

export interface Scene {
  readonly board: Board;
  readonly text: string;
}

/** The start, and each step: the turn so far, and how the round ends with it. */
export function scenesOf(steps: readonly LineStep[], cast: Cast): Scene[] {
  let before = steps[0]?.board;
  return steps.map(({ seat, turn, board }, at) => {
    if (!at || !before) return { board, text: leadingWords(board, cast) };
    const start = before;
    const told = [turnLine(turn, seat, start, board, cast)];
    if (board.winner !== null) told.push(say("story-won", who(cast, board.winner)));
    if (board.turn === "") before = board;
    return { board: asWon(board, wonOf(start, board)), text: told.join(" ") };
  });
}
