// A game in an address: its record, compressed, after the #, which browsers do not send.

import { server } from "../wire/http";

const PREFIX = "#r=";

/** The page that shows a game to somebody who has nothing but the link. */
export async function carryingLink(id: string): Promise<string> {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(await server.record(id)));
  const text = btoa(String.fromCharCode(...bytes));
  return `/g${PREFIX}${text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** The record that an address carries; null if there is none, or if it cannot be read. */
export async function recordIn(hash: string): Promise<string | null> {
  if (!hash.startsWith(PREFIX)) return null;
  try {
    const text = atob(hash.slice(PREFIX.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (one) => one.charCodeAt(0));
    return new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), bytes));
  } catch {
    return null;
  }
}

async function through(stream: CompressionStream | DecompressionStream, bytes: BufferSource): Promise<Uint8Array> {
  const passed = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(passed).arrayBuffer());
}
