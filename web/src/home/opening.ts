// A table opened from one of our pages, and the way to it.

import { troubleWords } from "../board/turn.svelte";
import { memory, shortMemory } from "../parts/memory";
import { route } from "../route.svelte";
import { showHints } from "../table/hinting";
import { codeOf, server } from "../wire/http";
import type { NewTable } from "../wire/types";
import { say } from "../words/words.svelte";

/** The longest nickname and table name that the server accepts. */
export const LONGEST_NICKNAME = 24;
export const LONGEST_TABLE_NAME = 40;

/** Opens a table and goes there, if this page is still shown; the table page seats these names, or whoever is here. */
export async function openTable(
  wanted: NewTable,
  { names = [], withHints = false }: { names?: readonly string[]; withHints?: boolean } = {},
): Promise<void> {
  const from = route.path;
  const { id, path } = await server.open(wanted);
  // If this cannot be stored, the table page asks who sits down.
  if (names.length) shortMemory.save(`pass.${id}`, names);
  else shortMemory.write(`sit.${id}`, "1");
  if (withHints) showHints(id);
  if (route.path === from) route.go(path);
}

/** Why no table was opened, and what to do. */
export function openingTrouble(error: unknown): string {
  const code = codeOf(error);
  return code === "away" ? say("home-away") : troubleWords(code);
}

/** The nickname that was used here last. */
export function rememberedName(): string {
  return memory.read("name") ?? "";
}

export function rememberName(name: string): void {
  if (name.trim()) memory.write("name", name.trim());
}
