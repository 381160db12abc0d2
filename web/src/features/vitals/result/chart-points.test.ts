import { expect, test } from "vitest";
import { chartPoints } from "./chart-points.ts";

const size = { width: 100, height: 50 };

test("readings are drawn by time, the highest at the top", { tags: ["S1.20"] }, () => {
  const drawn = chartPoints(
    [
      { at: 0, value: 60 },
      { at: 50, value: 80 },
      { at: 100, value: 70 },
    ],
    size,
  );
  expect(drawn.points.map(({ x }) => x)).toEqual([0, 50, 100]);
  const [low = 0, high = 0, middle = 0] = drawn.points.map(({ y }) => y);
  expect(high < middle && middle < low).toBe(true);
  expect([drawn.least, drawn.most]).toEqual([59, 81]);
});

test("a single reading is in the middle", { tags: ["S1.20"] }, () => {
  expect(chartPoints([{ at: 7, value: 60 }], size).points).toEqual([{ x: 50, y: 25 }]);
});
