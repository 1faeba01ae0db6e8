// Who has played, in one phrase: people by their names, bots of one level together.

import { type KeptTable, opponentsOf, outcomeOf, type Player } from "../mine/kept";
import { namesOfAll } from "../words/bots";
import { say } from "../words/words.svelte";
import { listed } from "./when";

/** Who won and who resigned, one sentence each; empty if not known. */
export function endWords(winners: readonly string[], resigned: readonly string[]): string {
  const told: string[] = [];
  if (winners.length) told.push(say("replay-won", { count: winners.length, names: listed(winners) }));
  if (resigned.length) told.push(say("replay-resigned", { count: resigned.length, names: listed(resigned) }));
  return told.join(" ");
}

/** How a game of these players ended. */
export function playersEnd(players: readonly Player[]): string {
  const names = namesOfAll(players);
  const those = (is: (one: Player) => boolean | undefined) => names.filter((_, at) => players[at] && is(players[at]));
  return endWords(
    those(({ won }) => won),
    those(({ resigned }) => resigned),
  );
}

/** Such as "Ann, Bob, Lola and Max (bots, level 2)". */
export function playersName(players: readonly Player[]): string {
  const all = namesOfAll(players);
  const people = all.filter((_, at) => players[at]?.level === null);
  const levels = new Set(players.flatMap(({ level }) => level ?? []));
  const bots = [...levels].map((level) => {
    const names = all.filter((_, at) => players[at]?.level === level);
    return say("level-bots", { count: names.length, names: listed(names), level });
  });
  return listed([...people, ...bots]);
}

/** Whom a kept game was played against; everybody, where nobody noted which seat was one's own. */
export function againstWords(table: KeptTable): string {
  const others = opponentsOf(table);
  if (!others.length) return say("home-pass");
  return others.length < table.players.length
    ? say("mine-against", { names: playersName(others) })
    : playersName(others);
}

/** How a kept game ended for the player here, or else for everybody; empty while it goes on. */
export function outcomeWords(table: KeptTable): string {
  const outcome = outcomeOf(table);
  if (!outcome) return playersEnd(table.players);
  if (outcome === "won") return say("mine-won");
  return say(table.players.some(({ mine, resigned }) => mine && resigned) ? "mine-resigned" : "mine-lost");
}
