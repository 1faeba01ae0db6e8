// Cards travel from where they were to where they are now.

import { travelNow } from "../parts/speed";

type Places = Map<string, DOMRect>;

const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";
const LASTS = 240;

function faces(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-card]:not(.ghost)")];
}

/** Where cards are now, in the hand as well, from which they come to the board. */
export function placesOf(): Places {
  return new Map(faces(document.body).map((face) => [face.dataset.card ?? "", face.getBoundingClientRect()]));
}

function pile(root: HTMLElement, name: string): DOMRect | undefined {
  return root.querySelector(`[data-pile="${name}"]`)?.getBoundingClientRect();
}

function move(face: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const scale = from.width / (to.width || 1);
  const shift = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
  face.animate(
    [
      { transform: shift, transformOrigin: "0 0", zIndex: 40 },
      { transform: "none", transformOrigin: "0 0", zIndex: 40 },
    ],
    { duration: LASTS * travelNow(), easing: EASE, delay, fill: "backwards" },
  );
}

/** Animates every card that moved; one that was hidden comes from a hand or the deck. */
export function fly(root: HTMLElement, before: Places, mover: number): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || !before.size || !travelNow()) {
    return;
  }
  let delay = 0;
  for (const face of faces(root)) {
    const card = face.dataset.card ?? "";
    const to = face.getBoundingClientRect();
    const isHeld = face.closest("[data-zone=hand]") !== null;
    const known = before.get(card);
    const from = known ?? pile(root, isHeld ? "deck" : `hand-${mover}`) ?? pile(root, "deck");
    before.delete(card);
    if (!from || (Math.abs(from.left - to.left) < 2 && Math.abs(from.top - to.top) < 2)) continue;
    move(face, from, to, known ? 0 : delay);
    if (!known) delay += 40;
  }
}
