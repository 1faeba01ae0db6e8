// The rules of a game by name. As text they are an edition and the letters of what it adds, such as 1.3ds.

import { say } from "./words.svelte";

export type Edition = "1.0" | "1.1" | "1.2" | "1.3";
export const EDITIONS: readonly Edition[] = ["1.3", "1.2", "1.1", "1.0"];

/** What a text of rules says: the edition, the letters of d, s and a that it has, and a pack of its own in brackets. */
export interface Rules {
  readonly edition: Edition;
  readonly switches: string;
  readonly pack: string;
}

const TEXT = /^(1\.[0-3])([dsa]*)(\[.*\])?$/;

export function rulesOf(text: string): Rules {
  const [, edition = "1.3", switches = "", pack = ""] = TEXT.exec(text) ?? [];
  return { edition: edition as Edition, switches, pack };
}

/** The whole name, such as "Advanced with Actions, edition 1.2". */
export function rulesName(text: string): string {
  const { edition, switches, pack } = rulesOf(text);
  return say(pack ? "rules-name-small-pack" : "rules-name", { edition, game: gameName(switches) });
}

/** The name without the edition, such as "Advanced with Actions": for where there is little room. */
export function shortRulesName(text: string): string {
  return gameName(rulesOf(text).switches);
}

function gameName(switches: string): string {
  return say("rules-game", { switches: switches || "none" });
}
