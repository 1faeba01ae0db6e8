// What may be done in a turn: the buttons, which step is best, and the board as it would be with the card on the canvas.

import { server } from "../wire/http";
import type { Board, StepView } from "../wire/types";
import { say, type Values } from "../words/words.svelte";

export const RANK = { sure: 2, maybe: 1, no: 0 } as const;

/** Something that can be done now, by a button. */
export interface Deed {
  readonly name: string;
  readonly text: string;
  readonly steps: readonly string[];
  readonly isMain: boolean;
  /** Puts its player out, so it is asked about first. */
  readonly isFatal: boolean;
}

export function deed(
  name: string,
  steps: readonly string[],
  { isMain = false, isFatal = false, values = {} }: { isMain?: boolean; isFatal?: boolean; values?: Values } = {},
): Deed {
  return { name, steps, isMain, isFatal, text: say(name, values) };
}

/** The step with the best outlook; of equals, the one that plays the card. */
export function best(options: readonly StepView[]): StepView | undefined {
  const worth = (one: StepView): number => 2 * RANK[one.outlook] + Number(one.step.startsWith("+"));
  return options.toSorted((one, other) => worth(other) - worth(one))[0];
}

/** A board with a card on its canvas, legal or not. */
export async function ruledBy(board: Board, card: string): Promise<Board> {
  const palettes = board.seats.map((seat) => seat.palette.filter((one) => one !== card));
  const playing = board.seats.flatMap((seat, index) => (seat.out ? [] : [index]));
  const answer = await server.who(
    playing.map((index) => palettes[index] ?? []),
    card.charAt(0),
  );
  const ruling = answer.rulings[0];
  const seats = board.seats.map((seat, index) => {
    const counting = ruling?.palettes[playing.indexOf(index)]?.counting ?? seat.counting;
    return { ...seat, palette: palettes[index] ?? [], counting };
  });
  const leading = ruling?.leading == null ? null : (playing[ruling.leading] ?? null);
  return { ...board, rule: card.charAt(0), canvas: [...board.canvas, card], seats, leading };
}
