// Which page is shown: what the address names, without a framework.

import { base, isSite, pageOf, to } from "./where";

/** What a sentence leaves at the end of a link, and the slash of a folder: no page's address ends in it. */
const LOOSE = /[/.,;:!)]+$/;

class Route {
  path = $state(pageOf(location));

  constructor() {
    const page = this.path.replace(LOOSE, "") || "/";
    if (page !== this.path) this.go(page + (isSite ? "" : location.search) + location.hash, { replace: true });
    addEventListener("popstate", () => {
      this.path = pageOf(location);
    });
    document.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const isOurs = link && link.origin === location.origin && !link.target && !link.hasAttribute("download");
      if (!isOurs || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (isSite ? link.pathname !== base : link.pathname.startsWith("/api/")) return;
      if (link.hash && pageOf(link) === pageOf(location)) return;
      if (link.getAttribute("href") === "") return; // loads the page again
      event.preventDefault();
      this.leave(link.href);
    });
  }

  go(page: string, { replace = false }: { replace?: boolean } = {}): void {
    this.leave(to(page), replace);
  }

  private leave(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.path = pageOf(location);
    if (!replace) scrollTo(0, 0);
  }
}

export const route = new Route();
