// Who has played, in one phrase: people by their names, bots of one level together.

import { say } from "../words/words.svelte";
import { levelName } from "./opening";
import type { Player } from "./recent";
import { listed } from "./when";

/** One of them; a bot is named by its level. */
export function playerName({ name, level }: Player): string {
  return level === null ? name : say("bot-name", { level });
}

/** Who won and who resigned, one sentence each; empty if not known. */
export function endWords(winners: readonly string[], resigned: readonly string[]): string {
  const told: string[] = [];
  if (winners.length) told.push(say("replay-won", { count: winners.length, names: listed(winners) }));
  if (resigned.length) told.push(say("replay-resigned", { count: resigned.length, names: listed(resigned) }));
  return told.join(" ");
}

/** How a game of these players ended. */
export function playersEnd(players: readonly Player[]): string {
  const named = (some: readonly Player[]) => some.map(playerName);
  return endWords(named(players.filter((one) => one.won)), named(players.filter((one) => one.resigned)));
}

/** Such as "Ann, Bob and 2 bots (friendly)". */
export function playersName(players: readonly Player[]): string {
  const people = players.filter((player) => player.level === null).map((player) => player.name);
  const levels = new Map<number, number>();
  for (const { level } of players) if (level !== null) levels.set(level, (levels.get(level) ?? 0) + 1);
  const bots = [...levels].map(([level, count]) => say("level-bots", { count, name: levelName(level) }));
  return listed([...people, ...bots]);
}
