import { expect, test } from "vitest";
import { FIRST_RATING, gradeFor, ratingAfter } from "./rating";

/** The ratings of somebody who solves all that fits, up to a grade. */
function climbing(count: number, isRight: (grade: number) => boolean): number[] {
  const ratings = [FIRST_RATING];
  for (let done = 0; done < count; done += 1) {
    const rating = ratings.at(-1) ?? 0;
    const grade = gradeFor(rating);
    ratings.push(ratingAfter(rating, grade, isRight(grade), done));
  }
  return ratings;
}

test("puzzles begin easy", () => {
  expect(gradeFor(FIRST_RATING)).toBe(1);
});

test("whoever solves everything climbs to the hardest, one grade at a time", () => {
  const grades = climbing(120, () => true).map(gradeFor);
  expect(grades.at(-1)).toBe(5);
  expect(grades.every((grade, at) => at === 0 || grade - (grades[at - 1] ?? 0) <= 1)).toBe(true);
});

test("whoever solves the first three grades stays about there", () => {
  const last = climbing(200, (grade) => grade <= 3).slice(-20);
  expect(Math.min(...last.map(gradeFor))).toBeGreaterThanOrEqual(3);
  expect(Math.max(...last.map(gradeFor))).toBeLessThanOrEqual(4);
});

test("a hard puzzle missed costs less than an easy one", () => {
  expect(ratingAfter(1_000, 5, false, 20)).toBeGreaterThan(ratingAfter(1_000, 1, false, 20));
});

test("a rating does not fall without end", () => {
  expect(climbing(200, () => false).at(-1)).toBe(400);
});
