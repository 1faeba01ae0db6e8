// The names of bots. Each level has three, so that all bots at a table are told apart.

import { say } from "./words.svelte";

/** What a record calls a bot. */
const RECORDED = /^level ([1-7])$/;

/** The level of a bot, as a record names it; null for a person. */
export function levelIn(name: string): number | null {
  const level = RECORDED.exec(name)?.[1];
  return level ? Number(level) : null;
}

/** The names of all who play, in their order: of people their own, of bots those of their level. */
export function namesOfAll(players: readonly { readonly name: string; readonly level: number | null }[]): string[] {
  const met = new Map<number, number>();
  return players.map(({ name, level }) => {
    if (level === null) return name;
    const number = (met.get(level) ?? 0) + 1;
    met.set(level, number);
    return say("bot-name", { which: 10 * level + number });
  });
}
