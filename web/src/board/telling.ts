// Words for what is on a board: how many cards count, what a turn was.

import type { Board } from "../wire/types";
import { inline, say, type Values } from "../words/words.svelte";

const STEP = /([+>^])([ROYGBIV][1-7])|[=.-]|\((\?\?|[ROYGBIV][1-7])\)|x/g;

/** The steps of a turn's text, without the drawn cards. */
export function stepsOf(turn: string): string[] {
  return turn.match(/[+>^][ROYGBIV][1-7]|[=.-]/g) ?? [];
}

/** The names of the seats, and which seat is the reader's. */
export interface Cast {
  readonly names: readonly string[];
  readonly you: number | null;
}

/** What a sentence about a seat needs: its name, and whether it is the reader. */
export function who(cast: Cast, seat: number): Values {
  return { name: cast.names[seat] ?? "", you: cast.you === seat ? "yes" : "no" };
}

/** How a set counts under a rule, such as "3 even cards, highest Red 6". */
export function countWords(rule: string, counting: readonly string[]): string {
  const top = counting[0];
  return top ? say(`count-${rule}`, { count: counting.length, card: inline(top) }) : say("count-none");
}

/** Who is winning on a board, in one sentence. */
export function leadingWords(board: Board, cast: Cast): string {
  const { leading } = board;
  if (leading === null) return say("nobody-leads");
  return say("leads", { ...who(cast, leading), count: countWords(board.rule, board.seats[leading]?.counting ?? []) });
}

/** One thing that was done in a turn. */
interface Done {
  readonly what: "play" | "discard" | "move" | "take" | "put-back" | "draw" | "draw-card" | "out";
  readonly card: string;
  /** Whose card was taken. */
  readonly owner: number;
}

/** What was done in a turn; `before` is the board as it was when the turn began. */
function* doneIn(turn: string, seat: number, before: Board): Generator<Done> {
  const own = new Set(before.seats[seat]?.palette);
  let isPlaying = false;
  for (const [token, verb, card = "", drawn] of turn.matchAll(STEP)) {
    if (drawn) yield { what: drawn === "??" ? "draw" : "draw-card", card: drawn, owner: seat };
    else if (token === "x") yield { what: "out", card, owner: seat };
    else if (!card) continue;
    else if (verb === "+") {
      own.add(card);
      isPlaying = true;
      yield { what: "play", card, owner: seat };
    } else if (verb === ">") yield { what: isPlaying && own.delete(card) ? "move" : "discard", card, owner: seat };
    else {
      const owner = before.seats.findIndex((one, index) => index !== seat && one.palette.includes(card));
      if (owner < 0) own.delete(card);
      yield { what: owner < 0 ? "put-back" : "take", card, owner };
    }
  }
}

/** What was done in a turn, sentence by sentence; `before` is the board as it was when the turn began. */
export function turnWords(turn: string, seat: number, before: Board, cast: Cast): string[] {
  const sentences: string[] = [];
  const me = who(cast, seat);
  /** The card played in the step before, if that was all it did. */
  let played = "";
  for (const { what, card, owner } of doneIn(turn, seat, before)) {
    if (what === "discard" && played)
      sentences.splice(-1, 1, say("did-both", { ...me, card: inline(played), rule: inline(card) }));
    else sentences.push(say(`did-${what}`, { ...me, card: inline(card), ...robbed(cast, owner) }));
    played = what === "play" ? card : "";
  }
  return sentences;
}

/** A turn in one line, with the name once; `after` is the board to which it led. */
export function turnLine(turn: string, seat: number, before: Board, after: Board, cast: Cast): string {
  const parts = [...doneIn(turn, seat, before)].map(({ what, card, owner }) =>
    say(`line-${what}`, { card: inline(card), ...robbed(cast, owner) }),
  );
  const counting = after.seats[seat]?.counting ?? [];
  const isOver = after.turn === "" || after.seat !== seat;
  if (isOver && after.winner === null && after.leading === seat && !turn.endsWith("x"))
    parts.push(say("line-leads", { count: countWords(after.rule, counting) }));
  return say("line-turn", { ...who(cast, seat), what: parts.join(", ") });
}

function robbed(cast: Cast, owner: number): Values {
  return { owner: cast.names[owner] ?? "", yours: cast.you === owner ? "yes" : "no" };
}
