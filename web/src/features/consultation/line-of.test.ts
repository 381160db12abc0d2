import { expect, test } from "vitest";
import { lineOf } from "./line-of.ts";

test.each([
  ["initialized", false, "coming"],
  ["connecting", false, "coming"],
  ["connected", false, "up"],
  ["connecting", true, "down"],
  ["unavailable", false, "down"],
  ["unavailable", true, "down"],
  ["failed", false, "unable"],
  ["failed", true, "unable"],
  ["disconnected", true, "down"],
] as const)(
  "S4.RT.01: while the connection is %s (was there before: %s) the patient sees the line %s",
  (state, wasUp, line) => {
    expect(lineOf(state, wasUp)).toBe(line);
  },
);
