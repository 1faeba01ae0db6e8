// What a browser keeps of the tables where it has sat: who played, how it stands, and how it ended for its player.

import type { TableView } from "../wire/types";
import type { Level } from "../words/bots";

/** How a table stands for its player. */
export type Standing = "gathering" | "your-turn" | "going-on" | "over";

/** A table to come back to; `game` is there once it can be replayed. */
export interface KeptTable {
  readonly id: string;
  readonly name: string;
  readonly rules: string;
  readonly at: number;
  readonly players: readonly Player[];
  readonly game: string | null;
  readonly standing?: Standing;
}

/** Whoever sat there; a bot has a level, and is named by it. */
export interface Player {
  readonly name: string;
  readonly level: Level | null;
  readonly won?: boolean;
  readonly resigned?: boolean;
  /** Whether it is a seat of this browser. */
  readonly mine?: boolean;
}

/** So many tables are kept. */
const MOST = 300;

export function tableOf(view: TableView, at: number): KeptTable {
  const { id, name, rules, game, seats, result, you } = view;
  const players = seats.flatMap(({ kind, name, level, resigned }, seat) =>
    kind === "open"
      ? []
      : {
          name,
          level,
          won: result?.winners.includes(seat) ?? false,
          resigned: result !== null && resigned,
          mine: you.seats.includes(seat),
        },
  );
  return { id, name, rules, at, players, game, standing: standingOf(view) };
}

export function standingOf({ phase, paused, board, seats, you }: TableView): Standing {
  if (phase === "gathering" || phase === "over") return phase;
  if (phase === "between") return you.seats.some((seat) => !seats[seat]?.ready) ? "your-turn" : "going-on";
  const mover = board?.seat ?? -1;
  return !paused && you.seats.includes(mover) && !seats[mover]?.stand_in ? "your-turn" : "going-on";
}

export function isTable(one: unknown): one is KeptTable {
  const table = one as Partial<KeptTable> | null;
  return typeof table?.id === "string" && typeof table.rules === "string" && Array.isArray(table.players);
}

export function isRunning({ game, standing }: KeptTable): boolean {
  return !game && standing !== "over";
}

/** The tables with one more, or one that has changed; a game that is over keeps its place. */
export function withTable(kept: readonly KeptTable[], now: KeptTable): readonly KeptTable[] {
  const known = kept.find(({ id }) => id === now.id);
  if (known?.game) return kept.map((one) => (one === known ? { ...now, at: known.at } : one));
  const all = [now, ...kept.filter((one) => one !== known)];
  if (all.length <= MOST) return all;
  const oldest = all.findLast((one) => !isRunning(one)) ?? all.at(-1);
  return all.filter((one) => one !== oldest);
}

/** Those that are not over, where it is the player's turn first. */
export function runningOf(kept: readonly KeptTable[]): KeptTable[] {
  const running = kept.filter(isRunning);
  return running.toSorted(
    (one, other) => Number(other.standing === "your-turn") - Number(one.standing === "your-turn"),
  );
}

export function opponentsOf({ players }: KeptTable): Player[] {
  return players.filter(({ mine }) => !mine);
}

/** How a finished game ended for the player here; null if it was not one player's, or nobody noted whose. */
export function outcomeOf({ game, players }: KeptTable): "won" | "lost" | null {
  const own = players.filter(({ mine }) => mine);
  const [me] = own;
  if (!game || !me || own.length > 1 || !players.some(({ won }) => won)) return null;
  return me.won ? "won" : "lost";
}
