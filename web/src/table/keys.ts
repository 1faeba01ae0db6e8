// The keys of the table: Escape puts a card down, u takes a step back, h asks for a hint.

import type { Turn } from "../board/turn.svelte";

export function keysOf(turn: Turn, onHint: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    const at = event.target instanceof Element ? event.target : null;
    const isTyping = at?.matches("input, select, textarea");
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const isOnTable = at?.closest("#main, [data-zone=own]"); // elsewhere letters mean something else
    if (event.key === "Escape") turn.putDown();
    else if (event.key === "u" && isOnTable) void turn.undo();
    else if (event.key === "h" && isOnTable && turn.steps.length > 1) onHint();
  };
}
