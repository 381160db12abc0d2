import { expect, test } from "vitest";
import { realtimeStatusOf } from "./connection-of.ts";

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
  ["ended", true, "up"],
] as const)(
  "while the connection is %s (was there before: %s) the patient sees the line %s",
  { tags: ["S4.RT.01"] },
  (state, wasUp, line) => {
    expect(realtimeStatusOf(state, wasUp)).toBe(line);
  },
);
