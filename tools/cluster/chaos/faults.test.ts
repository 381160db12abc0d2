import { expect, test } from "vitest";
import { countBadSeconds, mostBadSeconds, nameFault, planFaults, randomFrom } from "./faults.ts";

test("each part is killed and frozen in turn, then pairs of two parts follow, the same for the same seed", () => {
  const faults = planFaults(40, randomFrom(7));
  const names = faults.map(nameFault);
  expect(new Set(names.slice(0, 22)).size).toBe(22);
  expect(names.slice(0, 5)).toEqual([
    "kill server-1",
    "kill server-2",
    "kill server-3",
    "kill redis",
    "kill primary",
  ]);
  for (const { targets } of faults.slice(22)) expect(new Set(targets).size).toBe(2);
  expect(planFaults(40, randomFrom(7))).toEqual(faults);
  expect(planFaults(40, randomFrom(8))).not.toEqual(faults);
});

test("a primary stays away for longer than it takes to follow it, and may cost thirty seconds", () => {
  const failover = planFaults(22, Math.random).find(({ targets }) => targets.includes("primary"));
  expect(failover?.downMs).toBeGreaterThan(20_000);
  expect(failover && mostBadSeconds(failover)).toBe(30);
});

test("a second counts as bad when more than one request in a hundred failed in it", () => {
  const second = (at: number, good: number, bad: number) => [
    ...Array.from({ length: good }, () => ({ at, isGood: true })),
    ...Array.from({ length: bad }, () => ({ at, isGood: false })),
  ];
  const samples = [
    ...second(1_000, 99, 1),
    ...second(2_000, 98, 2),
    ...second(3_500, 0, 1),
    ...second(9_000, 0, 9),
  ];
  expect(countBadSeconds(samples, { from: 1_000, to: 9_000 })).toBe(2);
});
