import { expect, test } from "vitest";
import { nudgeAfterMs, restartDelayMs } from "./patience.ts";

test.each([
  ["at first every few seconds", 0, null, 2_700],
  ["on a slow line after longer", 10_000, 500, 4_700],
  ["later sparingly", 31_000, null, 8_000],
])("S1.18: %s one looks again", (_, lostFor, roundTrip, wanted) => {
  expect(nudgeAfterMs(lostFor, roundTrip)).toBe(wanted);
});

test.each([
  ["failed", 0],
  ["disconnected", 2_000],
  ["connecting", null],
  ["connected", null],
] as const)("S1.18: a path that is %s is looked for anew after %s ms", (state, wanted) => {
  expect(restartDelayMs(state)).toBe(wanted);
});
