// What is said to somebody who has nothing to do now.

import { type Cast, leadingWords } from "../board/telling";
import type { TableView } from "../wire/types";
import { say } from "../words/words.svelte";

/** One or two sentences; `fate` says why the reader is out of the round. */
export function idleWords(view: TableView, cast: Cast, fate: string): string {
  if (!view.board || view.phase !== "playing") return "";
  if (view.paused) return say("idle-paused");
  const you = view.you.seat ?? -1;
  const standIn = view.seats[you]?.stand_in;
  if (standIn) return say("idle-stood-in", { why: standIn.why });
  const next = say("idle-turn-of", { name: cast.names[view.board.seat] ?? "" });
  if (view.board.seats[you]?.out) return fate ? `${fate} ${next}` : say("idle-out");
  return `${leadingWords(view.board, cast)} ${next}`;
}
