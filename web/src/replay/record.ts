// A game's record as a file: from the server by its link, or made of what is kept on this device.

import { answering } from "../wire/answering.svelte";
import { server } from "../wire/http";

export function recordLink(id: string): string {
  return `/api/games/${id}/record`;
}

/** Saves the record of a game that the server does not have; other links are left to the browser. */
export async function saveHere(event: Event, id: string): Promise<void> {
  if (!answering.isLocal(recordLink(id))) return;
  event.preventDefault();
  const address = URL.createObjectURL(new Blob([await server.record(id)], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${id}.red7`;
  link.click();
  URL.revokeObjectURL(address);
}
