import { expect, test } from "vitest";
import { choosePlace } from "./place-calls.ts";

const place = (url: string, more = {}) => ({ url, isUp: true, isDraining: false, calls: 0, ...more });

test.each([
  ["the one with fewer calls", [place("a", { calls: 2 }), place("b", { calls: 1 })], "b"],
  ["the one that can be reached", [place("a", { isUp: false }), place("b", { calls: 9 })], "b"],
  ["the one that is not draining", [place("a", { isDraining: true }), place("b", { calls: 9 })], "b"],
  [
    "a draining one before one that is away",
    [place("a", { isDraining: true }), place("b", { isUp: false })],
    "a",
  ],
])("a call is placed at %s", (_, places, expected) => {
  expect(choosePlace("visit", places)).toBe(expected);
});

test("equal candidates take turns, and every server picks the same one", () => {
  const places = [place("a"), place("b")];
  const chosen = Array.from({ length: 100 }, (_, index) => choosePlace(`visit-${index}`, places));
  expect(Math.min(...["a", "b"].map((url) => chosen.filter((one) => one === url).length))).toBeGreaterThan(
    25,
  );
  expect(chosen).toEqual(
    Array.from({ length: 100 }, (_, index) => choosePlace(`visit-${index}`, places.toReversed())),
  );
});

test("an empty list throws", () => {
  expect(() => choosePlace("visit", [])).toThrow("JANUS_URL");
});
