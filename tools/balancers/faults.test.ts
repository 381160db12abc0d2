import { expect, test } from "vitest";
import { randomFrom } from "../cluster/chaos/faults.ts";
import { balancerFaults, faultsInTurn } from "./faults.ts";

test("each round has every fault once, in an order of its own that a seed repeats", () => {
  const namesOf = (seed: number) => faultsInTurn(randomFrom(seed)).map(({ name }) => name);
  expect(namesOf(1).toSorted()).toEqual(Object.keys(balancerFaults).toSorted());
  expect(namesOf(1)).toEqual(namesOf(1));
  expect(namesOf(1)).not.toEqual(namesOf(2));
});
