import { expect, test } from "vitest";
import { callTrouble, isAudioPoor } from "./call-trouble.ts";

test.each([
  ["a call that goes well needs nothing", { lostSince: null, poorSince: null }, "none"],
  ["a call lost for half a minute: rejoin, or the phone", { lostSince: 70_000, poorSince: null }, "lost"],
  ["lost for less, one waits", { lostSince: 70_001, poorSince: null }, "none"],
  ["sound alone, bad for ten seconds: the phone", { lostSince: null, poorSince: 90_000 }, "poor"],
  ["bad for less, one waits", { lostSince: null, poorSince: 90_001 }, "none"],
] as const)("%s", (_, facts, wanted) => {
  expect(callTrouble({ now: 100_000, ...facts })).toBe(wanted);
});

test.each([
  ["sound alone that hardly passes", { level: "audio", reason: "network" }, 1, true],
  ["sound alone that passes well", { level: "audio", reason: "network" }, 3, false],
  ["a small picture on a bad line may still become smaller", { level: "180p", reason: "network" }, 1, false],
  ["nothing is known", { level: "audio", reason: "network" }, null, false],
] as const)("%s", (_, sending, quality, wanted) => {
  expect(isAudioPoor(sending, quality)).toBe(wanted);
});
