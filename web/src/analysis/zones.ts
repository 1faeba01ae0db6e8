// The names of places where cards lie.

import { say } from "../words/words.svelte";
import type { Zone } from "./setup.svelte";

function named(zone: Zone, id: string): string {
  const [pile = "", seat] = zone.split("-");
  return say(`${id}-${pile}`, { number: Number(seat ?? 0) + 1 });
}

/** Such as "hand of Player 1". */
export function zoneWords(zone: Zone): string {
  return named(zone, "zone");
}

/** As short as it can be, on a card. */
export function zoneShort(zone: Zone): string {
  return named(zone, "zone-short");
}
