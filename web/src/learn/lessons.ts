// The lessons of the tutorial, in order. Each position is a text in the notation; the server says what is right.

/** A board on which a turn is to be made. */
export interface Task {
  readonly kind: "turn" | "round";
  readonly text: string;
  /** The card on top of the deck, revealed when it is drawn. */
  readonly drawn?: string;
  /** If only some steps are offered, their verbs. */
  readonly verbs?: string;
  /** What the turn has to include. */
  readonly needs?: RegExp;
  readonly goal?: "in" | "out";
  /** Nothing is said before the card is played. */
  readonly isSilent?: boolean;
  readonly isScored?: boolean;
}
/** Two cards, of which the higher is to be found. */
export interface Pair {
  readonly kind: "pair";
  readonly cards: readonly [string, string];
}
/** A palette of which the cards that count are to be found. */
export interface Set {
  readonly kind: "set";
  readonly palette: readonly string[];
  readonly rule: string;
}
export type Exercise = Task | Pair | Set;
export interface Lesson {
  readonly id: string;
  readonly steps: readonly Exercise[];
}

const pair = (one: string, other: string): Pair => ({ kind: "pair", cards: [one, other] });
/** A board that asks for one card under the current rule, and for nothing else. */
const card = (text: string): Task => ({ kind: "turn", text, verbs: "+", isSilent: true });
/** A board on which no card helps, but a new rule does. */
const change = (text: string): Task => ({ kind: "turn", text, needs: />/ });

export const LESSONS: readonly Lesson[] = [
  { id: "cards", steps: [pair("R5", "V7"), pair("Y4", "O4")] },
  { id: "red", steps: [card("red7/1 1.3 G4:B6Y3V2/O5:*4 - *40 0 @0")] },
  {
    id: "turn",
    steps: [
      { kind: "turn", text: "red7/1 1.3 V4:Y7I5B1/R5O3G2:*4 - *38 0 @0" },
      change("red7/1 1.3 G4B2:I5Y3G1/R7:*4 - *39 0 @0"),
      { kind: "turn", text: "red7/1 1.3 Y3:V6G5O2/R7R3:*4 - *39 0 @0", needs: /\+.*>/ },
      { kind: "turn", text: "red7/1 1.3 I4:V6B1/R7O3Y2:*4 - *39 0 @0", goal: "out" },
    ],
  },
  {
    id: "same",
    steps: [
      card("red7/1 1.3 O2B2:G7Y6I2/R7V7:*4 O5 *37 0 @0"),
      change("red7/1 1.3 B6B3B1:I4O3Y2/V7V5G1:*4 - *36 0 @0"),
    ],
  },
  {
    id: "kinds",
    steps: [card("red7/1 1.3 G7I4:O6V6Y2/R7B6V4:*4 G5 *36 0 @0"), card("red7/1 1.3 O5Y2:R7B6I1/G6R3:*4 V4 *37 0 @0")],
  },
  {
    id: "spread",
    steps: [
      card("red7/1 1.3 G7G4R1:R6V3G1/R5Y2I1:*4/V6O4B2:*4 B7 *28 0 @0"),
      change("red7/1 1.3 Y5R4O3:O6I2Y1/R7B7:*4 - *37 0 @0"),
    ],
  },
  {
    id: "round",
    steps: [
      {
        kind: "round",
        text:
          "red7/1 1.3[ROYGBIV/1234567/4] R1:B6I6Y2V1/B4:B7G5O3G1 - " +
          "V2Y4B2G7O1Y7R3R6V5I4O5G6B3O2Y1I5V6O6B5O7V7I3R5I7I1G2R7Y6G4V4R2I2V3Y3R4Y5G3O4B1 0",
      },
    ],
  },
  {
    id: "draw",
    steps: [
      { kind: "turn", text: "red7/1 1.3ds Y4G2:G5O3G1/R7B3:*4 - *38 0 @0", drawn: "R4", needs: /=/, isScored: true },
    ],
  },
  { id: "score", steps: [{ kind: "set", palette: ["G7", "R5", "I3", "R2"], rule: "B" }] },
  {
    id: "actions",
    steps: [
      { kind: "turn", text: "red7/1 1.3a Y4:V6I5G1/R6B3:*4 - *39 0 @0", needs: /\^/ },
      { kind: "turn", text: "red7/1 1.3a B2:Y4V3/O5G3R1:*4 - *39 0 @0", drawn: "G4", needs: /V3/ },
      { kind: "turn", text: "red7/1 1.3a R3Y2:O5B4B2/B6G5R4:*4 I6 *36 0 @0", needs: /O5/ },
      { kind: "turn", text: "red7/1 1.3a G4B2:I7Y6/R7O5:*4 - *39 0 @0", needs: /I7/ },
    ],
  },
];
