// The ways to talk to a table: a WebSocket or, if those are blocked, an event stream with commands by POST; and the
// worker on this device.

import { codeOf, server } from "./http";
import type { FromClient, FromServer, Hello } from "./types";

export interface Line {
  send(message: FromClient): void;
  close(): void;
}

export interface Ears {
  heard(message: FromServer): void;
  /** The line is cut, or never worked. */
  cut(): void;
}

export function overSocket(table: string, hello: Hello, ears: Ears): Line {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${table}/socket`);
  socket.onopen = () => socket.send(JSON.stringify(hello));
  socket.onmessage = (message) => ears.heard(JSON.parse(message.data as string) as FromServer);
  socket.onclose = () => ears.cut();
  return {
    send: (message) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close: () => {
      socket.onclose = null;
      socket.onmessage = null;
      socket.close();
    },
  };
}

export function overStream(table: string, hello: Hello, ears: Ears): Line {
  const parts = new URLSearchParams();
  if (hello.last != null) parts.set("last", String(hello.last));
  if (hello.seat != null) parts.set("seat", String(hello.seat));
  const stream = new EventSource(`/api/tables/${table}/events?${parts}`);
  let wasOpen = false;
  let isClosed = false;
  stream.onopen = () => {
    wasOpen = true;
  };
  stream.onmessage = (message) => ears.heard(JSON.parse(message.data as string) as FromServer);
  stream.onerror = async () => {
    stream.close(); // it would come back by itself, with what it saw last but not with what we know
    const isThere = wasOpen || (await exists(table));
    if (isClosed) return;
    if (isThere) ears.cut();
    else ears.heard({ type: "bye", code: "no-table", text: "", again: false });
  };
  return {
    send: (message) => {
      if (message.type === "hello" || message.type === "ping") return;
      const posted = message.type === "look" ? server.lookAt(table, message) : server.command(table, message);
      posted.then(
        (answer) => ears.heard(answer as FromServer),
        (error) => ears.heard({ type: "refused", id: message.id, code: codeOf(error), text: "", view: null }),
      );
    },
    close: () => {
      isClosed = true;
      stream.close();
    },
  };
}

/** To a table that is kept on this device. */
export function overHouse(table: string, hello: Hello, ears: Ears): Line {
  let line: Line | null = null;
  let isClosed = false;
  import("../offline/house").then(
    (house) => {
      if (!isClosed) line = house.overWorker(table, hello, ears);
    },
    () => isClosed || ears.cut(),
  );
  return {
    send: (message) => line?.send(message),
    close: () => {
      isClosed = true;
      line?.close();
    },
  };
}

/** Whether there may be such a table: a stream that does not open never says why. */
async function exists(table: string): Promise<boolean> {
  try {
    await server.table(table);
    return true;
  } catch (error) {
    return !["no-table", "malformed"].includes(codeOf(error)); // no table can have a name that is malformed
  }
}
