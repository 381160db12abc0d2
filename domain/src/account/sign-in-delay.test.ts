import { expect, test } from "vitest";
import { delayAfter, signInDelays, type DelayRule } from "./sign-in-delay.ts";

const day = 24 * 3_600_000;

test.each([
  ["device", 4, 0],
  ["device", 5, 30_000],
  ["device", 7, 120_000],
  ["device", 50, 900_000],
  ["accountAtAddress", 5, 60_000],
  ["accountAtAddress", 2000, 3_600_000],
  ["account", 299, 0],
  ["account", 300, 5000],
  ["account", 320, 10_000],
  ["account", 100_000, 120_000],
] as const)("the rule %s delays after %i tries for %i ms", (rule, tries, delay) => {
  expect(delayAfter(signInDelays[rule], tries)).toBe(delay);
});

test("an attacker with unlimited addresses makes fewer than 1,100 guesses on the first day and 721 on a later one", () => {
  expect(triesWithin(signInDelays.account, day)).toBeLessThan(1100);
  expect(triesWithin(signInDelays.account, day, 1100)).toBe(721);
});

test("one address makes fewer than 36 guesses a day at an account, a stolen device fewer than 106", () => {
  expect(triesWithin(signInDelays.accountAtAddress, day)).toBeLessThan(36);
  expect(triesWithin(signInDelays.device, day)).toBeLessThan(106);
});

/** How many tries somebody who never waits longer than asked makes in `span` ms. */
function triesWithin(rule: DelayRule, span: number, before = 0): number {
  let tries = before;
  for (let at = 0; at <= span; at += Math.max(1, delayAfter(rule, tries))) tries += 1;
  return tries - before;
}
