// A player's results, from the games that are kept: by rules, by the level of bots, and by opponent.

import { type KeptTable, opponentsOf, outcomeOf } from "./kept";

export interface Tally {
  readonly games: number;
  readonly won: number;
}

/** Each by a name: rules as text, a level as a number, and a person's name. */
export interface Results {
  readonly all: Tally;
  readonly rules: ReadonlyMap<string, Tally>;
  readonly levels: ReadonlyMap<string, Tally>;
  readonly opponents: ReadonlyMap<string, Tally>;
}

/** A game counts once for each level and each person that it was played against. */
export function resultsOf(kept: readonly KeptTable[]): Results {
  const [rules, levels, opponents] = [new Map<string, Tally>(), new Map<string, Tally>(), new Map<string, Tally>()];
  let all: Tally = { games: 0, won: 0 };
  for (const table of kept) {
    const outcome = outcomeOf(table);
    if (!outcome) continue;
    const count = (tally: Tally | undefined): Tally => ({
      games: (tally?.games ?? 0) + 1,
      won: (tally?.won ?? 0) + Number(outcome === "won"),
    });
    const others = opponentsOf(table);
    all = count(all);
    rules.set(table.rules, count(rules.get(table.rules)));
    for (const level of new Set(others.flatMap((one) => (one.level === null ? [] : `${one.level}`))))
      levels.set(level, count(levels.get(level)));
    for (const name of new Set(others.flatMap((one) => (one.level === null ? one.name : []))))
      opponents.set(name, count(opponents.get(name)));
  }
  return { all, rules: most(rules), levels: new Map([...levels].toSorted()), opponents: most(opponents) };
}

/** Those with the most games first. */
function most(tallies: Map<string, Tally>): Map<string, Tally> {
  return new Map([...tallies].toSorted(([, one], [, other]) => other.games - one.games));
}
