// What a table is called.

import type { TableView } from "../wire/types";
import { say } from "./words.svelte";

/** Its name, or one by its host. */
export function tableName({ name, you, host, seats }: TableView): string {
  if (name) return name;
  if (you.host) return say("table-yours");
  return host === null ? say("table-title") : say("table-of", { name: seats[host]?.name ?? "" });
}
