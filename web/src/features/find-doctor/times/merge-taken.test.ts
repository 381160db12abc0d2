import { expect, test } from "vitest";
import { mergeTaken } from "./merge-taken.ts";

const at = (time: string) => ({ start_time: `2026-11-24T${time}:00.000Z` });
const nine = { now: Date.parse(at("09:00").start_time), bookingOffsetMinutes: 20 };

test.each([
  ["nothing has changed", [at("10:00"), at("10:20")], [at("10:00"), at("10:20")], [at("10:00"), at("10:20")]],
  [
    "somebody has taken the first",
    [at("10:00"), at("10:20")],
    [at("10:20")],
    [{ ...at("10:00"), isTaken: true }, at("10:20")],
  ],
  ["a taken one is free again", [{ ...at("10:00"), isTaken: true }], [at("10:00")], [at("10:00")]],
  ["a new one has come in between", [at("10:00")], [at("10:00"), at("10:20")], [at("10:00"), at("10:20")]],
  ["one has become too near", [at("09:30"), at("10:00")], [at("10:00")], [at("10:00")]],
])(
  "when %s, the times on the page keep their places",
  { tags: ["S2.R19"] },
  (_what, shown, free, expected) => {
    expect(mergeTaken(shown, free, nine)).toEqual(expected);
  },
);
