// Bots: how well or to what taste they play, and their names. Each level and character has three, so that all bots at a
// table are told apart.

import type { BotSeat } from "../wire/types";
import { say } from "./words.svelte";

/** From 1 to 7, or a character. */
export type Level = BotSeat["level"];
export const LEVELS: readonly Level[] = [1, 2, 3, 4, 5, 6, 7, "cautious", "bold", "hoarder"];

/** What a record calls a bot. */
const RECORDED = /^(?:level ([1-7])|(cautious|bold|hoarder) bot)$/;

/** The level of a bot, as a record names it; null for a person. */
export function levelIn(name: string): Level | null {
  const found = RECORDED.exec(name);
  return levelOf(found?.[1] ?? found?.[2] ?? "");
}

/** The level of this text; null if there is none. */
export function levelOf(text: string): Level | null {
  return LEVELS.find((level) => String(level) === text) ?? null;
}

export function levelName(level: Level): string {
  return say("level-name", { level });
}

/** The names of all who play, in their order: of people their own, of bots those of their level. */
export function namesOfAll(players: readonly { readonly name: string; readonly level: Level | null }[]): string[] {
  const met = new Map<Level, number>();
  return players.map(({ name, level }) => {
    if (level === null) return name;
    const number = (met.get(level) ?? 0) + 1;
    met.set(level, number);
    return say("bot-name", { which: typeof level === "number" ? 10 * level + number : `${level}-${number}` });
  });
}
