// The address of a position on the analysis board: its text stands behind the #, which browsers send to nobody.

export function boardLink(text: string): string {
  return `/board#p=${encodeURIComponent(text)}`;
}

/** The position that an address names; nothing where it names none. */
export function textIn(hash: string): string {
  const text = /^#p=(.+)$/.exec(hash)?.[1];
  try {
    return text ? decodeURIComponent(text) : "";
  } catch {
    return "";
  }
}
