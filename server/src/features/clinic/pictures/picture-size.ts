import type { PictureSize } from "@anteroom/domain/clinic/clinic-picture";

/**
 * Returns width and height of a PNG in pixels from its first chunk (PNG third edition, 11.2.1); null when it
 * is truncated. Does not check that it is a PNG.
 */
export function sizeOfPng(data: Buffer): PictureSize | null {
  return data.length < 24 ? null : { width: data.readUInt32BE(16), height: data.readUInt32BE(20) };
}

/**
 * Returns width and height of a JPEG in pixels from its frame header (ITU-T T.81, B.2.2); null without one.
 * Does not check that it is a JPEG.
 */
export function sizeOfJpeg(data: Buffer): PictureSize | null {
  let at = 2;
  while (at + 9 < data.length && data[at] === 0xff) {
    const marker = data.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: data.readUInt16BE(at + 7), height: data.readUInt16BE(at + 5) };
    at += 2 + data.readUInt16BE(at + 2);
  }
  return null;
}

/**
 * Returns width and height of a WebP in pixels in each of its three formats (RFC 9649, 2.5 to 2.7); null when
 * it is truncated or of another format.
 */
export function sizeOfWebp(data: Buffer): PictureSize | null {
  if (data.length < 30) return null;
  switch (data.toString("latin1", 12, 16)) {
    case "VP8 ":
      return { width: data.readUInt16LE(26) & 0x3fff, height: data.readUInt16LE(28) & 0x3fff };
    case "VP8L": {
      const bits = data.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8X":
      return { width: data.readUIntLE(24, 3) + 1, height: data.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}
