import type { VideoFrame } from "./ivf.ts";
import type { Clip } from "./read-clip.ts";

/** Position in the clip: indexes of the next video frame and of the next 20 ms of sound. */
export type ClipCursor = { frame: number; sound: number; wantsKeyFrame: boolean };

/** The beginning of the clip. */
export const startOfClip: ClipCursor = { frame: 0, sound: 0, wantsKeyFrame: false };

type Pictures = Pick<Clip, "frames" | "loopFromFrame">;
type Sounds = Pick<Clip, "sounds" | "loopFromSound">;

/**
 * Returns the current frame and the advanced cursor. After the last frame the clip repeats behind its greeting; a requested key frame
 * skips to the next one. Throws for a clip without frames.
 */
export function nextFrame(cursor: ClipCursor, clip: Pictures): { frame: VideoFrame; cursor: ClipCursor } {
  const index = cursor.wantsKeyFrame ? keyFrameFrom(cursor.frame, clip) : cursor.frame;
  const frame = clip.frames[index];
  if (!frame) throw new Error("the clip has no pictures");
  const following = index + 1 < clip.frames.length ? index + 1 : clip.loopFromFrame;
  return { frame, cursor: { ...cursor, frame: following, wantsKeyFrame: false } };
}

/** Returns the current 20 ms of sound and the advanced cursor, which repeats behind the greeting. Throws for a clip without sound. */
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
