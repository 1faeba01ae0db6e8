import { expect, test, vi } from "vitest";
import type { LobbyTable } from "../wire/types";
import { lobbyOf, playersOf, termsOf, titleOf } from "./lobby";

// Each message is shown as its name.
vi.mock("../words/words.svelte", () => ({ say: (id: string) => id, words: { language: "en" } }));

function table(more: Partial<LobbyTable> = {}): LobbyTable {
  return {
    id: "A",
    name: "Ann",
    rules: "1.3",
    seats: 3,
    taken: 1,
    phase: "gathering",
    present: 1,
    created: 1,
    host: "Ann",
    players: ["Ann"],
    clock: null,
    quick: false,
    ...more,
  };
}

test("open tables and games to watch are told apart", () => {
  const open = [table({ id: "1" }), table({ id: "2" }), table({ id: "3" })];
  const full = table({ id: "4", taken: 3 });
  const going = [table({ id: "5", phase: "playing" }), table({ id: "6", phase: "between" })];
  const found = lobbyOf([...open, full, ...going, table({ id: "7", phase: "over" })], 2);
  expect(found.open.map(({ id }) => id)).toEqual(["1", "2"]);
  expect(found.watched.map(({ id }) => id)).toEqual(["5", "6"]);
});

test("a table is called by its own name, or by its host's, which then stands in its terms", () => {
  expect(titleOf(table())).toBe("table-of");
  expect(titleOf(table({ name: "Friday" }))).toBe("Friday");
  expect(titleOf(table({ name: "", host: "" }))).toBe("table-title");
  expect(termsOf(table())).toBe("rules-name · home-open-no-clock");
  expect(termsOf(table({ name: "Friday", clock: { turn: 20, reserve: 60 } }))).toBe(
    "table-of · rules-name · home-open-clock",
  );
  expect(termsOf(table({ name: "Friday", phase: "playing" }))).toBe("rules-name · home-open-no-clock");
});

test("players are listed with the number of bots", () => {
  expect(playersOf(table({ players: ["Ann", "Bob"], taken: 2 }))).toBe("Ann and Bob");
  expect(playersOf(table({ players: ["Ann"], taken: 3 }))).toBe("home-watch-bots");
  expect(playersOf(table({ players: [], taken: 2, name: "Friday" }))).toBe("Friday");
});
