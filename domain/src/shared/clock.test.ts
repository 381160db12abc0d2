import { expect, test } from "vitest";
import { floorToMinute, msToNextMinute } from "./clock.ts";

const at = (time: string) => Date.parse(`2026-11-24T${time}Z`);

test.each([
  ["10:00:42", "10:00:00"],
  ["10:00:00", "10:00:00"],
  ["10:00:59.999", "10:00:00"],
])("at %s the current minute is %s", { tags: ["S4.CLOCK.01"] }, (now, minute) => {
  expect(floorToMinute(at(now))).toBe(at(minute));
});

test.each([
  ["10:00:42", 18_000],
  ["10:01:00", 60_000],
  ["10:00:59.999", 1],
])(
  "at %s the next minute begins in the right number of ms",
  { tags: ["S4.CLOCK.02", "S4.CLOCK.03"] },
  (now, wait) => {
    expect(msToNextMinute(at(now))).toBe(wait);
  },
);
