// The page with a position on the analysis board: its text comes after the #, which browsers do not send.

export function boardLink(text: string): string {
  return `/board#p=${encodeURIComponent(text)}`;
}

/** The position that an address names, if any. */
export function textIn(hash: string): string {
  const text = /^#p=(.+)$/.exec(hash)?.[1];
  try {
    return text ? decodeURIComponent(text) : "";
  } catch {
    return "";
  }
}
