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

/** What was done in a turn, sentence by sentence; `before` is the board as it was when the turn began. */
export function turnWords(turn: string, seat: number, before: Board, cast: Cast): string[] {
  const sentences: string[] = [];
  const own = new Set(before.seats[seat]?.palette);
  const me = who(cast, seat);
  let isPlaying = false;
  /** The card played in the step before, if that was all it did. */
  let played = "";
  for (const [token, verb, card, drawn] of turn.matchAll(STEP)) {
    if (drawn)
      sentences.push(drawn === "??" ? say("did-draw", me) : say("did-draw-card", { ...me, card: inline(drawn) }));
    else if (token === "x") sentences.push(say("did-out", me));
    else if (!card) continue;
    else if (verb === "+") {
      own.add(card);
      isPlaying = true;
      sentences.push(say("did-play", { ...me, card: inline(card) }));
    } else if (verb === ">") {
      const isMoved = isPlaying && own.delete(card);
      if (isMoved) sentences.push(say("did-move", { ...me, card: inline(card) }));
      else if (played) sentences.splice(-1, 1, say("did-both", { ...me, card: inline(played), rule: inline(card) }));
      else sentences.push(say("did-discard", { ...me, card: inline(card) }));
    } else {
      const owner = before.seats.findIndex((one, index) => index !== seat && one.palette.includes(card));
      if (owner < 0) own.delete(card);
      sentences.push(
        owner < 0
          ? say("did-put-back", { ...me, card: inline(card) })
          : say("did-take", { ...me, card: inline(card), ...robbed(cast, owner) }),
      );
    }
    played = verb === "+" && card ? card : "";
  }
  return sentences;
}

function robbed(cast: Cast, owner: number): Values {
  return { owner: cast.names[owner] ?? "", yours: cast.you === owner ? "yes" : "no" };
}
