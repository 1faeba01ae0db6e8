// What screen readers read out: the last few things that happened at a table, one line each.

import { who } from "../board/telling";
import type { Happening, TableView } from "../wire/types";
import { say, spoken } from "../words/words.svelte";
import { RESPITE } from "./rematch.svelte";
import { castOf } from "./story.svelte";

const KEPT = 6;

export class Log {
  lines = $state.raw<readonly { key: number; text: string }[]>([]);
  private count = 0;

  add(text: string): void {
    if (!text) return;
    this.count += 1;
    this.lines = [...this.lines, { key: this.count, text: spoken(text) }].slice(-KEPT);
  }

  /** Reads out what the story does not tell: who takes which part before the deal, and what is said. */
  hear(event: Happening, before: TableView, after: TableView): void {
    this.add(anytimeWords(event, after) || (before.phase === "gathering" ? gatheringWords(event, before, after) : ""));
  }
}

function anytimeWords(event: Happening, view: TableView): string {
  switch (event.kind) {
    case "said": // empty from those who are muted, as are their reactions
      return event.text && say("log-said", { ...who(castOf(view), event.seat), text: event.text });
    case "reacted":
      return event.reaction
        ? say("log-said", { ...who(castOf(view), event.seat), text: say(`react-${event.reaction}`) })
        : "";
    case "readied":
      return say("log-readied", who(castOf(view), event.seat));
    case "rematched":
      return say("rematch-soon", { seconds: RESPITE });
    default:
      return "";
  }
}

function gatheringWords(event: Happening, before: TableView, after: TableView): string {
  switch (event.kind) {
    case "sat":
      return say("story-sat", who(castOf(after), event.seat));
    case "freed":
      return say("log-freed", who(castOf(before), event.seat));
    case "filled":
      return say("log-filled");
    case "hosted":
      return event.seat === null ? "" : say("log-hosted", who(castOf(after), event.seat));
    case "dealt":
      return say("story-empty");
    case "came":
    case "went":
      return after.you.seats.includes(event.seat) ? "" : say(`story-${event.kind}`, who(castOf(after), event.seat));
    default:
      return "";
  }
}
