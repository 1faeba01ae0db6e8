// Keeps the focus on the page: for keyboard and screen reader users, losing it means starting again at the top.

/** Puts the focus somewhere, even where nothing can be pressed, without scrolling. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Whether the focus is on nothing at all. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** After a change of page, moves the focus to the heading, unless the page has set it itself. */
export function arrive(): void {
  const main = document.querySelector<HTMLElement>("#main");
  if (main?.contains(document.activeElement)) return;
  const place = main?.querySelector<HTMLElement>("h1") ?? main;
  if (place) focusOn(place);
}

/** Where the focused element of a part of the page disappears, the first of these places takes the focus. */
export function keepFocus(part: HTMLElement, places: readonly string[]): { destroy: () => void } {
  let last: Node | null = null;

  function came(event: FocusEvent): void {
    last = event.target instanceof Node ? event.target : null;
  }
  /** Some browsers also fire this for an element being removed; a moment later it is clear which it was. */
  function went(): void {
    queueMicrotask(() => {
      if (last?.isConnected && document.activeElement !== last) last = null;
    });
  }
  function check(): void {
    if (!last || last.isConnected) return;
    last = null;
    if (!isFocusLost()) return;
    for (const place of places) {
      const found = [...document.querySelectorAll<HTMLElement>(place)].find((one) => one.getClientRects().length);
      if (found) {
        focusOn(found);
        return;
      }
    }
  }

  const observer = new MutationObserver(check);
  observer.observe(part, { childList: true, subtree: true });
  part.addEventListener("focusin", came);
  part.addEventListener("focusout", went);
  return {
    destroy() {
      observer.disconnect();
      part.removeEventListener("focusin", came);
      part.removeEventListener("focusout", went);
    },
  };
}
