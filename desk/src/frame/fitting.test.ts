import { expect, test } from "vitest";
import { fittingCount } from "./fitting.ts";

const row = { widths: [50, 60, 70], gap: 10, menuWidth: 40 };

test.each([
  ["all items", 200, false, 3],
  ["all items and a menu that is there anyway", 250, true, 3],
  ["two items and the menu", 199, false, 2],
  ["one item beside a menu", 169, false, 1],
  ["no item", 99, false, 0],
  ["no item in no room", 0, true, 0],
])("%s fit into %i px", (_what, available, hasMenu, count) => {
  expect(fittingCount({ ...row, available, hasMenu })).toBe(count);
});

test("a menu that is there anyway takes its room from items that fit without it", () => {
  expect(fittingCount({ ...row, available: 249, hasMenu: true })).toBe(2);
});

test("no items fit into any room", () => {
  expect(fittingCount({ widths: [], gap: 10, menuWidth: 40, available: 0, hasMenu: false })).toBe(0);
});
