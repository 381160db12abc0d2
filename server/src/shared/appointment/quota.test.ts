import { expect, test } from "vitest";
import { secondsUntilRoom } from "./quota.ts";

const at = (seconds: number) => new Date(seconds * 1000);
const rate = { most: 2, span: 60_000 };

test.each([
  ["none before", [], null],
  ["room for one more", [at(90)], null],
  ["as many as may, the older of them 40 s ago", [at(90), at(60)], 20],
  ["more than may", [at(99), at(90), at(60)], 50],
  ["as many as may, but the older of them long ago", [at(90), at(40)], null],
])("the delay after repeated sending: %s", { tags: ["S1.35"] }, (_, before, seconds) => {
  expect(secondsUntilRoom(before, rate, at(100))).toBe(seconds);
});
