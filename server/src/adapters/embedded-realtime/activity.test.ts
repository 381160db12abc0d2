import { expect, test } from "vitest";
import { judgeSilence } from "./activity.ts";

const timeouts = { activityTimeoutMs: 30, pongTimeoutMs: 15 };

test.each([
  [30, false, "fine"],
  [31, false, "ask"],
  [45, true, "fine"],
  [46, true, "gone"],
] as const)("silent for %i, asked: %s: %s", { tags: ["S7.TP.03"] }, (nowMs, wasPinged, verdict) => {
  expect(judgeSilence({ lastSeenMs: 0, wasPinged }, nowMs, timeouts)).toBe(verdict);
});
