// Drags a card from the hand to the palette or the canvas, by mouse, pen or finger.

import type { Turn, Verb } from "./turn.svelte";

const THRESHOLD = 8;
const VERBS: Readonly<Record<string, Verb>> = { palette: "+", canvas: ">", deck: "^" };

type Carried = { card: string; turn: Turn };

export function drag(node: HTMLElement, carried: Carried): { update(next: Carried): void; destroy(): void } {
  let { card, turn } = carried;
  let start: { x: number; y: number } | null = null;
  let flying: HTMLElement | null = null;
  let over: Verb | null = null;

  /** Where the card would go; the canvas even if it may not go there, so that the reason can be shown. */
  function placeAt(event: PointerEvent): Verb | null {
    const zone = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]");
    const verb = VERBS[zone?.dataset.drop ?? ""];
    return verb && (verb === ">" || turn.may(verb, card)) ? verb : null;
  }

  function lift(): void {
    const box = node.getBoundingClientRect();
    flying = node.cloneNode(true) as HTMLElement;
    flying.removeAttribute("aria-label");
    flying.setAttribute("aria-hidden", "true");
    flying.setAttribute("inert", "");
    for (const face of flying.querySelectorAll<HTMLElement>("[data-card]")) delete face.dataset.card;
    Object.assign(flying.style, {
      position: "fixed",
      left: `${box.left}px`,
      top: `${box.top}px`,
      zIndex: "60",
      pointerEvents: "none",
      transition: "none",
      rotate: "2deg",
    });
    node.parentElement?.append(flying);
    node.style.opacity = "0.25";
  }

  function settle(): void {
    flying?.remove();
    flying = null;
    start = null;
    over = null;
    node.style.opacity = "";
  }

  function down(event: PointerEvent): void {
    if (event.button || !turn.isMine || !turn.optionsOf(card).length) return;
    start = { x: event.clientX, y: event.clientY };
    node.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    if (!start) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!flying) {
      if (Math.hypot(x, y) < THRESHOLD) return;
      lift();
    }
    if (flying) flying.style.translate = `${x}px ${y}px`;
    const verb = placeAt(event);
    if (verb === over) return;
    over = verb;
    if (verb === ">") void turn.toCanvas(card);
    else if (verb) void turn.pick(card, verb);
    else turn.putDown();
  }

  function up(event: PointerEvent): void {
    const verb = flying ? placeAt(event) : null;
    const wasCarried = flying !== null;
    settle();
    if (!wasCarried) return;
    node.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true }), 50);
    if (verb && turn.may(verb, card)) void turn.drop(verb, card);
    else if (!verb) turn.putDown();
  }

  /** The click that ends a drag does not count. */
  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", settle);
  return {
    update(next) {
      ({ card, turn } = next);
    },
    destroy() {
      settle();
    },
  };
}
