// What pages and the worker on this device say to each other, over a channel that all tabs hear.

/** From a page; the worker that plays for all tabs hears it. */
export type Asked =
  | { to: "house"; kind: "who" }
  | { to: "house"; kind: "request"; id: string; method: string; path: string; body: string }
  | { to: "house"; kind: "open"; line: string; table: string }
  | { to: "house"; kind: "receive"; line: string; text: string }
  | { to: "house"; kind: "close"; line: string };

/** From the worker. */
export type Told =
  /** It can be asked now; its life changes when another tab takes over. `rules` is the digest of its modules. */
  | { to: "pages"; kind: "ready"; life: string; rules: string }
  | { to: "pages"; kind: "failed"; reason: string }
  | { to: "pages"; kind: "answer"; id: string; status: number; text: string }
  /** A message on a line; without a text, the line is closed. */
  | { to: "pages"; kind: "message"; line: string; text: string | null };

/** The name of the channel, the lock and the database of the client in that folder. */
export function nameIn(folder: string): string {
  return `red7 ${folder}`;
}
