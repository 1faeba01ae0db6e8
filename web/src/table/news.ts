// How much of the chat is new to the reader.

import type { TableView } from "../wire/types";

/** How many lines others have said since; muted players' lines arrive empty. */
export function unreadOf(view: TableView, since: number): number {
  const isNews = ({ at, seat, text, reaction }: TableView["chat"][number]) =>
    at > since && !view.you.seats.includes(seat) && (text || reaction);
  return view.chat.filter(isNews).length;
}
