import { expect, test } from "vitest";
import type { Picture } from "../picture.ts";
import type { FaceBox } from "./locate-faces.ts";
import { type FaceReading, readFace } from "./read-face.ts";

const [width, height] = [80, 60];
const face: FaceBox = { left: 24, top: 12, width: 28, height: 32, score: 0.9 };
const other: FaceBox = { ...face, left: 52, width: 26 };
const poster: FaceBox = { ...other, height: 10, width: 9 };

/** A wall with a piece of skin in it that a pulse of 72 beats a minute colours. */
function picture(time: number, light = 1): Picture {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  const beat = 0.05 * Math.sin(2 * Math.PI * 1.2 * time);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isSkin = x >= 24 && x < 52 && y >= 10 && y < 44;
    const shade = light * (1 + 0.1 * Math.sin(y * 0.9) + 0.1 * Math.sin(x * 0.7));
    const colour = isSkin
      ? [160 * (1 - 0.4 * beat), 118 * (1 - beat), 100 * (1 - 0.7 * beat)]
      : [120, 122, 120];
    rgba.set(
      colour.map((level) => level * shade),
      at * 4,
    );
  }
  return { rgba, width, height };
}

/** Twenty frames a second from `begin` on; returns when the next one is due. */
function play(reading: FaceReading, begin: number, seconds: number, light = 1): number {
  const frames = Math.round(seconds * 20);
  for (let at = 0; at < frames; at += 1) reading.addFrame(begin + at / 20, picture(begin + at / 20, light));
  return begin + frames / 20;
}

/** A reading whose locator answers with what is in `seen` at that moment. */
function withFaces(...faces: FaceBox[]) {
  const seen = { faces, looks: 0 };
  const reading = readFace(() => {
    seen.looks += 1;
    return seen.faces;
  });
  return { seen, reading };
}

test(
  "a face is recorded from its first detection, with a provisional heart rate within twelve seconds",
  { tags: ["S1.20", "S1.27"] },
  () => {
    const { seen, reading } = withFaces(face);
    const end = play(reading, 100, 10.9);
    expect(seen.looks).toBe(22);
    expect(reading.moment().seconds).toBeCloseTo(10.85, 1);
    expect(reading.moment().heartRate).toMatchObject({ ok: false, reasons: ["too-short"] });
    expect(reading.moment().wave.length).toBeGreaterThan(150);
    expect(reading.moment().face).toEqual({ x: 0.3, y: 0.2, width: 0.35, height: 32 / 60 });
    play(reading, end, 1);
    // Accepted or not is the gate's word; by now it is asked.
    const { heartRate } = reading.moment();
    expect(heartRate.ok ? [] : heartRate.reasons).not.toContain("too-short");
  },
);

test("one missed detection changes nothing, and a second ends the recording", { tags: ["S1.27"] }, () => {
  const { seen, reading } = withFaces(face);
  let time = play(reading, 0, 5);
  seen.faces = [];
  time = play(reading, time, 0.5);
  expect(reading.moment()).toMatchObject({ advice: [] });
  expect(reading.moment().seconds).toBeGreaterThan(5);
  time = play(reading, time, 0.5);
  expect(reading.moment()).toMatchObject({ seconds: 0, advice: ["no-face"], face: null, wave: [] });
  seen.faces = [face];
  play(reading, time, 4);
  expect(reading.moment().advice).toEqual([]);
  expect(reading.moment().seconds).toBeGreaterThan(3);
  expect(reading.moment().seconds).toBeLessThan(4);
});

test(
  "a second person stops the reading, and a small picture on the wall does not",
  { tags: ["S1.27"] },
  () => {
    const { seen, reading } = withFaces(face, poster);
    const time = play(reading, 0, 5);
    expect(reading.moment()).toMatchObject({ advice: [] });
    seen.faces = [face, other];
    play(reading, time, 1.5);
    expect(reading.moment()).toMatchObject({ seconds: 0, advice: ["several-faces"] });
    expect(reading.vitals().hr).toMatchObject({ ok: false });
  },
);

test("darkness is reported before a missing face", { tags: ["S1.27"] }, () => {
  const { reading } = withFaces();
  play(reading, 0, 1, 0.1);
  expect(reading.moment().advice).toEqual(["too-dark"]);
  expect(reading.vitals().hr).toEqual({ ok: false, reasons: ["too-dark", "too-short"] });
  play(reading, 2, 1);
  expect(reading.moment().advice).toEqual(["no-face"]);
  expect(reading.vitals().rr).toEqual({ ok: false, reasons: ["no-face", "too-short"] });
});

test.each([
  ["frames that were missing for a second", (reading: FaceReading) => play(reading, 11, 1)],
  [
    "a pause",
    (reading: FaceReading) => {
      reading.pause();
      play(reading, 10, 1);
    },
  ],
])("after %s the recording restarts", { tags: ["S1.27"] }, (_, interrupt) => {
  const { reading } = withFaces(face);
  play(reading, 0, 10);
  expect(reading.moment().seconds).toBeGreaterThan(9);
  interrupt(reading);
  expect(reading.moment().seconds).toBeLessThan(1.1);
});

test("a frame that is not newer than the last is skipped", { tags: ["S1.27"] }, () => {
  const { reading } = withFaces(face);
  play(reading, 0, 3);
  reading.addFrame(1, picture(1));
  expect(reading.moment().seconds).toBeCloseTo(2.95, 2);
});
