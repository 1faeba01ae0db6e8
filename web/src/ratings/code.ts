// The code that brings a rating back: as it was typed or pasted, or after the # of a link.

const CODE = /[\w-]{20,64}$/;

/** The code in a text, such as a whole link; null if there is none. */
export function codeIn(text: string): string | null {
  return CODE.exec(text.trim().replace(/\s+/g, ""))?.[0] ?? null;
}

/** A rating with its uncertainty: 1500 ± 400. */
export function ratingText({ rating, deviation }: { rating: number; deviation: number }): string {
  return `${rating} ± ${deviation}`;
}
