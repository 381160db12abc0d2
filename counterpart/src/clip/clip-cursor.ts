import type { VideoFrame } from "./ivf.ts";
import type { Clip } from "./read-clip.ts";

/** Where the clip is: the indexes of the next picture and the next 20 ms of sound. */
export type ClipCursor = { frame: number; sound: number; wantsKeyFrame: boolean };

export const startOfClip: ClipCursor = { frame: 0, sound: 0, wantsKeyFrame: false };

type Pictures = Pick<Clip, "frames" | "loopFromFrame">;
type Sounds = Pick<Clip, "sounds" | "loopFromSound">;

/** The picture to show now. After the last one the clip goes on behind its greeting; a wish for a key frame skips to one. */
export function nextFrame(cursor: ClipCursor, clip: Pictures): { frame: VideoFrame; cursor: ClipCursor } {
  const index = cursor.wantsKeyFrame ? keyFrameFrom(cursor.frame, clip) : cursor.frame;
  const frame = clip.frames[index];
  if (!frame) throw new Error("the clip has no pictures");
  const following = index + 1 < clip.frames.length ? index + 1 : clip.loopFromFrame;
  return { frame, cursor: { ...cursor, frame: following, wantsKeyFrame: false } };
}

export function nextSound(cursor: ClipCursor, clip: Sounds): { sound: Buffer; cursor: ClipCursor } {
  const sound = clip.sounds[cursor.sound];
  if (!sound) throw new Error("the clip has no sound");
  const following = cursor.sound + 1 < clip.sounds.length ? cursor.sound + 1 : clip.loopFromSound;
  return { sound, cursor: { ...cursor, sound: following } };
}

function keyFrameFrom(index: number, clip: Pictures): number {
  const ahead = clip.frames.findIndex((frame, at) => at >= index && frame.isKey);
  return ahead === -1 ? clip.loopFromFrame : ahead;
}
