// A card as text, such as R7: the letter of its colour and its number.

export type Colour = "R" | "O" | "Y" | "G" | "B" | "I" | "V";

export const COLOURS: readonly Colour[] = ["R", "O", "Y", "G", "B", "I", "V"];
export const NUMBERS: readonly number[] = [7, 6, 5, 4, 3, 2, 1];

/** Every card, the strongest colour first. */
export const PACK: readonly string[] = COLOURS.flatMap((colour) => NUMBERS.map((number) => `${colour}${number}`));

export function colourOf(card: string): Colour {
  return card.charAt(0) as Colour;
}

export function numberOf(card: string): number {
  return Number(card.slice(1));
}

/** Cards as they lie in a palette: the highest number first, of equal ones the strongest colour. */
export function sorted(cards: readonly string[]): string[] {
  return cards.toSorted((one, other) => numberOf(other) - numberOf(one) || PACK.indexOf(one) - PACK.indexOf(other));
}
