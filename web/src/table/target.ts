// The points that end a match.

import { server } from "../wire/http";

/** The target for so many players, as the server says; null if it does not say. */
export async function targetFor(players: number): Promise<number | null> {
  const palettes = Array.from({ length: players }, () => [] as string[]);
  return server.who(palettes, "R").then(
    ({ target }) => target,
    () => null,
  );
}
