// The tables where this browser has sat, latest first; stored only in this browser.

import { memory } from "../parts/memory";
import { codeOf, server } from "../wire/http";
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
  readonly won?: boolean;
  readonly resigned?: boolean;
}

const KEY = "tables";
const MOST = 12;

export function recentTables(): readonly RecentTable[] {
  const kept = memory.load<unknown>(KEY, []);
  return Array.isArray(kept) ? kept.filter(isTable) : [];
}

/** Remembers a table if its viewer has a seat. */
export function remember(view: TableView): void {
  if (!view.you.seats.length) return;
  const { id } = view;
  const others = recentTables();
  const known = others[0];
  const now = tableOf(view, Date.now());
  // Views come with every card played; write only if the list changes.
  if (known && known.id === id && JSON.stringify({ ...known, at: 0 }) === JSON.stringify({ ...now, at: 0 })) return;
  memory.save(KEY, [now, ...others.filter((one) => one.id !== id)].slice(0, MOST));
}

/** The same tables, after asking about unfinished ones: some are over by now, some are gone. */
export async function lookedAfter(tables: readonly RecentTable[]): Promise<readonly RecentTable[]> {
  const looked = await Promise.all(tables.map((table) => (table.game ? table : lookAt(table))));
  const news = new Map(tables.map(({ id }, place) => [id, looked[place]]));
  const kept = recentTables().flatMap((one) => (news.has(one.id) ? (news.get(one.id) ?? []) : one));
  memory.save(KEY, kept);
  return looked.filter((one) => one !== null);
}

async function lookAt(table: RecentTable): Promise<RecentTable | null> {
  try {
    return tableOf(await server.table(table.id), table.at);
  } catch (error) {
    return codeOf(error) === "no-table" ? null : table;
  }
}

function tableOf({ id, name, rules, game, seats, result }: TableView, at: number): RecentTable {
  const players = seats.flatMap(({ kind, name, level, resigned }, seat) =>
    kind === "open"
      ? []
      : { name, level, won: result?.winners.includes(seat) ?? false, resigned: result !== null && resigned },
  );
  return { id, name, rules, at, players, game };
}

function isTable(one: unknown): one is RecentTable {
  const table = one as Partial<RecentTable> | null;
  return typeof table?.id === "string" && typeof table.rules === "string" && Array.isArray(table.players);
}
