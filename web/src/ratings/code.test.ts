import { expect, test } from "vitest";
import { codeIn, ratingText } from "./code";

const CODE = "AbCdEfGhJk0123456789_-0123456789ABCDEFGHIJ";

test("a code is found as it was typed, wrapped, or in a link", () => {
  for (const text of [
    CODE,
    ` ${CODE}\n`,
    `https://red7.example/ratings#code=${CODE}`,
    `${CODE.slice(0, 20)} ${CODE.slice(20)}`,
  ])
    expect(codeIn(text)).toBe(CODE);
  for (const text of ["", "too-short", `${CODE}!`]) expect(codeIn(text)).toBeNull();
});

test("a rating is shown with its uncertainty", () => {
  expect(ratingText({ rating: 1523, deviation: 120 })).toBe("1523 ± 120");
});
