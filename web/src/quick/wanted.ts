// What a quick game is: the rules, the players and the clock to choose from, and under which name one sits down.

import { LONGEST_NICKNAME } from "../home/opening";
import type { QuickWanted, TableView } from "../wire/types";

export const RULES = ["1.3", "1.3ds", "1.3dsa"] as const;
export const PLAYERS = [2, 3, 4] as const;
/** As the server has them: seconds for each turn. */
export const PACES = { quick: 20, relaxed: 60 } as const;

export type Wanted = Required<Omit<QuickWanted, "at">>;

/** The choice that was remembered, as far as it still exists. */
export function wantedIn(kept: unknown): Wanted {
  const { rules, players, pace } = (typeof kept === "object" && kept ? kept : {}) as Record<string, unknown>;
  return {
    rules: RULES.find((one) => one === rules) ?? "1.3",
    players: PLAYERS.find((one) => one === players) ?? 2,
    pace: pace === "relaxed" ? "relaxed" : "quick",
  };
}

/** What is played at a table for quick games. */
export function wantedAt({ rules, seats, clock }: Pick<TableView, "rules" | "seats" | "clock">): Wanted {
  const pace = clock && clock.turn > PACES.quick * 1000 ? "relaxed" : "quick";
  return wantedIn({ rules, players: seats.length, pace });
}

/** A name for somebody whose own is taken at the table: "Ann 2". */
export function anotherName(name: string, number: number): string {
  const mark = ` ${number}`;
  return Array.from(name)
    .slice(0, LONGEST_NICKNAME - mark.length)
    .join("")
    .trimEnd()
    .concat(mark);
}
