import { expect, test } from "vitest";
import { scaleTo, sendKeyframe, videoLimit } from "./video-limits.ts";

test.each([1, 2, 3, 4])("video to %i others never exceeds a narrow uplink", { tags: ["S1.18"] }, (others) => {
  const total = others * videoLimit("720p", others).maxBitrate;
  expect(total).toBeLessThanOrEqual(others === 1 ? 1_500_000 : 900_000);
});

test("each step down is smaller, and the last one has no video", { tags: ["S1.18"] }, () => {
  for (const others of [1, 2, 3, 4]) {
    const steps = (["720p", "360p", "180p", "audio"] as const).map((level) => videoLimit(level, others));
    const rates = steps.map(({ maxBitrate }) => maxBitrate);
    expect(rates).toEqual(rates.toSorted((a, b) => b - a));
    expect(steps.map(({ isActive }) => isActive)).toEqual([true, true, true, false]);
  }
});

test.each([
  ["a large camera is made smaller", 360, { width: 1280, height: 720 }, 2],
  ["a phone held upright too", 360, { width: 720, height: 1280 }, 2],
  ["a small one is never made larger", 720, { width: 640, height: 480 }, 1],
  ["an unknown one is left alone", 360, {}, 1],
] as const)("%s", { tags: ["S1.18"] }, (_, side, size, wanted) => {
  expect(scaleTo(side, size)).toBe(wanted);
});

test.each([
  ["a whole picture of each line is sent next", [{ active: true }], [[{ keyFrame: true }]]],
  ["before the first negotiation (Firefox) there is none to send", undefined, []],
])("%s", { tags: ["S1.18"] }, async (_, encodings, wanted) => {
  const requested: unknown[] = [];
  const sender = {
    getParameters: () => ({ encodings }),
    setParameters(_parameters: unknown, { encodingOptions }: { encodingOptions: unknown }) {
      requested.push(encodingOptions);
      return Promise.reject(new Error("closed meanwhile"));
    },
  };
  await sendKeyframe(sender as unknown as RTCRtpSender);
  expect(requested).toEqual(wanted);
});
