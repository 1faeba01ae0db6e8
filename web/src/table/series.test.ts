import { expect, test } from "vitest";
import { scoreOf } from "./series";

test("a game that is over counts for its winners", () => {
  expect(scoreOf({ score: [2, 1], result: null })).toEqual([2, 1]);
  expect(scoreOf({ score: [2, 1], result: { winners: [1], why: "played" } })).toEqual([2, 2]);
});

test("a first game has no score", () => {
  expect(scoreOf({ score: [], result: { winners: [1], why: "played" } })).toEqual([]);
});
