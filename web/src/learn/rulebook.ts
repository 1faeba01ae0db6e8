// What the booklets of the four editions share, and where they part: names of messages, and example cards.

import type { Colour } from "../cards/card";
import type { Edition } from "../words/rules";

type Said = Readonly<Record<Edition, string>>;

/** The same from an edition on. */
function since(first: string, ...later: readonly (readonly [Edition, string])[]): Said {
  const all: Record<Edition, string> = { "1.0": first, "1.1": first, "1.2": first, "1.3": first };
  for (const [edition, text] of later)
    for (const one of ["1.0", "1.1", "1.2", "1.3"] as const) if (one >= edition) all[one] = text;
  return all;
}

export const ABOUT = since("about-10", ["1.1", "about-11"], ["1.2", "about-12"], ["1.3", "about-13"]);
export const NOTHING = since("turn-nothing-10", ["1.1", "turn-nothing-11"]);
export const EMPTY = since("turn-empty-10", ["1.1", "turn-empty-11"]);
export const DISCARD = since("discard-10", ["1.1", "discard-11"]);

/** What each odd card does. */
export const ACTIONS: Readonly<Record<1 | 3 | 5 | 7, Said>> = {
  1: since("act-1-10", ["1.1", "act-1-11"], ["1.2", "act-1-12"], ["1.3", "act-1-13"]),
  3: since("act-3"),
  5: since("act-5"),
  7: since("act-7-10", ["1.1", "act-7-11"], ["1.2", "act-7-12"], ["1.3", "act-7-13"]),
};

/** Questions with their answers; some do not apply to every edition. */
export const QUESTIONS: readonly (readonly [string, Said])[] = [
  ["ask-order", since("answer-order-10", ["1.1", "answer-order-11"])],
  ["ask-nothing", since("answer-nothing-10", ["1.1", "answer-nothing-11"])],
  ["ask-last", since("answer-last")],
  ["ask-best", since("answer-best")],
  ["ask-tie", since("answer-tie")],
  ["ask-no-effect", since("answer-no-effect-10", ["1.2", "answer-no-effect-12"])],
  ["ask-bound", since("answer-bound-10", ["1.2", "answer-bound-12"], ["1.3", "answer-bound-13"])],
  ["ask-stay", since("", ["1.2", "answer-stay"])],
  ["ask-seven", since("", ["1.1", "answer-seven-yes"], ["1.3", "answer-seven-no"])],
];

/** Where the editions part, one row for each point. */
export const DIFFERENCES: readonly (readonly [string, Said])[] = [
  ["diff-discard", since("diff-discard-10", ["1.1", "diff-discard-11"])],
  ["diff-one", since("diff-one-10", ["1.1", "diff-one-11"], ["1.2", "diff-one-12"])],
  ["diff-seven", since("diff-seven-10", ["1.2", "diff-seven-12"])],
  ["diff-when", since("diff-when-10", ["1.2", "diff-when-12"], ["1.3", "diff-when-13"])],
  ["diff-bonus", since("no", ["1.1", "yes"], ["1.3", "no"])],
  ["diff-out", since("yes", ["1.2", "no"])],
  ["diff-nothing", since("diff-nothing-10", ["1.1", "diff-nothing-11"])],
];

/** A palette for each rule, for which the server says what counts, of four palettes at once: in those no card comes twice. */
export const EXAMPLES: Readonly<Record<Colour, readonly string[]>> = {
  R: ["R6", "O6", "B5", "V3"],
  O: ["O4", "G4", "V4", "B6"],
  Y: ["Y7", "Y4", "Y1", "I6"],
  G: ["V6", "B4", "I2", "O7"],
  B: ["G7", "R5", "V2", "G4"],
  I: ["O5", "B4", "Y3", "R7"],
  V: ["I3", "R2", "O1", "Y6"],
};
export const SECTIONS = ["cards", "round", "winning", "turn", "advanced", "actions", "asked", "differences"] as const;
