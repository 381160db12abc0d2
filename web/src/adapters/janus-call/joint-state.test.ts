import { expect, test } from "vitest";
import { worseLineState } from "./joint-state.ts";

const good = { state: "connected", isStalled: false } as const;
const lost = { state: "disconnected", isStalled: false } as const;
const silent = { state: "connected", isStalled: true } as const;

test.each([
  ["who is seen and sees us is connected", good, good, good],
  ["who is not seen is not", lost, good, lost],
  ["nor is who does not see us", good, lost, lost],
  ["of whom nothing comes in has stalled", silent, good, silent],
  ["nobody hears us while nothing of ours gets out", good, silent, silent],
])("%s", { tags: ["S1.18"] }, (_, coming, leaving, wanted) => {
  expect(worseLineState(coming, leaving)).toEqual(wanted);
});
