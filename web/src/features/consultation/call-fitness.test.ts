import { expect, test } from "vitest";
import { judgeFitness } from "./call-fitness.ts";

const modern = { hasConnections: true, hasDevices: true };

test.each([
  ["a browser with WebRTC and its codecs", { ...modern, codecs: ["audio/opus", "video/VP8"] }, "fit"],
  ["one with H.264 alone", { ...modern, codecs: ["audio/opus", "video/H264"] }, "fit"],
  ["one that does not tell its codecs", { ...modern, codecs: null }, "fit"],
  ["one without WebRTC", { ...modern, hasConnections: false, codecs: null }, "no-call-features"],
  ["one without cameras", { ...modern, hasDevices: false, codecs: ["audio/opus"] }, "no-call-features"],
  ["one without a picture's codec", { ...modern, codecs: ["audio/opus"] }, "no-codecs"],
] as const)("S8.MSG.20 D.91: %s is judged by what it can do", (_, surroundings, expected) =>
  expect(judgeFitness(surroundings)).toBe(expected),
);
