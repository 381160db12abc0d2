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
  "the connection %s (connected before: %s) is shown as %s",
  { tags: ["S4.RT.01"] },
  (state, wasUp, line) => {
    expect(realtimeStatusOf(state, wasUp)).toBe(line);
  },
);
