// Words for what might be done: the steps of a turn as advice, and figures as people read them.

import { type Cast, stepsOf } from "../board/telling";
import type { Board } from "../wire/types";
import { inline, say, words } from "../words/words.svelte";

/** Steps as advice, such as "play Red 7, change the rule with Green 4"; `board` is where they would be taken. */
export function wayWords(steps: string, board: Board, cast: Cast): string {
  const own = new Set(board.seats[board.seat]?.palette);
  let isPlaying = board.turn !== "";
  const said: string[] = [];
  for (const step of stepsOf(steps)) {
    const [verb, card] = [step.charAt(0), step.slice(1)];
    if (verb === "+") {
      own.add(card);
      isPlaying = true;
      said.push(say("hint-play", { card: inline(card) }));
    } else if (verb === ">") {
      said.push(say(isPlaying && own.delete(card) ? "way-move" : "hint-discard", { card: inline(card) }));
    } else if (verb === "^") {
      const owner = board.seats.findIndex((seat, index) => index !== board.seat && seat.palette.includes(card));
      if (owner < 0) own.delete(card);
      said.push(
        owner < 0
          ? say("hint-deck", { card: inline(card) })
          : say("way-take", { card: inline(card), owner: cast.names[owner] ?? "" }),
      );
    } else if (verb === "=") said.push(say("hint-draw"));
    else if (verb === "-") said.push(say("hint-decline"));
  }
  if (!said.length) return say(board.turn ? "way-end" : "way-nothing");
  return new Intl.ListFormat(words.language, { type: "unit" }).format(said);
}

/** A chance, such as 62%. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 0 }).format(chance);
}

/** Points to be won or lost, such as +3.2. */
export function signed(points: number): string {
  const form = { signDisplay: "exceptZero", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(words.language, form).format(points);
}
