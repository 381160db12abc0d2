import fc from "fast-check";
import { expect, test } from "vitest";
import { spread } from "./spread.ts";

test("indices are spread evenly from the first to the last", () => {
  expect(spread(30, 3)).toEqual([0, 15, 29]);
  expect(spread(12, 1)).toEqual([0, 11]);
  expect([spread(2, 5), spread(1, 5), spread(0, 5)]).toEqual([[0, 1], [0], []]);
});

test("no index comes twice, none is outside, and there are as many as asked for where there is room", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 400 }), fc.integer({ min: 2, max: 40 }), (count, most) => {
      const found = spread(count, most);
      expect(new Set(found).size).toBe(Math.min(count, most));
      expect([found[0], found.at(-1)]).toEqual([0, count - 1]);
      expect(found).toEqual(found.toSorted((one, other) => one - other));
    }),
  );
});
