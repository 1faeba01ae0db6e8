// The names of places where cards lie.

import { say } from "../words/words.svelte";
import type { Zone } from "./setup.svelte";

function parts(zone: Zone): { pile: string; number: number } {
  const [pile = "", seat] = zone.split("-");
  return { pile, number: Number(seat ?? 0) + 1 };
}

/** Such as "hand of Player 1". */
export function zoneWords(zone: Zone): string {
  const { pile, number } = parts(zone);
  return say(`zone-${pile}`, { number });
}

/** As short as it can be, on a card. */
export function zoneShort(zone: Zone): string {
  const { pile, number } = parts(zone);
  return say(`zone-short-${pile}`, { number });
}
