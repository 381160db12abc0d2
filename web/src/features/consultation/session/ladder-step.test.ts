import { expect, test } from "vitest";
import { sendingChangeToAnnounce } from "./ladder-step.ts";

test.each([
  [{ level: "720p", reason: null }, { level: "360p", reason: "network" }, "smaller"],
  [{ level: "360p", reason: "network" }, { level: "audio", reason: "network" }, "sound-only"],
  [{ level: "audio", reason: "network" }, { level: "180p", reason: "network" }, "smaller"],
  [{ level: "180p", reason: "network" }, { level: "720p", reason: null }, "back"],
  [{ level: "720p", reason: null }, { level: "360p", reason: "cpu" }, "busy"],
  [{ level: "720p", reason: null }, { level: "360p", reason: null }, null],
  [{ level: "360p", reason: "network" }, { level: "360p", reason: "network" }, null],
] as const)("from %j to %j the patient is notified: %s", { tags: ["S1.18"] }, (before, now, wanted) => {
  expect(sendingChangeToAnnounce(before, now)).toBe(wanted);
});
