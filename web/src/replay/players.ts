// Who played a game, and who won it, as a record tells.

import type { Cast } from "../board/telling";
import { endWords } from "../home/players";
import type { GameSummary } from "../wire/types";
import { rulesOf } from "../words/rules";
import { say, words } from "../words/words.svelte";

const BOT = /^level ([1-7])$/;

/** The names of its players; those of bots in the reader's language, and told apart. */
export function namesOf(game: GameSummary): string[] {
  return game.seats.map((name, seat) => {
    const level = Number(BOT.exec(name)?.[1]);
    if (!level) return name;
    const alike = game.seats.flatMap((one, place) => (one === name ? [place] : []));
    if (alike.length === 1) return say("bot-name", { level });
    return say("bot-name-number", { level, number: alike.indexOf(seat) + 1 });
  });
}

/** The players as a sentence names them; the reader is none of them. */
export function castOf(game: GameSummary): Cast {
  return { names: namesOf(game), you: null };
}

/** How it ended; older records do not say who gave up. */
export function resultWords(game: GameSummary): string {
  const names = namesOf(game);
  const named = (seats: readonly number[]) => seats.map((seat) => names[seat] ?? "");
  const told = endWords(named(game.winners), named(game.resigned));
  return told || say(game.why === "resigned" ? "replay-given-up" : "replay-unfinished");
}

export function isScored(game: GameSummary): boolean {
  return rulesOf(game.rules).switches.includes("s");
}

export function dayOf(at: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: "medium" }).format(at);
}
