// The signs of the colours as paths in a square of 24: drawn by Sign.svelte, and into pictures.

import type { Colour } from "./card";

function box(x: number, y: number, width: number, height: number, round: number): string {
  const [across, down, corner] = [width - 2 * round, height - 2 * round, `a${round} ${round} 0 0 1`];
  return (
    `M${x + round} ${y}h${across}${corner} ${round} ${round}v${down}${corner} ${-round} ${round}` +
    `h${-across}${corner} ${-round} ${-round}v${-down}${corner} ${round} ${-round}z`
  );
}

function disc(x: number, y: number, radius: number): string {
  const half = `a${radius} ${radius} 0 0 1`;
  return `M${x - radius} ${y}${half} ${2 * radius} 0${half} ${-2 * radius} 0z`;
}

/** What the rule of a colour looks for. */
export const SIGNS: Readonly<Record<Colour, string>> = {
  R: "M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.1L12 17.9l-6.3 3.5L7 14.3l-5.2-5 7.1-.9z",
  O: box(3, 5, 18, 5.2, 1.4) + box(3, 13.8, 18, 5.2, 1.4),
  Y: box(3, 3, 8, 8, 1.6) + box(13, 3, 8, 8, 1.6) + box(3, 13, 8, 8, 1.6) + box(13, 13, 8, 8, 1.6),
  G: disc(7, 7, 4.2) + disc(17, 7, 4.2) + disc(7, 17, 4.2) + disc(17, 17, 4.2),
  B: `${disc(12, 6, 4.4)}${box(2.2, 13.4, 8.4, 8.4, 1.2)}M17.6 13.2l4.8 8.6h-9.6z`,
  I: box(2.5, 15, 5, 6.5, 1.2) + box(9.5, 9, 5, 12.5, 1.2) + box(16.5, 2.5, 5, 19, 1.2),
  V: `${box(2.5, 3.5, 19, 3.6, 1.4)}M4 10.2h16L12 21.5z`,
};
