import { expect, test } from "vitest";
import type { VerdictView } from "../wire/types";
import { totalsOf } from "./totals";

function verdict(seat: number, mark: string, played: number, best: number): VerdictView {
  return { seat, mark, played: { chance: { value: played } }, best: { chance: { value: best } } } as VerdictView;
}

test("marks and losses are added up for each player", () => {
  const [ann, bob] = totalsOf([
    verdict(0, "best", 0.6, 0.6),
    verdict(1, "blunder", 0.1, 0.5),
    verdict(0, "fine", 0.5, 0.6),
    verdict(1, "forced", 0, 0.9),
  ]);
  expect(ann?.marks).toEqual({ best: 1, fine: 1, mistake: 0, blunder: 0, forced: 0 });
  expect(ann?.loss).toBeCloseTo(0.05);
  expect(bob?.marks.blunder).toBe(1);
  expect(bob?.loss).toBeCloseTo(0.4);
});

test("without a choice nothing was lost, and nothing gained", () => {
  expect(totalsOf([verdict(1, "forced", 0.2, 0.2)])).toEqual([
    { seat: 1, marks: { best: 0, fine: 0, mistake: 0, blunder: 0, forced: 1 }, loss: null },
  ]);
});
