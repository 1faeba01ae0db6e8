// How long ago something was, in the reader's language.

import { words } from "../words/words.svelte";

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** Such as "5 minutes ago"; `at` and `now` are in milliseconds. */
export function ago(at: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  const passed = Math.max(0, now - at);
  const [unit, size] = UNITS.find(([, size]) => passed >= size) ?? (["second", 1_000] as const);
  return unit === "second" ? format.format(0, unit) : format.format(-Math.floor(passed / size), unit);
}

/** Names as a list in a sentence. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
}
