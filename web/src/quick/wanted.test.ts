import { expect, test, vi } from "vitest";
import { anotherName, wantedAt, wantedIn } from "./wanted";

vi.mock("../home/opening", () => ({ LONGEST_NICKNAME: 24 })); // which needs a page

test("a choice is remembered as far as it still exists", () => {
  const first = { rules: "1.3", players: 2, pace: "quick" };
  for (const kept of [null, 7, "x", {}, { rules: "1.0", players: 5, pace: "slow" }])
    expect(wantedIn(kept)).toEqual(first);
  const chosen = { rules: "1.3dsa", players: 4, pace: "relaxed" };
  expect(wantedIn(chosen)).toEqual(chosen);
  expect(wantedIn({ ...chosen, players: "4" })).toEqual({ ...chosen, players: 2 });
});

test("what is played at a table is what is asked for again", () => {
  const seats = Array.from({ length: 3 });
  const table = (turn: number) => ({ rules: "1.3ds", seats, clock: { turn, reserve: 1, deadline: null } }) as never;
  expect(wantedAt(table(20_000))).toEqual({ rules: "1.3ds", players: 3, pace: "quick" });
  expect(wantedAt(table(60_000))).toEqual({ rules: "1.3ds", players: 3, pace: "relaxed" });
});

test("whoever has the same name as another gets a number, within the longest name", () => {
  expect(anotherName("Ann", 2)).toBe("Ann 2");
  expect(anotherName("x".repeat(24), 3)).toBe(`${"x".repeat(22)} 3`);
  expect(anotherName("🂡".repeat(24), 2)).toBe(`${"🂡".repeat(22)} 2`);
  expect(anotherName(`${"y".repeat(21)} z`, 2)).toBe(`${"y".repeat(21)} 2`);
});
