import { expect, test } from "vitest";
import { sizeOfJpeg, sizeOfPng, sizeOfWebp } from "./picture-size.ts";

const bytes = (hex: string) => Buffer.from(hex.replaceAll(" ", ""), "hex");
const webp = (kind: string, rest: string) =>
  Buffer.concat([
    Buffer.from("RIFF----WEBP"),
    Buffer.from(kind),
    Buffer.alloc(4),
    bytes(rest),
    Buffer.alloc(8),
  ]);

test("The size of a JPEG is found behind other segments, and of a truncated one not", () => {
  const whole = bytes("ffd8 ffe0 0004 0000 ffdb 0003 00 ffc2 0011 08 0140 0280 03 000000");
  expect(sizeOfJpeg(whole)).toEqual({ width: 640, height: 320 });
  expect(sizeOfJpeg(whole.subarray(0, 16))).toBeNull();
  expect(sizeOfJpeg(bytes("ffd8 ffd9"))).toBeNull();
});

test("The size of a WebP is found in each of its formats", () => {
  expect(sizeOfWebp(webp("VP8 ", "000000 9d012a 8002 4001"))).toEqual({ width: 640, height: 320 });
  expect(sizeOfWebp(webp("VP8L", "2f 7fc24f00 0000000000"))).toEqual({ width: 640, height: 320 });
  expect(sizeOfWebp(webp("VP8X", "00000000 7f0200 3f0100"))).toEqual({ width: 640, height: 320 });
  expect(sizeOfWebp(Buffer.from("RIFF----WEBPVP8 "))).toBeNull();
});

test("The size of a truncated PNG is unknown", () => {
  expect(sizeOfPng(Buffer.alloc(23))).toBeNull();
});
