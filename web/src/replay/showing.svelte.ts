// A finished game being shown: whose view, and which moment. The moment is in the address, after the #.

import { type Cast, leadingWords, turnWords, who } from "../board/telling";
import { asWon, wonOf } from "../board/won";
import { codeOf, server } from "../wire/http";
import type { Board, Eyes, Frame, GameSummary, Replay } from "../wire/types";
import { say } from "../words/words.svelte";
import { castOf } from "./players";

const PACE = 1_400;

export class Showing {
  game = $state.raw<GameSummary | null>(null);
  eyes = $state<Eyes>("open");
  at = $state(0);
  isPlaying = $state(false);
  trouble = $state("");

  private replays = $state.raw<ReadonlyMap<Eyes, Replay>>(new Map());
  private timer: ReturnType<typeof setInterval> | undefined;

  readonly frames: readonly Frame[] = $derived.by(() => this.replays.get(this.eyes)?.frames ?? []);
  readonly frame: Frame | undefined = $derived.by(() => this.frames[this.at]);
  /** The board of this moment; of a round that is over, with the palette that won it. */
  readonly board: Board | undefined = $derived.by(() => {
    const [before, frame] = [this.frames[this.at - 1], this.frame];
    return before && frame ? asWon(frame.board, wonOf(before.board, frame.board)) : frame?.board;
  });
  /** The same moment with every card to be seen, where the record has them. */
  readonly open: Frame | undefined = $derived.by(() => this.replays.get("open")?.frames[this.at]);
  readonly cast: Cast = $derived.by(() => (this.game ? castOf(this.game) : { names: [], you: null }));
  readonly last = $derived.by(() => this.frames.length - 1);
  readonly choices: readonly Eyes[] = $derived.by(() => {
    const { game } = this;
    if (game?.eyes !== "open") return game ? [game.eyes] : [];
    return ["open", ...game.seats.map((_, seat) => String(seat) as Eyes), "-"];
  });
  /** What happened at each moment, in words. */
  readonly told: readonly string[] = $derived.by(() =>
    this.frames.map((frame, at) => this.tell(frame, this.frames[at - 1])),
  );

  constructor(readonly id: string) {}

  async load(): Promise<void> {
    this.trouble = "";
    try {
      const replay = await server.replay(this.id);
      this.game = replay.game;
      this.eyes = replay.eyes;
      this.replays = new Map([[replay.eyes, replay]]);
      this.follow();
    } catch (error) {
      this.trouble = codeOf(error);
    }
  }

  async lookThrough(eyes: Eyes): Promise<void> {
    this.trouble = "";
    try {
      if (!this.replays.has(eyes)) {
        const replay = await server.replay(this.id, eyes);
        this.replays = new Map([...this.replays, [eyes, replay]]);
      }
      this.eyes = eyes;
    } catch (error) {
      this.trouble = codeOf(error);
    }
  }

  /** The boards around this moment as its player saw them: what a verdict goes by. */
  async seenByMover(): Promise<{ before: Board; after: Board } | null> {
    const seat = this.frame?.seat;
    if (seat == null || !this.game) return null;
    const eyes = this.game.eyes === "open" ? (String(seat) as Eyes) : this.game.eyes;
    const { frames } = this.replays.get(eyes) ?? (await server.replay(this.id, eyes));
    const [before, after] = [frames[this.at - 1]?.board, frames[this.at]?.board];
    return before && after ? { before, after } : null;
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.last));
    history.replaceState(null, "", `#${this.at}`);
  }

  /** By hand: stepping stops the automatic replay. */
  step(at: number): void {
    this.stop();
    this.go(at);
  }

  /** Goes to the moment that the address names. */
  follow(): void {
    const at = /^#(\d+)$/.exec(location.hash)?.[1];
    if (at !== undefined) this.at = Math.min(Number(at), Math.max(0, this.last));
  }

  play(): void {
    if (this.at >= this.last) this.go(0);
    this.isPlaying = true;
    this.timer = setInterval(() => {
      if (this.at < this.last) this.go(this.at + 1);
      if (this.at >= this.last) this.stop();
    }, PACE);
  }

  stop(): void {
    clearInterval(this.timer);
    this.isPlaying = false;
  }

  private tell(frame: Frame, before: Frame | undefined): string {
    const { board, seat, turn } = frame;
    if (seat === null || !before) return say("replay-dealt", { round: frame.round });
    const sentences = turnWords(turn, seat, before.board, this.cast);
    if (board.winner !== null) sentences.push(say("replay-round-won", who(this.cast, board.winner)));
    else if (!turn.endsWith("x")) sentences.push(leadingWords(board, this.cast));
    return sentences.join(" ");
  }
}
