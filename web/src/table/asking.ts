// A command to a table, and what to say if it is refused.

import { troubleWords } from "../board/turn.svelte";
import { codeOf } from "../wire/http";
import type { Asking, Table } from "../wire/table.svelte";

/** Sends a command to the table; returns why it was refused, in words, or nothing. */
export async function troubleAsking(table: Table, asking: Asking): Promise<string> {
  try {
    await table.ask(asking);
    return "";
  } catch (error) {
    return troubleWords(codeOf(error));
  }
}
