// Who played a game, and who won it, as a record tells.

import type { Cast } from "../board/telling";
import { endWords } from "../home/players";
import type { GameSummary } from "../wire/types";
import { levelIn, namesOfAll } from "../words/bots";
import { rulesOf } from "../words/rules";
import { say, words } from "../words/words.svelte";

/** The names of its players. */
export function namesOf(game: GameSummary): string[] {
  return namesOfAll(game.seats.map((name) => ({ name, level: levelIn(name) })));
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
