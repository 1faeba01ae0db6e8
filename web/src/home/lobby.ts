// The public tables in words: those with a free seat, and games to watch.

import type { LobbyTable } from "../wire/types";
import { rulesName } from "../words/rules";
import { say } from "../words/words.svelte";
import { listed } from "./when";

export interface Lobby {
  readonly open: readonly LobbyTable[];
  readonly watched: readonly LobbyTable[];
}

/** At most so many of each kind, in the server's order. */
export function lobbyOf(tables: readonly LobbyTable[], most: number): Lobby {
  const open = tables.filter((table) => table.phase === "gathering" && table.taken < table.seats);
  const watched = tables.filter((table) => table.phase === "playing" || table.phase === "between");
  return { open: open.slice(0, most), watched: watched.slice(0, most) };
}

/** The name of a table, or whose it is. */
export function titleOf({ name, host }: LobbyTable): string {
  if (name && name !== host) return name;
  return host ? say("table-of", { name: host }) : say("table-title");
}

/** Who plays, as in "Ann and Bob", with the number of bots. */
export function playersOf(table: LobbyTable): string {
  const { players, taken } = table;
  if (!players.length) return titleOf(table);
  const names = listed(players);
  const count = taken - players.length;
  return count > 0 ? say("home-watch-bots", { names, count }) : names;
}

/** The host of a table with a name of its own, the rules and the clock. */
export function termsOf(table: LobbyTable): string {
  const { name, host, rules, clock } = table;
  const isNamed = host && name !== host && table.phase === "gathering";
  const parts = isNamed ? [say("table-of", { name: host })] : [];
  parts.push(rulesName(rules), clock ? say("home-open-clock", { turn: clock.turn }) : say("home-open-no-clock"));
  return parts.join(" · ");
}
