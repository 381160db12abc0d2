import { expect, test } from "vitest";
import { heartRate } from "./heart-rate.ts";
import { refused } from "./reading.ts";
import type { Recording } from "./recording.ts";
import { randomFrom } from "./testing/random.ts";
import { rateRefusalReasons, sceneRefusalReasons } from "./scene.ts";

// Each limit from both sides: what just passes, and what just does not.

const timesAt = (rate: number, seconds = 8) =>
  Array.from({ length: seconds * rate + 1 }, (_, at) => at / rate);

type Still = {
  times: number[];
  level: number;
  clipped: number;
  faces: number[];
  height: number;
  sway: number;
  swayHertz: number;
  flicker: number;
  flickerHertz: number;
  chance: number;
};

/** A face that does nothing in a light that does nothing, but for what is said. */
function still(changes: Partial<Still>): Recording {
  const usual = { times: timesAt(30), level: 120, clipped: 0, faces: [1], height: 0.5, chance: 0 };
  const { times, level, clipped, faces, height, chance, ...rest } = { ...usual, ...changes };
  const { sway = 0, swayHertz = 1, flicker = 0, flickerHertz = 1.2 } = rest;
  const random = randomFrom(7);
  const wave = (size: number, hertz: number) =>
    times.map((time) => size * Math.sin(2 * Math.PI * hertz * time) + size * chance * random.normal());
  const even = (value: number) => times.map(() => value);
  const light = wave(flicker, flickerHertz).map((share) => 150 * (1 + share));
  return {
    face: { times, red: even(level), green: even(level * 0.8), blue: even(level * 0.7) },
    patches: [],
    background: { times, red: light, green: light, blue: light },
    motion: { times, x: wave(sway, swayHertz), y: even(0) },
    looks: faces.map((count, time) => ({ time, faces: count, height: count > 0 ? height : 0 })),
    clipped: even(clipped),
  };
}

const looks = (of: number, other: number, n: number) =>
  Array.from({ length: n }, (_, at) => (at < of ? other : 1));
/** Steps of 1/30 s with a longer one in the middle. */
const withGap = (gap: number) => timesAt(30).map((time) => (time > 4 ? time + gap - 1 / 30 : time));
/** Some frames together, and then none for a while. */
const inBursts = (frames: number) =>
  timesAt(30).map((_, at) => Math.floor(at / frames) * 0.4 + (at % frames) * 0.002);

test.each<[string, Partial<Still>, Partial<Still>, string]>([
  ["how many frames come", { times: timesAt(12) }, { times: timesAt(11.9) }, "frames-too-few"],
  ["the longest gap", { times: withGap(0.49) }, { times: withGap(0.51) }, "frames-uneven"],
  ["bursts of frames", { times: inBursts(2) }, { times: inBursts(3) }, "frames-uneven"],
  ["the light", { level: 25.1 }, { level: 24.9 }, "too-dark"],
  ["the light", { level: 249.9 }, { level: 250.1 }, "too-bright"],
  ["what is clipped", { clipped: 0.099 }, { clipped: 0.101 }, "too-bright"],
  ["looks without a face", { faces: looks(10, 0, 100) }, { faces: looks(11, 0, 100) }, "no-face"],
  ["looks with two", { faces: looks(2, 2, 100) }, { faces: looks(3, 2, 100) }, "several-faces"],
  ["how far away the face is", { height: 0.2 }, { height: 0.19 }, "too-far"],
  ["motion to and fro", { sway: 0.07, swayHertz: 0.25 }, { sway: 0.0715, swayHertz: 0.25 }, "moving"],
  ["a flicker's size", { flicker: 0.0068 }, { flicker: 0.0074 }, "flickering-light"],
  ["a flicker's clearness", { flicker: 0.05, chance: 4 }, { flicker: 0.05, chance: 0 }, "flickering-light"],
])("%s is judged at its limit", { tags: ["S1.20"] }, (_, good, bad, reason) => {
  expect(sceneRefusalReasons(still(good))).not.toContain(reason);
  expect(sceneRefusalReasons(still(bad))).toContain(reason);
});

test("a still face in good light has no fault, and unrecorded parts are not judged", () => {
  expect(sceneRefusalReasons(still({}))).toEqual([]);
  const { face } = still({});
  expect(sceneRefusalReasons({ face, patches: [] })).toEqual([]);
  expect(rateRefusalReasons({ face, patches: [] }, 72)).toEqual([]);
});

test("without any detected face that is the only message", () => {
  const none = { times: [], red: [], green: [], blue: [] };
  const looks = [{ time: 0, faces: 0, height: 0 }];
  expect(sceneRefusalReasons({ face: none, patches: [], looks })).toEqual(["no-face"]);
  expect(heartRate({ face: none, patches: [], looks }).reading).toEqual(refused("no-face", "too-short"));
});

test.each<[string, Partial<Still>, number, string[]]>([
  ["a sway at the rate itself", { sway: 0.01, swayHertz: 1 }, 60, ["moving"]],
  ["a sway just beside it", { sway: 0.01, swayHertz: 1 }, 63.8, ["moving"]],
  ["a sway further off", { sway: 0.01, swayHertz: 1 }, 64.3, []],
  ["a sway at half the rate", { sway: 0.01, swayHertz: 1 }, 120, ["moving"]],
  ["a sway too small to see", { sway: 0.0027, swayHertz: 1 }, 60, []],
  ["a sway just large enough", { sway: 0.003, swayHertz: 1 }, 60, ["moving"]],
  ["a sway that chance hides", { sway: 0.01, swayHertz: 1, chance: 6 }, 60, []],
  [
    "light at the rate itself, however faint",
    { flicker: 0.0005, flickerHertz: 1.2 },
    72,
    ["flickering-light"],
  ],
  ["light at another rate", { flicker: 0.0005, flickerHertz: 1.2 }, 80, []],
  ["light that hardly stands out", { flicker: 0.0005, flickerHertz: 1.2, chance: 2 }, 72, []],
  ["three seconds, too few to tell", { sway: 0.01, swayHertz: 1, times: timesAt(30, 3) }, 60, []],
])("a pulse is distinguished from %s", { tags: ["S1.20"] }, (_, changes, perMinute, reasons) => {
  expect(rateRefusalReasons(still(changes), perMinute)).toEqual(reasons);
});
