// Who has played, in one phrase: people by their names, bots of one level together.

import { say } from "../words/words.svelte";
import { levelName } from "./opening";
import type { Player } from "./recent";
import { listed } from "./when";

/** One of them; a bot is named by its level. */
export function playerName({ name, level }: Player): string {
  return level === null ? name : say("bot-name", { level });
}

/** Who won, in a sentence; nothing where nobody is known to have. */
export function wonWords(names: readonly string[]): string {
  return names.length ? say("replay-won", { count: names.length, names: listed(names) }) : "";
}

/** Such as "Ann, Bob and 2 bots (friendly)". */
export function playersName(players: readonly Player[]): string {
  const people = players.filter((player) => player.level === null).map((player) => player.name);
  const levels = new Map<number, number>();
  for (const { level } of players) if (level !== null) levels.set(level, (levels.get(level) ?? 0) + 1);
  const bots = [...levels].map(([level, count]) => say("level-bots", { count, name: levelName(level) }));
  return listed([...people, ...bots]);
}
