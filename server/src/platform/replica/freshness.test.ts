import { expect, test } from "vitest";
import { openFreshness } from "./freshness.ts";

test("a replica is as fresh as the last primary position it has replayed", () => {
  const freshness = openFreshness();
  expect(freshness.freshAsOf()).toBe(-Infinity);
  freshness.primaryWasAt(1_000, 100);
  expect(freshness.replicaReplayed(90)).toBe(true);
  expect(freshness.freshAsOf()).toBe(-Infinity);
  freshness.primaryWasAt(2_000, 200);
  freshness.replicaReplayed(150);
  expect(freshness.freshAsOf()).toBe(1_000);
  freshness.primaryWasAt(3_000, 200);
  freshness.replicaReplayed(200);
  expect(freshness.freshAsOf()).toBe(3_000);
});

test("a replica of an idle primary stays fresh", () => {
  const freshness = openFreshness();
  for (const at of [1_000, 50_000, 500_000]) {
    freshness.primaryWasAt(at, 100);
    expect(freshness.replicaReplayed(100)).toBe(true);
    expect(freshness.freshAsOf()).toBe(at);
  }
});

test("a replica that was ahead of a later position of the primary has another history", () => {
  const freshness = openFreshness();
  freshness.primaryWasAt(1_000, 100);
  expect(freshness.replicaReplayed(120)).toBe(true);
  freshness.primaryWasAt(2_000, 110);
  expect(freshness.replicaReplayed(120)).toBe(false);
});
