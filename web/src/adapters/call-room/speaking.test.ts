import { expect, test } from "vitest";
import { initialSpeaking, stepSpeaking } from "./speaking.ts";

test(
  "the active speaker is shown at once and through pauses, and not afterwards",
  { tags: ["S1.18"] },
  () => {
    const shown: boolean[] = [];
    let state = initialSpeaking;
    for (const [at, level] of [
      [0, 0.001],
      [300, 0.2],
      [600, 0],
      [900, 0],
      [1_200, 0],
      [1_500, 0.3],
    ] as const) {
      state = stepSpeaking(state, level, at);
      shown.push(state.isSpeaking);
    }
    expect(shown).toEqual([false, true, true, true, false, true]);
  },
);
