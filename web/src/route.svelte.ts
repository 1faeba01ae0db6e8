// Which page is shown: the path of the address, without a framework.

/** What a sentence leaves at the end of a link, and the slash of a folder: no page's address ends in it. */
const LOOSE = /[/.,;:!)]+$/;

class Route {
  path = $state(location.pathname);

  constructor() {
    const path = location.pathname.replace(LOOSE, "") || "/";
    if (path !== location.pathname) this.go(path + location.search + location.hash, { replace: true });
    addEventListener("popstate", () => {
      this.path = location.pathname;
    });
    document.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const isOurs = link && link.origin === location.origin && !link.target && !link.hasAttribute("download");
      if (!isOurs || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(path: string, { replace = false }: { replace?: boolean } = {}): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.path = location.pathname;
    if (!replace) scrollTo(0, 0);
  }
}

export const route = new Route();
