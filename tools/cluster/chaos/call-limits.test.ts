import { expect, test } from "vitest";
import { findExcess } from "./call-limits.ts";

const calm = { most: 220, sound: 250, picture: 400 };
const whole = { most: 900, sound: 900, picture: 900 };
const ofServer = { targets: ["server-1"], kind: "kill", downMs: 1_000 } as const;
const ofJanus = { targets: ["janus-1"], kind: "freeze", downMs: 30_000 } as const;
const ofRelay = { targets: ["relay"], kind: "freeze", downMs: 30_000 } as const;

test("a call without sound for longer than a fault allows is told of, whatever else arrives", () => {
  expect(findExcess(ofServer, whole, calm)).toEqual([]);
  expect(findExcess(ofServer, { ...whole, sound: 2_100 }, calm)).toEqual([
    "kill server-1: 2100 ms of 2000 without sound",
  ]);
  expect(findExcess(ofJanus, { ...whole, sound: 4_800 }, calm)).toEqual([]);
  expect(findExcess(ofJanus, { ...whole, sound: 6_001 }, calm)).toHaveLength(1);
  expect(findExcess(ofServer, { ...whole, sound: Infinity }, calm)).toHaveLength(1); // never heard
});

test("a picture may come three seconds after the sound, and each thing that lacks is told of", () => {
  expect(findExcess(ofServer, { ...whole, picture: 4_900 }, calm)).toEqual([]);
  expect(findExcess(ofServer, { most: 5_500, sound: 5_500, picture: 5_500 }, calm)).toHaveLength(3);
});

test("a relay that hangs may bring nothing until six seconds after it goes on", () => {
  expect(findExcess(ofRelay, { most: 35_900, sound: 35_900, picture: 35_900 }, calm)).toEqual([]);
  expect(findExcess(ofRelay, { ...whole, sound: 36_100 }, calm)).toHaveLength(1);
});
