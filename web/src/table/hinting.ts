// The tables where hints come by themselves, such as the game at the end of the tutorial, until their player closes them.

import { shortMemory } from "../parts/memory";

function key(id: string): string {
  return `hints.${id}`;
}

export function hasHints(id: string): boolean {
  return shortMemory.read(key(id)) !== null;
}

export function showHints(id: string): void {
  shortMemory.write(key(id), "1");
}

export function stopHints(id: string): void {
  shortMemory.remove(key(id));
}
