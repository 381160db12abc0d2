import { expect, test } from "vitest";
import { layOutChart } from "./chart-layout.ts";

const size = { width: 100, height: 50, isRtl: false, range: null };
const pressure = [
  [
    { at: 0, value: 119 },
    { at: 10, value: 139 },
  ],
  [
    { at: 0, value: 81 },
    { at: 10, value: 89 },
  ],
];

test("two series share one axis, with the newest value at the end", () => {
  const chart = layOutChart(pressure, size);
  expect(chart).toMatchObject({ least: 80, most: 140, from: 0, to: 10, band: null });
  expect(chart?.series.map((one) => one.map(({ x }) => x))).toEqual([
    [0, 100],
    [0, 100],
  ]);
  expect(chart?.series[0]?.[1]?.y).toBeLessThan(chart?.series[1]?.[1]?.y ?? 0);
});

test("time runs from right to left on a right-to-left page", () => {
  const chart = layOutChart(pressure, { ...size, isRtl: true });
  expect(chart?.series[0]?.map(({ x }) => x)).toEqual([100, 0]);
});

test("a single value is in the middle, and none draws nothing", () => {
  expect(layOutChart([[{ at: 5, value: 70 }]], size)?.series).toEqual([[{ x: 50, y: 25 }]]);
  expect(layOutChart([[]], size)).toBeNull();
});

test.each([
  [
    { least: 60, most: 100 },
    { y: 0, height: 50 },
  ],
  [
    { least: 71, most: 72 },
    { y: 0, height: 25 },
  ],
  [{ least: 10, most: 20 }, null],
])("a usual range of %o is drawn as far as the axis shows it", (range, band) => {
  expect(layOutChart([[{ at: 5, value: 71 }]], { ...size, range })?.band).toEqual(band);
});
