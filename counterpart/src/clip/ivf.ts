/** A VP8 clip. */
export type IvfClip = {
  width: number;
  height: number;
  framesPerSecond: number;
  frames: readonly VideoFrame[];
};
/** An encoded video frame. */
export type VideoFrame = { data: Buffer; isKey: boolean };

const headerBytes = 32;
const frameHeaderBytes = 12;

/** Reads a VP8 clip in the IVF container (webmproject.org, libvpx `ivfdec.c`). Throws if it is invalid. */
export function readIvf(file: Buffer): IvfClip {
  if (file.length < headerBytes || file.toString("latin1", 0, 4) !== "DKIF")
    throw new Error("not an IVF file");
  const codec = file.toString("latin1", 8, 12);
  if (codec !== "VP80") throw new Error(`VP8 is wanted, the file holds ${codec}`);
  const frames: VideoFrame[] = [];
  let at = file.readUInt16LE(6);
  while (at + frameHeaderBytes <= file.length) {
    const start = at + frameHeaderBytes;
    const end = start + file.readUInt32LE(at);
    if (end > file.length || end === start) throw new Error("the last picture is cut off");
    const data = file.subarray(start, end);
    frames.push({ data, isKey: isKeyFrame(data) });
    at = end;
  }
  return {
    width: file.readUInt16LE(12),
    height: file.readUInt16LE(14),
    framesPerSecond: file.readUInt32LE(16) / file.readUInt32LE(20),
    frames,
  };
}

/** The lowest bit of a VP8 frame is 0 for key frames (RFC 6386, 9.1). */
const isKeyFrame = (data: Buffer) => ((data[0] ?? 1) & 1) === 0;
