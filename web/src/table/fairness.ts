// The random bits that this browser added to deals, compared with those that the game says it was dealt from.

import { memory } from "../parts/memory";
import type { TableView } from "../wire/types";

const KEY = "bits";
/** Tables whose bits are remembered. */
const KEPT = 30;

interface Given {
  readonly table: string;
  /** What the server had committed itself to by then. */
  readonly commitment: string;
  readonly bits: readonly string[];
}

function load(): readonly Given[] {
  const kept = memory.load<unknown>(KEY, []);
  return Array.isArray(kept) ? (kept as Given[]) : [];
}

/** Remembers bits, before they are sent. */
export function keepBits(view: TableView, bits: string): void {
  const kept = load();
  const given = kept.find((one) => one.table === view.id);
  const others = kept.filter((one) => one.table !== view.id);
  const commitment = given?.commitment ?? view.fairness.commitment;
  memory.save(KEY, [...others, { table: view.id, commitment, bits: [...(given?.bits ?? []), bits] }].slice(-KEPT));
}

/** Forgets a table's bits: a seat that comes from another device has bits of that one. */
export function forgetBits(table: string): void {
  memory.save(
    KEY,
    load().filter((one) => one.table !== table),
  );
}

/** Whether the game is dealt from what this browser added; `unknown` if it was added elsewhere. */
export function bitsVerdict(view: TableView): "same" | "changed" | "unknown" {
  const given = load().find((one) => one.table === view.id);
  if (!given || !view.you.seats.length) return "unknown";
  const isSame = view.you.seats.every((seat) => given.bits.includes(view.fairness.bits[seat] ?? ""));
  return isSame && view.fairness.commitment === given.commitment ? "same" : "changed";
}
