import { describe, expect, test } from "vitest";
import { nextFrame, nextSound, startOfClip } from "./clip-cursor.ts";
import { readIvf } from "./ivf.ts";
import { readOggOpus } from "./ogg-opus.ts";
import { readFilms } from "./read-clip.ts";
import { vp8Packets } from "./vp8-packets.ts";

const key = Buffer.from([0x10, 1, 2]);
const between = Buffer.from([0x11, 3]);

function ivf(frames: readonly Buffer[], codec = "VP80"): Buffer {
  const header = Buffer.alloc(32);
  header.write(`DKIF\0\0\x20\0${codec}`, "latin1");
  header.writeUInt16LE(640, 12);
  header.writeUInt16LE(480, 14);
  header.writeUInt32LE(24, 16);
  header.writeUInt32LE(1, 20);
  const parts = frames.map((frame) => {
    const head = Buffer.alloc(12);
    head.writeUInt32LE(frame.length, 0);
    return Buffer.concat([head, frame]);
  });
  return Buffer.concat([header, ...parts]);
}

function oggPage(segments: readonly number[], body: Buffer): Buffer {
  const head = Buffer.alloc(27);
  head.write("OggS", "latin1");
  head.writeUInt8(segments.length, 26);
  return Buffer.concat([head, Buffer.from(segments), body]);
}

const opusHeads = Buffer.concat([
  oggPage([8], Buffer.from("OpusHead")),
  oggPage([8], Buffer.from("OpusTags")),
]);

describe("reading video", () => {
  test("size, frame rate and frames of the clip are read, with keyframes marked", { tags: ["S1.18"] }, () => {
    expect(readIvf(ivf([key, between]))).toEqual({
      width: 640,
      height: 480,
      framesPerSecond: 24,
      frames: [
        { data: key, isKey: true },
        { data: between, isKey: false },
      ],
    });
  });

  test.each([
    ["another file", Buffer.from("RIFF".padEnd(40)), "not an IVF file"],
    ["another codec", ivf([key], "VP90"), "the file holds VP90"],
    ["a file cut off", ivf([key, between]).subarray(0, -1), "cut off"],
    ["an empty file", Buffer.alloc(0), "not an IVF file"],
  ])("%s is refused", { tags: ["S1.18"] }, (_, file, why) => {
    expect(() => readIvf(file)).toThrow(why);
  });
});

describe("reading audio", () => {
  test("a packet may fill its last segment and continue on the next page", { tags: ["S1.18"] }, () => {
    const long = Buffer.alloc(255 + 255 + 3, 7);
    const file = Buffer.concat([
      opusHeads,
      oggPage([2, 255], Buffer.concat([Buffer.from([1, 2]), long.subarray(0, 255)])),
      oggPage([255, 3, 255, 0], Buffer.concat([long.subarray(255), Buffer.alloc(255, 9)])),
    ]);
    expect(readOggOpus(file)).toEqual([Buffer.from([1, 2]), long, Buffer.alloc(255, 9)]);
  });

  test.each([
    ["another file", Buffer.from("nothing of the kind, but long enough"), "not an Ogg page"],
    ["another codec", oggPage([6], Buffer.from("vorbis")), "not an Opus stream"],
    ["a file cut off", Buffer.concat([opusHeads, oggPage([9], Buffer.from("short"))]), "cut off"],
  ])("%s is refused", { tags: ["S1.18"] }, (_, file, why) => {
    expect(() => readOggOpus(file)).toThrow(why);
  });
});

describe("sending video", () => {
  test("a frame is split into packets that reassemble to it", { tags: ["S1.18"] }, () => {
    const frame = Buffer.from(Array.from({ length: 2_500 }, (_, i) => i % 251));
    const packets = vp8Packets(frame);
    expect(packets.map(({ payload }) => payload[0])).toEqual([0x10, 0x00, 0x00]);
    expect(packets.map(({ isLastOfFrame }) => isLastOfFrame)).toEqual([false, false, true]);
    expect(Buffer.concat(packets.map(({ payload }) => payload.subarray(1)))).toEqual(frame);
  });

  test("a frame of exactly one packet is one packet", { tags: ["S1.18"] }, () => {
    expect(vp8Packets(Buffer.alloc(1_100))).toMatchObject([{ isLastOfFrame: true }]);
  });
});

describe("the position in the clip", () => {
  const frames = [key, between, key, between].map((data) => ({ data, isKey: data === key }));
  const clip = { frames, loopFromFrame: 2, sounds: [key, between, key], loopFromSound: 1 };
  const indexes = (start: typeof startOfClip, steps: number) => {
    const seen: number[] = [];
    for (let cursor = start; seen.length < steps; cursor = nextFrame(cursor, clip).cursor)
      seen.push(cursor.frame);
    return seen;
  };

  test("the greeting is played once, then the rest in a loop", { tags: ["S1.18"] }, () => {
    expect(indexes(startOfClip, 7)).toEqual([0, 1, 2, 3, 2, 3, 2]);
  });

  test("the audio has its own loop", { tags: ["S1.18"] }, () => {
    const seen: number[] = [];
    for (let cursor = startOfClip; seen.length < 6; cursor = nextSound(cursor, clip).cursor)
      seen.push(cursor.sound);
    expect(seen).toEqual([0, 1, 2, 1, 2, 1]);
  });

  test.each([
    [1, 2],
    [3, 2],
    [0, 0],
  ])("a patient who lost frame %i gets keyframe %i", { tags: ["S1.18"] }, (frame, wanted) => {
    const step = nextFrame({ frame, sound: 0, wantsKeyFrame: true }, clip);
    expect(step.frame).toBe(frames[wanted]);
    expect(step.cursor.wantsKeyFrame).toBe(false);
  });
});

test("a doctor without a film is not shown with another's face", { tags: ["S1.18"] }, () => {
  const filmOf = readFilms();
  expect(filmOf("Dr Rui Tavares")).toBe(filmOf("Dr Nuno Évora"));
  expect(filmOf("Dr Rui Tavares")).not.toBe(filmOf("Dr Helena Duarte"));
});

test.each(["Dra. Helena Duarte", "Dott.ssa Helena Duarte", "د. Helena Duarte"])(
  "%s is shown in her film in every language",
  (name) => {
    const filmOf = readFilms();
    expect(filmOf(name)).toBe(filmOf("Dr Helena Duarte"));
    expect(filmOf(name)).not.toBe(filmOf("Dr Nuno Évora"));
  },
);

/** The doctors of the demo clinics with a time every ten minutes. */
const onCall = [
  "Dr Helena Duarte",
  "Dr Amina Saidi",
  "Dr Davi Araújo",
  "Dr Bia Moraes",
  "Dr Ayelén Quispe",
  "Dr Rayén Huenulaf",
];

test.each(onCall)("%s, who is on call in the demo, has a film", { tags: ["S1.18"] }, (name) => {
  const filmOf = readFilms();
  const film = filmOf(name);
  expect(film).not.toBe(filmOf("a doctor in no film"));
  expect(onCall.filter((other) => filmOf(other) === film)).toHaveLength(1);
  expect(film.frames).toHaveLength(288);
  expect(film.frames.reduce((bytes, { data }) => bytes + data.length, 0)).toBeLessThan(600_000);
});

test(
  "the doctor's own clip is small, has 24 frames a second and a keyframe each second",
  { tags: ["S1.18"] },
  () => {
    const clip = readFilms()("Dr Helena Duarte");
    expect(clip.framesPerSecond).toBe(24);
    expect(clip.frames).toHaveLength(288);
    for (let second = 0; second < 12; second += 1) expect(clip.frames[second * 24]?.isKey).toBe(true);
    expect(clip.frames.reduce((bytes, { data }) => bytes + data.length, 0)).toBeLessThan(600_000);
    expect(clip.sounds.length).toBeGreaterThan(1_000);
  },
);
