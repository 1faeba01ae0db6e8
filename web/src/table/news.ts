// What of the chat is news to its reader.

import type { TableView } from "../wire/types";

/** How many lines others have said since; of those who are muted only empty ones come. */
export function unreadOf(view: TableView, since: number): number {
  const isNews = ({ at, seat, text, reaction }: TableView["chat"][number]) =>
    at > since && !view.you.seats.includes(seat) && (text || reaction);
  return view.chat.filter(isNews).length;
}
