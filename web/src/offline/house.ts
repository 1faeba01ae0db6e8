// This page's side of the worker that plays on this device: requests and lines, as if it were the server.

import { base } from "../where";
import type { Ears, Line } from "../wire/lines";
import type { FromServer, Hello } from "../wire/types";
import { type Asked, nameIn, type Told } from "./messages";

export interface Answer {
  readonly status: number;
  readonly text: string;
}
interface Pending {
  readonly asked: Asked;
  readonly done: (answer: Answer) => void;
  readonly failed: (error: Error) => void;
}
interface Opened {
  readonly table: string;
  readonly hello: Hello;
  readonly ears: Ears;
  /** The life of the worker that knows this line. */
  life: string;
}

const channel = new BroadcastChannel(nameIn(base));
const pending = new Map<string, Pending>();
const lines = new Map<string, Opened>();
let life = "";
let count = 0;
let worker: Worker | null = null;
const page = Math.random().toString(36).slice(2);

channel.onmessage = ({ data }: MessageEvent<Asked | Told>) => {
  if (data.to === "pages") hear(data);
};
// A page that is kept for the way back must not keep its lines.
addEventListener("pagehide", () => {
  for (const line of lines.keys()) tell({ to: "house", kind: "close", line });
});
addEventListener("pageshow", (event) => {
  if (event.persisted) for (const line of [...lines.keys()]) cut(line);
});

function tell(asked: Asked): void {
  channel.postMessage(asked);
}

function name(): string {
  count += 1;
  return `${page}-${count}`;
}

/** Starts this tab's worker; another tab's may be there already. */
function start(): void {
  if (worker) return;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onerror = () => fail("the worker does not start");
  tell({ to: "house", kind: "who" });
}

function hear(told: Told): void {
  if (told.kind === "ready") begin(told.life);
  else if (told.kind === "failed") fail(told.reason);
  else if (told.kind === "answer") {
    pending.get(told.id)?.done(told);
    pending.delete(told.id);
  } else if (told.text === null) cut(told.line);
  else lines.get(told.line)?.ears.heard(JSON.parse(told.text) as FromServer);
}

/** A worker is there: it is asked what was not answered, and lines to an earlier one are cut. */
function begin(now: string): void {
  if (life === now) return;
  life = now;
  for (const { asked } of pending.values()) tell(asked);
  for (const [line, { life: known }] of [...lines]) {
    if (known) cut(line);
    else dial(line);
  }
}

function dial(line: string): void {
  const opened = lines.get(line);
  if (!opened) return;
  opened.life = life;
  tell({ to: "house", kind: "open", line, table: opened.table });
  tell({ to: "house", kind: "receive", line, text: JSON.stringify(opened.hello) });
}

function cut(line: string): void {
  const ears = lines.get(line)?.ears;
  lines.delete(line);
  ears?.cut();
}

function fail(reason: string): void {
  for (const { failed } of pending.values()) failed(new Error(reason));
  pending.clear();
  worker?.terminate();
  worker = null; // the next request tries again
  life = "";
  for (const line of [...lines.keys()]) cut(line);
}

export function request(method: string, path: string, body: string): Promise<Answer> {
  start();
  return new Promise((done, failed) => {
    const id = name();
    const asked: Asked = { to: "house", kind: "request", id, method, path, body };
    pending.set(id, { asked, done, failed });
    if (life) tell(asked);
  });
}

export function overWorker(table: string, hello: Hello, ears: Ears): Line {
  start();
  const line = name();
  lines.set(line, { table, hello, ears, life: "" });
  if (life) dial(line);
  return {
    send: (message) => {
      if (lines.get(line)?.life === life) tell({ to: "house", kind: "receive", line, text: JSON.stringify(message) });
    },
    close: () => {
      if (lines.delete(line)) tell({ to: "house", kind: "close", line });
    },
  };
}
