// What lessons are called: those on a rule as the rule is.

import { COLOURS, type Colour } from "../cards/card";
import { say } from "../words/words.svelte";

export function lessonTitle(id: string): string {
  return say(COLOURS.includes(id as Colour) ? `rule-${id}` : `tutorial-${id}`);
}
