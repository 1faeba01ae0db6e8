// Says why a text was refused: the server gives a code, and for a record the line.

import { codeOf, Trouble } from "../wire/http";
import { has, say, words } from "../words/words.svelte";

export interface Complaint {
  readonly text: string;
  /** The server's own message, for those who read English. */
  readonly detail: string;
  /** The line in a record, from 1. */
  readonly line: number | null;
  readonly turn: number | null;
}

const KINDS: Readonly<Record<string, readonly string[]>> = {
  spelling: [
    "malformed",
    "card-syntax",
    "step-syntax",
    "turn-syntax",
    "rules-syntax",
    "rules-edition",
    "rules-switches",
    "rules-pack",
    "version",
    "position-fields",
    "seat-syntax",
    "seat-number",
    "zone-syntax",
    "turn-field",
    "owner-syntax",
    "tag-syntax",
    "line-syntax",
    "comment",
  ],
  order: ["tag-order", "tag-twice", "seat-tags", "turn-number", "won-missing", "no-deal"],
  cards: ["card-twice", "card-foreign", "card-count", "deal-differs"],
  illegal: [
    "out-of-turn",
    "not-in-hand",
    "not-winning",
    "too-low",
    "not-takeable",
    "not-movable",
    "must-stay",
    "turn-seat",
    "round-over",
    "match-over",
  ],
  differs: ["turn-disagrees", "won-differs", "result-differs"],
  hidden: ["hidden", "no-owner", "has-owner", "view-shows", "view-hides", "not-the-mover"],
};
const PLACE = /^line (\d+)(?:, turn (\d+))?: /;

export function complaintOf(thrown: unknown): Complaint {
  const code = codeOf(thrown);
  const said = thrown instanceof Trouble ? thrown.message : "";
  const place = PLACE.exec(said);
  const kind = Object.keys(KINDS).find((one) => KINDS[one]?.includes(code));
  const text = has(`complaint-${code}`)
    ? say(`complaint-${code}`)
    : kind
      ? say(`complaint-${kind}`)
      : say(has(`trouble-${code}`) ? `trouble-${code}` : "trouble");
  return {
    text,
    detail: words.language === "en" && (kind || has(`complaint-${code}`)) ? said.replace(PLACE, "") : "",
    line: place ? Number(place[1]) : null,
    turn: place?.[2] ? Number(place[2]) : null,
  };
}
