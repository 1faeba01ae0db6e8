// Runs red7 in this browser: Pyodide, our modules, and the tables of this device. One tab's worker plays for all tabs;
// the others wait until that tab is closed.

import type { PyodideAPI } from "pyodide";
import { Keeper, type Kept } from "./kept";
import { type Asked, nameIn, type Told } from "./messages";

/** What Python answers to a call: what to keep, what to say, and when it wants to be woken, in seconds. */
interface Reply {
  readonly kept: readonly Kept[];
  readonly answer: readonly [status: number, text: string] | null;
  readonly messages: readonly (readonly [line: number, text: string | null])[];
  readonly wakes: number | null;
}
type Call = (text: string) => string;

const LONGEST_SLEEP = 3_600_000;
const root = new URL("../", self.location.href);
const name = nameIn(root.pathname);
const channel = new BroadcastChannel(name);
const life = crypto.randomUUID?.() ?? String(Math.random());

function tell(told: Told): void {
  channel.postMessage(told);
}

function file(path: string): string {
  return new URL(`offline/${path}`, root).href;
}

async function bytesOf(path: string): Promise<Uint8Array> {
  const response = await fetch(file(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function loadPython(): Promise<PyodideAPI> {
  const { loadPyodide } = (await import(/* @vite-ignore */ file("pyodide.mjs"))) as typeof import("pyodide");
  return loadPyodide({ indexURL: file(""), stdLibURL: file("python.zip") });
}

class House {
  private readonly lines = new Map<string, number>();
  private readonly names = new Map<number, string>();
  private opened = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Calls wait for what the one before wants to keep. */
  private before: Promise<void> = Promise.resolve();

  constructor(
    private readonly keeper: Keeper,
    private readonly call: Call,
    private readonly rules: string,
  ) {}

  static async open(): Promise<House> {
    const [python, modules, keeper] = await Promise.all([loadPython(), bytesOf("red7.zip"), Keeper.open(name)]);
    python.FS.writeFile("/red7.zip", modules);
    python.runPython("import sys; sys.path.insert(0, '/red7.zip')");
    const { Worker, digest } = python.pyimport("red7.offline.worker");
    const bits = (count: number) => python.toPy(crypto.getRandomValues(new Uint8Array(count)));
    const worker = Worker(() => Date.now() / 1000, bits, JSON.stringify(await keeper.all()));
    return new House(keeper, (text) => worker.call(text) as string, digest() as string);
  }

  hear(asked: Asked): void {
    if (asked.kind === "who") tell({ to: "pages", kind: "ready", life, rules: this.rules });
    else if (asked.kind === "request") this.do(asked, asked.id);
    else {
      const line = this.lineOf(asked.line);
      this.do({ ...asked, line });
      if (asked.kind === "close") this.forget(line);
    }
  }

  /** Plays what became due while nobody was here. */
  begin(): void {
    this.do({ kind: "wake" });
    tell({ to: "pages", kind: "ready", life, rules: this.rules });
  }

  private do(what: object, id?: string): void {
    this.before = this.before.then(() => this.doNow(what, id)).catch((error) => fail(error));
  }

  private async doNow(what: object, id?: string): Promise<void> {
    const reply = JSON.parse(this.call(JSON.stringify(what))) as Reply;
    if (reply.kept.length) await this.keeper.keep(reply.kept);
    if (id && reply.answer) tell({ to: "pages", kind: "answer", id, status: reply.answer[0], text: reply.answer[1] });
    for (const [number, text] of reply.messages) {
      const line = this.names.get(number);
      if (line) tell({ to: "pages", kind: "message", line, text });
      if (text === null) this.forget(number);
    }
    clearTimeout(this.timer);
    if (reply.wakes === null) return;
    const wait = Math.min(Math.max(0, reply.wakes * 1000 - Date.now()), LONGEST_SLEEP);
    this.timer = setTimeout(() => this.do({ kind: "wake" }), wait);
  }

  private lineOf(line: string): number {
    let number = this.lines.get(line);
    if (number === undefined) {
      this.opened += 1;
      number = this.opened;
      this.lines.set(line, number);
      this.names.set(number, line);
    }
    return number;
  }

  private forget(number: number): void {
    this.lines.delete(this.names.get(number) ?? "");
    this.names.delete(number);
  }
}

function fail(error: unknown): void {
  console.error(error);
  tell({ to: "pages", kind: "failed", reason: String(error) });
}

async function live(): Promise<void> {
  try {
    const house = await House.open();
    channel.onmessage = ({ data }: MessageEvent<Asked | Told>) => {
      if (data.to === "house") house.hear(data);
    };
    house.begin();
  } catch (error) {
    fail(error);
    return;
  }
  await new Promise(() => undefined); // as long as this tab is open
}

// Without a secure connection there are no locks; then every tab plays for itself.
if (navigator.locks) void navigator.locks.request(name, live);
else void live();
