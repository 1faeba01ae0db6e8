// The two ways to hear from a table: a WebSocket, and where those are blocked a stream of events with commands by POST.

import { server } from "./http";
import type { FromClient, FromServer, Hello } from "./types";

export interface Line {
  send(message: FromClient): void;
  close(): void;
}

export interface Ears {
  heard(message: FromServer): void;
  /** The line is cut; `wasOpen` tells whether it ever worked. */
  cut(wasOpen: boolean): void;
}

export function overSocket(table: string, hello: Hello, ears: Ears): Line {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${table}/socket`);
  let wasOpen = false;
  socket.onopen = () => {
    wasOpen = true;
    socket.send(JSON.stringify(hello));
  };
  socket.onmessage = (message) => ears.heard(JSON.parse(message.data as string) as FromServer);
  socket.onclose = () => ears.cut(wasOpen);
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
  stream.onopen = () => {
    wasOpen = true;
  };
  stream.onmessage = (message) => ears.heard(JSON.parse(message.data as string) as FromServer);
  stream.onerror = () => {
    stream.close(); // it would come back by itself, with what it saw last but not with what we know
    ears.cut(wasOpen);
  };
  return {
    send: (message) => {
      if (message.type === "hello" || message.type === "ping") return;
      const posted = message.type === "look" ? server.lookAt(table, message) : server.command(table, message);
      posted.then(
        (answer) => ears.heard(answer as FromServer),
        () => undefined, // no answer: it is sent again when the stream is back
      );
    },
    close: () => stream.close(),
  };
}
