// The way to a quick game: to the table that has waited longest, and on to another if it has begun without us.

import { memory, shortMemory } from "../parts/memory";
import { route } from "../route.svelte";
import { server } from "../wire/http";
import type { Table } from "../wire/table.svelte";
import { say } from "../words/words.svelte";
import { anotherName, type Wanted, wantedAt } from "./wanted";

/** How many players with the same name may meet. */
const NAMES = 4;

/** Goes to a table where others want the same game, or where they will; the table page sits down. */
export async function seek(wanted: Wanted): Promise<void> {
  const from = route.path;
  const { id, path } = await server.quick(wanted);
  if (route.path === from) goTo(id, path);
}

/** Goes to a table, to sit down there. */
export function goTo(id: string, path: string): void {
  shortMemory.write(`sit.${id}`, "1");
  route.go(path, { replace: path.startsWith("/t/") && route.path.startsWith("/t/") });
}

/** Sits down at a table for quick games, under another name if ours is taken; if it is full, looks for another. */
export async function takeSeat(table: Table, sit: (name: string) => Promise<string>): Promise<void> {
  const name = memory.read("name") || say("guest-name");
  for (let number = 1; number <= NAMES && table.view?.phase === "gathering"; number += 1) {
    const code = await sit(number === 1 ? name : anotherName(name, number));
    if (code !== "name-taken") break;
  }
  if (table.view && !table.view.you.seats.length) await seek(wantedAt(table.view)).catch(() => undefined);
}
