/** A JPEG without metadata, and its size in pixels. */
type CleanJpeg = { bytes: Buffer; width: number; height: number };

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const comment = 0xfe;

/**
 * Copies a JPEG (ITU-T T.81, annex B) without metadata: no EXIF location, XMP, thumbnails or comments. Keeps
 * JFIF and Adobe segments, which affect colours; drops bytes after the image. Returns its size in pixels too;
 * null when it is not a complete JPEG.
 */
export function cleanJpeg(data: Buffer): CleanJpeg | null {
  if (data.length < 4 || data[0] !== 0xff || data[1] !== startOfImage) return null;
  const retained: Buffer[] = [data.subarray(0, 2)];
  let size: { width: number; height: number } | null = null;
  let hasScan = false;
  let at = 2;
  for (;;) {
    if (data[at] !== 0xff) return null;
    while (data[at + 1] === 0xff) at += 1; // fill bytes
    const marker = data[at + 1];
    if (marker === undefined) return null;
    if (marker === endOfImage) {
      retained.push(data.subarray(at, at + 2));
      return size && hasScan ? { bytes: Buffer.concat(retained), ...size } : null;
    }
    if (at + 4 > data.length) return null;
    const length = data.readUInt16BE(at + 2);
    let end = at + 2 + length;
    if (length < 2 || end > data.length) return null;
    if (isFrame(marker)) {
      if (length < 7 || size) return null;
      size = { height: data.readUInt16BE(at + 5), width: data.readUInt16BE(at + 7) };
    }
    if (marker === startOfScan) {
      hasScan = true;
      end = endOfScan(data, end);
    }
    if (!isMetadata(marker)) retained.push(data.subarray(at, end));
    at = end;
  }
}

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** APP0 is JFIF, APP14 Adobe's colour transform; all other application data goes. */
const isMetadata = (marker: number) =>
  marker === comment || (marker > 0xe0 && marker <= 0xef && marker !== 0xee);

/** Where the next marker begins; stuffed zeros and restart markers belong to the scan. */
function endOfScan(data: Buffer, from: number): number {
  for (let at = data.indexOf(0xff, from); at !== -1; at = data.indexOf(0xff, at + 1)) {
    const next = data[at + 1];
    if (next === undefined) return data.length;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return data.length;
}
