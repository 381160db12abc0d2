import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Picture } from "@anteroom/vitals/picture";
import { readFaceWeights, type WeightsManifest } from "@anteroom/vitals/face/face-weights";
import { expect, test } from "vitest";
import { faceModel, openFaceLocator } from "./face-model.ts";
import { drawFaces, type HeadPlace } from "./face-video/draw-face.ts";
import { skins } from "./face-video/scenes.ts";

const locate = openFaceLocator();

function drawn(heads: readonly HeadPlace[], skin: keyof typeof skins): Picture {
  const [width, height] = [320, 240];
  const { rgb } = drawFaces({ width, height, skin: skins[skin], heads });
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1) rgba.set(rgb.subarray(at * 3, at * 3 + 3), at * 4);
  return { rgba, width, height };
}

const alone: HeadPlace = { right: 0, down: -0.06, size: 0.25 };
const two: readonly HeadPlace[] = [
  { right: -0.3, down: -0.04, size: 0.2 },
  { right: 0.3, down: 0.02, size: 0.22 },
];

/** Left, top, width, height and score, as returned by `@vladmandic/face-api` 1.7.15 with TensorFlow.js (cpu, input size 320). */
const answersOfTheLibrary = [
  ["light", [alone], [[97.61, 63.17, 121.28, 117.47, 0.903]]],
  ["dark", [alone], [[102.86, 69.58, 109.15, 102.63, 0.856]]],
  [
    "light",
    two,
    [
      [183.52, 99.23, 89.49, 89.51, 0.955],
      [45.8, 81.48, 83.02, 88.25, 0.707],
    ],
  ],
  [
    "dark",
    two,
    [
      [182.89, 92.94, 93.66, 90.67, 0.946],
      [45.7, 81.33, 82.14, 83.61, 0.843],
    ],
  ],
  ["light", [], []],
] as const;

test.each(answersOfTheLibrary)(
  "faces with %s skin are found where the library finds them, with the same score",
  { tags: ["S1.27"] },
  (skin, heads, wanted) => {
    const found = locate(drawn(heads, skin));
    expect(found).toHaveLength(wanted.length);
    for (const [index, { left, top, width, height, score }] of found.entries()) {
      const [x = 0, y = 0, w = 0, h = 0, sure = 0] = wanted[index] ?? [];
      for (const [mine, its] of [
        [left, x],
        [top, y],
        [width, w],
        [height, h],
      ] as const)
        expect(Math.abs(mine - its)).toBeLessThan(1);
      // The library pads the picture to a square first, which changes the lower edge slightly.
      expect(Math.abs(score - sure)).toBeLessThan(0.02);
    }
  },
);

test("an incomplete model is rejected with a message", () => {
  const manifest = JSON.parse(readFileSync(faceModel.manifest, "utf8")) as WeightsManifest;
  const bytes = readFileSync(faceModel.weights);
  expect(() => readFaceWeights(manifest, bytes.subarray(1))).toThrow("193320 bytes, not 193321");
});

test("the model is shipped with its licence", () => {
  expect(readFileSync(faceModel.licence, "utf8")).toContain("MIT License");
});

test("the model's files match the hashes in its README", () => {
  const about = readFileSync(path.join(path.dirname(faceModel.licence), "README.md"), "utf8");
  for (const file of [faceModel.weights, faceModel.manifest]) {
    const hash = createHash("sha256").update(readFileSync(file)).digest("hex");
    expect(about).toMatch(new RegExp(`\`${path.basename(file)}\` *\\| \`${hash}\``));
  }
});
