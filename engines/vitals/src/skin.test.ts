import { expect, test } from "vitest";
import { type Colour, sampleFrame } from "./skin.ts";
import { paintedBox, type PaintedPicture, paintPicture } from "./testing/painted-picture.ts";

const sampled = (changes: Partial<PaintedPicture> = {}, box = paintedBox) => {
  const { rgba, width, height } = paintPicture(changes);
  return sampleFrame(rgba, width, height, box);
};
const levels = ({ red, green, blue }: Colour) => [red, green, blue];

test.each([
  ["light", [225, 180, 160]],
  ["medium", [170, 120, 95]],
  ["dark", [78, 52, 40]],
  ["dark in dim light", [44, 31, 25]],
] as const)("%s skin is found and measured without eyes, hair or wall", { tags: ["S1.20"] }, (_, skin) => {
  const { face, forehead, leftCheek, rightCheek, skinPixels, luma } = sampled({ skin });
  for (const part of [face, forehead, leftCheek, rightCheek])
    for (const [channel, level] of levels(part).entries())
      expect(Math.abs(level - (skin[channel] ?? 0))).toBeLessThan(4);
  expect(skinPixels).toBeGreaterThan(3_500);
  expect(Math.abs(luma - (0.299 * skin[0] + 0.587 * skin[1] + 0.114 * skin[2]))).toBeLessThan(2);
});

test("pixels beside the face are separated from it", () => {
  const { background } = sampled({ wall: [90, 110, 130] });
  expect(background && levels(background).map(Math.round)).toEqual([90, 110, 130]);
});

test("a face filling the picture has no background", () => {
  expect(sampled({}, { left: 0, top: 0, width: 200, height: 260 }).background).toBeNull();
});

test("a face in glare is clipped, and one in good light is not", () => {
  expect(sampled({ skin: [255, 252, 240] }).clippedShare).toBeGreaterThan(0.8);
  expect(sampled().clippedShare).toBe(0);
});

test("a pulse of half a level shows in the mean", () => {
  const greenOf = (level: number) => sampled({ skin: [190, level, 120], grain: 3 }).face.green;
  const rise = greenOf(140.5) - greenOf(140);
  expect(rise).toBeGreaterThan(0.3);
  expect(rise).toBeLessThan(0.7);
});

test("a box beyond the picture's edge is read within the picture", () => {
  const { face, background } = sampled({}, { left: -30, top: -20, width: 80, height: 100 });
  expect(levels(face).every(Number.isFinite)).toBe(true);
  expect(background).not.toBeNull();
});
