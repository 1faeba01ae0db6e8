// How the lines of players are told apart without colour: by dashes, and by the shape of their points.

export const DASHES: readonly string[] = ["none", "7 4", "2 4", "10 3 2 3"];
export const SHAPES: readonly string[] = [
  "M-4.5 0a4.5 4.5 0 0 1 9 0a4.5 4.5 0 0 1 -9 0z",
  "M-4 -4h8v8h-8z",
  "M0 -5.2l5 8.8h-10z",
  "M0 -5.6l5.6 5.6l-5.6 5.6l-5.6 -5.6z",
];
