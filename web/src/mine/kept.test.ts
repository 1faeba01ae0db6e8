import { expect, test } from "vitest";
import type { TableView } from "../wire/types";
import type { Level } from "../words/bots";
import { type KeptTable, outcomeOf, type Player, runningOf, standingOf, tableOf, withTable } from "./kept";
import { resultsOf } from "./results";

const ANN: Player = { name: "Ann", level: null, mine: true };
const BOB: Player = { name: "Bob", level: null };

function bot(level: Level): Player {
  return { name: `level ${level}`, level };
}

function kept(id: string, players: readonly Player[], more: Partial<KeptTable> = {}): KeptTable {
  return { id, name: "", rules: "1.3", at: 1, players, game: id, standing: "over", ...more };
}

function view(more: object): TableView {
  const seat = { kind: "person", name: "Ann", level: null, resigned: false, ready: false, stand_in: null };
  return {
    id: "A",
    name: "",
    rules: "1.3",
    phase: "playing",
    paused: false,
    game: null,
    result: null,
    board: { seat: 0 },
    you: { seats: [0] },
    seats: [seat, { ...seat, name: "Bob" }],
    ...more,
  } as unknown as TableView;
}

test("a table tells whose turn it is", () => {
  expect(standingOf(view({}))).toBe("your-turn");
  expect(standingOf(view({ board: { seat: 1 } }))).toBe("going-on");
  expect(standingOf(view({ paused: true }))).toBe("going-on");
  expect(standingOf(view({ phase: "between" }))).toBe("your-turn");
  expect(standingOf(view({ phase: "gathering", board: null }))).toBe("gathering");
});

test("a table knows which seat is one's own, and who won", () => {
  const { players } = tableOf(view({ phase: "over", game: "A", result: { winners: [1], why: "played" } }), 5);
  expect(players.map(({ mine, won }) => [mine, won])).toEqual([
    [true, false],
    [false, true],
  ]);
});

test("games where it is one's turn come first", () => {
  const going = kept("A", [ANN], { game: null, standing: "going-on" });
  const turn = kept("B", [ANN], { game: null, standing: "your-turn" });
  expect(runningOf([going, kept("C", [ANN]), turn]).map(({ id }) => id)).toEqual(["B", "A"]);
});

test("a game that is over keeps its place and its time", () => {
  const [a, b] = [kept("A", [ANN]), kept("B", [ANN])];
  expect(withTable([a, b], { ...b, at: 9, name: "again" })).toEqual([a, { ...b, name: "again" }]);
});

test("the oldest finished game makes room, and never one that runs", () => {
  const running = kept("run", [ANN], { game: null, standing: "going-on" });
  const full = [...Array.from({ length: 298 }, (_, at) => kept(`${at}`, [ANN])), kept("old", [ANN]), running];
  const ids = withTable(full, kept("new", [ANN])).map(({ id }) => id);
  expect([ids.length, ids[0], ids.includes("run"), ids.includes("old")]).toEqual([300, "new", true, false]);
});

test("pass and play is nobody's own result", () => {
  expect(
    outcomeOf(
      kept("A", [
        { ...ANN, won: true },
        { ...BOB, mine: true },
      ]),
    ),
  ).toBe(null);
  expect(outcomeOf(kept("A", [{ ...ANN, won: true }, BOB]))).toBe("won");
  expect(outcomeOf(kept("A", [ANN, { ...BOB, won: true }]))).toBe("lost");
  expect(outcomeOf(kept("A", [ANN, BOB]))).toBe(null);
});

test("results count each game once by rules, by level and by opponent", () => {
  const won = { ...ANN, won: true };
  const results = resultsOf([
    kept("A", [won, bot(3), bot(3)]),
    kept("B", [ANN, { ...bot(3), won: true }, bot("bold")]),
    kept("C", [won, BOB], { rules: "1.3ds" }),
    kept("D", [ANN, bot(1)], { game: null, standing: "going-on" }),
  ]);
  expect(results.all).toEqual({ games: 3, won: 2 });
  expect([...results.rules]).toEqual([
    ["1.3", { games: 2, won: 1 }],
    ["1.3ds", { games: 1, won: 1 }],
  ]);
  expect([...results.levels]).toEqual([
    ["3", { games: 2, won: 1 }],
    ["bold", { games: 1, won: 0 }],
  ]);
  expect([...results.opponents]).toEqual([["Bob", { games: 1, won: 1 }]]);
});
