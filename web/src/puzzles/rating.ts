// How well somebody solves puzzles, as a rating like Elo's: a puzzle is an opponent as strong as its grade.

/** Where everybody begins: puzzles of the first grade fit. */
export const FIRST_RATING = 800;
const LEAST = 400;
const STEP = 300;
const HARDEST = 5;
/** The most that one puzzle changes: more while little is known. */
const CHANGES = [60, 24] as const;
const NEW = 10;

function strengthOf(grade: number): number {
  return FIRST_RATING + STEP * (grade - 1);
}

/** The rating after one more puzzle; `done` is how many there were before. */
export function ratingAfter(rating: number, grade: number, isRight: boolean, done: number): number {
  const expected = 1 / (1 + 10 ** ((strengthOf(grade) - rating) / 400));
  const change = CHANGES[done < NEW ? 0 : 1] * (Number(isRight) - expected);
  return Math.max(LEAST, Math.round(rating + change));
}

/** The grade that fits a rating. */
export function gradeFor(rating: number): number {
  return Math.min(HARDEST, Math.max(1, Math.round((rating - FIRST_RATING) / STEP) + 1));
}
