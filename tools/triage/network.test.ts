import { expect, test } from "vitest";
import { randomNumbers } from "./interview-patient.ts";
import { trainNetwork, type NetworkExample } from "./network.ts";

const cases = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const;

function examples(): readonly NetworkExample[] {
  return Array.from({ length: 4000 }, (_, at) => {
    const [a, b] = cases[at % 4] ?? [0, 0];
    return {
      places: Int32Array.from([0, 1]),
      values: Float64Array.from([a, b]),
      target: Float64Array.from([a ^ b]),
    };
  });
}

test("trainNetwork learns exclusive or, with the same weights for the same seed", () => {
  const net = trainNetwork(examples(), 2, 1, randomNumbers(3));
  const chance = (a: number, b: number) => {
    let logit = net.bias[0] ?? 0;
    for (let unit = 0; unit < net.units; unit += 1) {
      const sum =
        (net.hiddenBias[unit] ?? 0) + a * (net.first[unit] ?? 0) + b * (net.first[net.units + unit] ?? 0);
      logit += Math.max(0, sum) * (net.second[unit] ?? 0);
    }
    return 1 / (1 + Math.exp(-logit));
  };
  for (const [a, b] of cases) expect(Math.round(chance(a, b))).toBe(a ^ b);
  expect(trainNetwork(examples(), 2, 1, randomNumbers(3))).toEqual(net);
});
