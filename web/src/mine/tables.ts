// The tables where this browser has sat, latest first; stored only in this browser.

import { memory } from "../parts/memory";
import { codeOf, server } from "../wire/http";
import type { TableView } from "../wire/types";
import { isRunning, isTable, type KeptTable, tableOf, withTable } from "./kept";

const KEY = "tables";
/** What was written last: views come with every card played, and few of them change what is kept. */
let last = "";

export function keptTables(): readonly KeptTable[] {
  const kept = memory.load<unknown>(KEY, []);
  return Array.isArray(kept) ? kept.filter(isTable) : [];
}

/** Remembers a table if its viewer has a seat. */
export function remember(view: TableView): void {
  if (!view.you.seats.length) return;
  const text = JSON.stringify(tableOf(view, 0));
  if (text === last) return;
  last = text;
  memory.save(KEY, withTable(keptTables(), tableOf(view, Date.now())));
}

export function forget(id: string): void {
  last = "";
  memory.save(
    KEY,
    keptTables().filter((one) => one.id !== id),
  );
}

/** Remembers a table again that was forgotten. */
export function putBack(table: KeptTable): void {
  const kept = keptTables();
  memory.save(
    KEY,
    [...kept, table].toSorted((one, other) => other.at - one.at),
  );
}

/** All tables, after asking about those that run: some are over by now, some are gone. */
export async function lookedAfter(): Promise<readonly KeptTable[]> {
  const asked = keptTables().filter(isRunning);
  const looked = await Promise.all(asked.map(lookAt));
  const news = new Map(asked.map(({ id }, place) => [id, looked[place]]));
  const kept = keptTables().flatMap((one) => (news.has(one.id) ? (news.get(one.id) ?? []) : one));
  memory.save(KEY, kept);
  return kept;
}

async function lookAt(table: KeptTable): Promise<KeptTable | null> {
  try {
    const now = tableOf(await server.table(table.id), table.at);
    return now.standing === "over" && !now.game ? null : now;
  } catch (error) {
    return codeOf(error) === "no-table" ? null : table;
  }
}
