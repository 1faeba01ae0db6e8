// Where the client lives: at the root of a server, which knows its pages, or as plain files in any folder, where the
// page is named after a "?".

/** Whether these are plain files, without a server of ours. */
export const isSite = "site" in document.documentElement.dataset;
/** The path of the folder with our files. */
export const base = isSite ? new URL(".", location.href).pathname : "/";

/** The address of a page, such as /board#p=…, as a link to it has it. */
export function to(page: string): string {
  return !isSite ? page : page === "/" ? base : `${base}?${page}`;
}

/** The path of the page that an address leads to. */
export function pageOf({ pathname, search }: { pathname: string; search: string }): string {
  return isSite ? search.slice(1) || "/" : pathname;
}
