import { expect, test } from "vitest";
import { startRecorder, steadyBox } from "./recorder.ts";
import { lastSeconds } from "./recording.ts";
import { sampleFrame } from "./skin.ts";
import { paintedBox, type PaintedPicture, paintPicture } from "./testing/painted-picture.ts";

const sampled = (changes: Partial<PaintedPicture>, box = paintedBox) => {
  const { rgba, width, height } = paintPicture(changes);
  return sampleFrame(rgba, width, height, box);
};

test("face and chest are tracked independently to a fraction of a pixel", { tags: ["S1.21"] }, () => {
  const recorder = startRecorder();
  const moves = [0, 0.3, 1, -0.4, 4.2];
  for (const [at, move] of moves.entries())
    recorder.addFrame(at / 30, sampled({ right: move, down: -move, chestDown: move / 2 }));
  const { x = [], y = [], chest = [] } = recorder.recording().motion ?? {};
  for (const [at, move] of moves.entries()) {
    expect(Math.abs((x[at] ?? 9) * 100 - move)).toBeLessThan(0.15);
    expect(Math.abs((y[at] ?? 9) * 100 + move)).toBeLessThan(0.15);
    expect(Math.abs((chest[at] ?? 9) * 100 - move / 2)).toBeLessThan(0.15);
  }
});

test("a change of light is not motion", () => {
  const recorder = startRecorder();
  recorder.addFrame(0, sampled({}));
  const { rgba, width, height } = paintPicture();
  const dimmed = rgba.map((value, at) => (at % 4 === 3 ? value : value * 0.8));
  recorder.addFrame(1, sampleFrame(dimmed, width, height, paintedBox));
  expect(Math.abs((recorder.recording().motion?.y[1] ?? 9) * 100)).toBeLessThan(0.1);
});

test("a moved detection box is not motion of the face", () => {
  const recorder = startRecorder();
  recorder.addFrame(0, sampled({}));
  recorder.addFrame(1, sampled({ down: 2 }));
  recorder.addFrame(2, sampled({ down: 2 }, { ...paintedBox, top: 32, height: 96 }));
  const { y = [] } = recorder.recording().motion ?? {};
  expect((y[1] ?? 0) * 100).toBeCloseTo(2, 0);
  expect(y[2]).toBe(y[1]);
});

test("the box ignores small detection differences and follows a moved face", () => {
  const near = { ...paintedBox, left: paintedBox.left + 4 };
  const far = { ...paintedBox, left: paintedBox.left + 12 };
  expect(steadyBox(null, near)).toBe(near);
  expect(steadyBox(paintedBox, near)).toBe(paintedBox);
  expect(steadyBox(paintedBox, far)).toBe(far);
});

test("the end of a recording has all parts from the same moment on", () => {
  const recorder = startRecorder();
  const sample = sampled({});
  for (let at = 0; at < 10; at += 1) {
    recorder.addFrame(at, sample);
    recorder.addLook({ time: at, faces: 1, height: 0.4 });
  }
  const { face, patches, background, motion, looks, clipped } = lastSeconds(recorder.recording(), 3);
  const lengths = [face.times, patches[0]?.times, background?.times, motion?.times, looks, clipped];
  expect(lengths.map((one) => one?.length)).toEqual([4, 4, 4, 4, 4, 4]);
  expect(Array.from(face.times)).toEqual([6, 7, 8, 9]);
});
