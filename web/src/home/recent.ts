// The tables where this browser has sat, the last one first: memory keeps them, and nobody else is told.

import { memory } from "../parts/memory";
import type { TableView } from "../wire/types";

/** A table to come back to; `game` is there once it can be replayed. */
export interface RecentTable {
  readonly id: string;
  readonly name: string;
  readonly rules: string;
  readonly at: number;
  readonly players: readonly Player[];
  readonly game: string | null;
}

/** Whoever sat there; a bot has a level, and is named by it. */
export interface Player {
  readonly name: string;
  readonly level: number | null;
}

const KEY = "tables";
const MOST = 12;

export function recentTables(): readonly RecentTable[] {
  const kept = memory.load<unknown>(KEY, []);
  return Array.isArray(kept) ? kept.filter(isTable) : [];
}

/** Keeps a table in mind, where its viewer has a seat. */
export function remember(view: TableView): void {
  if (!view.you.seats.length) return;
  const { id, name, rules, game } = view;
  const players = view.seats.filter((seat) => seat.kind !== "open").map(({ name, level }) => ({ name, level }));
  const others = recentTables();
  const known = others[0];
  const now: RecentTable = { id, name, rules, at: Date.now(), players, game };
  // A view comes with every card; memory is written to only where the list changes.
  if (known && known.id === id && JSON.stringify({ ...known, at: 0 }) === JSON.stringify({ ...now, at: 0 })) return;
  memory.save(KEY, [now, ...others.filter((one) => one.id !== id)].slice(0, MOST));
}

function isTable(one: unknown): one is RecentTable {
  const table = one as Partial<RecentTable> | null;
  return typeof table?.id === "string" && typeof table.rules === "string" && Array.isArray(table.players);
}
