import { expect, test } from "vitest";
import { type Silence, initialSilence, stepSilence } from "./silence.ts";

type Look = [at: number, playedAt: number | null, packets?: number];

/** The state after looks at a connection; packets are given from when they are asked for. */
const after = (looks: readonly Look[]): Silence =>
  looks.reduce<Silence>(
    (state, [at, playedAt, packets]) =>
      stepSilence(state, { at, playedAt, packets: state.isSuspected ? (packets ?? null) : null }),
    initialSilence,
  );
/** Something was played at 1000, and looks follow every 100 ms. */
const quietSince = (count: number, packets: (index: number) => number): Look[] => [
  [1_000, 5],
  ...Array.from({ length: count }, (_, index): Look => [1_100 + index * 100, 5, packets(index)]),
];

test("a connection that plays audio is not silent", () => {
  expect(after(Array.from({ length: 20 }, (_, index): Look => [index * 100, index, 0]))).toMatchObject({
    isSuspected: false,
    isSilent: false,
  });
});

test.each([
  [200, false, false],
  [300, true, false],
  [500, true, false],
  [600, true, true],
])("%i ms after the last sound, without packets: suspected %s, silent %s", (ms, isSuspected, isSilent) => {
  expect(after(quietSince(ms / 100, () => 70))).toMatchObject({ isSuspected, isSilent });
});

test("video waiting for a keyframe is not silence, because packets arrive", () => {
  expect(after(quietSince(30, (index) => index))).toMatchObject({ isSuspected: true, isSilent: false });
});

test("a late timer is not silence", () => {
  const late: Look[] = [
    [1_000, 5],
    [9_000, 5, 70],
    [9_050, 6, 70],
  ];
  expect(after(late)).toMatchObject({ isSuspected: false, isSilent: false });
});

test("resumed playback or packets end the silence", () => {
  const silent = quietSince(10, () => 70);
  expect(after(silent).isSilent).toBe(true);
  expect(after([...silent, [2_200, 6]])).toMatchObject({ isSuspected: false, isSilent: false });
  expect(after([...silent, [2_200, 5, 71]])).toMatchObject({ isSuspected: true, isSilent: false });
});

test("a connection that never played anything is not silent", () => {
  expect(after(Array.from({ length: 50 }, (_, index): Look => [index * 100, null, 0])).isSuspected).toBe(
    false,
  );
});
