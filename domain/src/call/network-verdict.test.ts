import { expect, test } from "vitest";
import { judgeNetwork } from "./network-verdict.ts";

const fine = { relay: "reached", roundTripMs: 40, loss: 0, kilobits: 5_000 } as const;

test.each([
  ["a fast line", fine, "good", []],
  [
    "a line at the bounds of a good one",
    { ...fine, roundTripMs: 300, loss: 0.03, kilobits: 1_000 },
    "good",
    [],
  ],
  ["a slow line", { ...fine, kilobits: 999 }, "fair", ["slow"]],
  ["a very slow line", { ...fine, kilobits: 149 }, "poor", ["slow"]],
  ["a line that loses a little", { ...fine, loss: 0.05 }, "fair", ["lossy"]],
  ["a line that loses much", { ...fine, loss: 0.2 }, "poor", ["lossy"]],
  ["a line with a delay", { ...fine, roundTripMs: 500 }, "fair", ["delayed"]],
  ["a line over a satellite", { ...fine, roundTripMs: 900, loss: 0.05 }, "poor", ["delayed", "lossy"]],
  [
    "a firewall before the relay",
    { relay: "blocked", roundTripMs: 40, loss: null, kilobits: null },
    "poor",
    ["relay-blocked"],
  ],
  [
    "a clinic without a relay",
    { relay: "none", roundTripMs: 40, loss: null, kilobits: null },
    "fair",
    ["relay-none"],
  ],
] as const)("%s gets one verdict with its reasons", { tags: ["D.87"] }, (_, facts, quality, reasons) => {
  expect(judgeNetwork(facts)).toEqual({ quality, reasons });
});
