import { expect, test } from "vitest";
import { meanLumaOfPixels } from "./picture-light.ts";

const picture = (red: number, green: number, blue: number) =>
  new Uint8ClampedArray(Array.from({ length: 12 }, () => [red, green, blue, 255]).flat());

test.each([
  ["a closed shutter", picture(0, 0, 0), 0],
  ["a white wall", picture(255, 255, 255), 255],
  ["a green one", picture(0, 255, 0), 150],
  ["no picture", new Uint8ClampedArray(), 0],
])("%s has its brightness", { tags: ["S1.16"] }, (_, points, luma) => {
  expect(Math.round(meanLumaOfPixels(points))).toBe(luma);
});
