import { type ColourTrace, valueAt } from "./series.ts";

/**
 * Positions of the face in shares of its own height, so that near and far faces are comparable. `chest` is the
 * height of chest and shoulders.
 */
export type MotionTrace = {
  readonly times: ArrayLike<number>;
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  readonly chest?: ArrayLike<number>;
};

/**
 * One result of the face detector: how many faces, and the largest one's share of the picture's height (0 without
 * one).
 */
export type Look = { readonly time: number; readonly faces: number; readonly height: number };

/** The samples of one face: numbers only, never a picture. */
export type Recording = {
  /** The skin of the whole face. */
  readonly face: ColourTrace;
  /** Parts of the skin by themselves: forehead, cheeks. */
  readonly patches: readonly ColourTrace[];
  /** The area beside the face: same light, no pulse. */
  readonly background?: ColourTrace;
  readonly motion?: MotionTrace;
  readonly looks?: readonly Look[];
  /** For each frame of `face`, the share of its pixels that are too bright to show a change. */
  readonly clipped?: ArrayLike<number>;
};

/** Returns the part of a recording between two times in seconds, both included. */
export function sliceRecording(recording: Recording, from: number, to: number): Recording {
  const { face, patches, background, motion, looks, clipped } = recording;
  const inFace = within(face.times, from, to);
  const ofColour = ({ times, red, green, blue }: ColourTrace): ColourTrace => {
    const cut = within(times, from, to);
    return { times: cut(times), red: cut(red), green: cut(green), blue: cut(blue) };
  };
  const ofMotion = ({ times, x, y, chest }: MotionTrace): MotionTrace => {
    const cut = within(times, from, to);
    return { times: cut(times), x: cut(x), y: cut(y), ...(chest && { chest: cut(chest) }) };
  };
  return {
    face: ofColour(face),
    patches: patches.map(ofColour),
    ...(background && { background: ofColour(background) }),
    ...(motion && { motion: ofMotion(motion) }),
    ...(looks && { looks: looks.filter(({ time }) => time >= from && time <= to) }),
    ...(clipped && { clipped: inFace(clipped) }),
  };
}

/** Returns the last `seconds` of a recording, counted from its last frame of the face. */
export function lastSeconds(recording: Recording, seconds: number): Recording {
  const { times } = recording.face;
  const end = valueAt(times, times.length - 1);
  return sliceRecording(recording, end - seconds, end);
}

/** Cuts from values what lies between two moments. */
function within(times: ArrayLike<number>, from: number, to: number) {
  let first = 0;
  while (first < times.length && valueAt(times, first) < from) first += 1;
  let end = first;
  while (end < times.length && valueAt(times, end) <= to) end += 1;
  return (values: ArrayLike<number>): number[] => Array.from(values).slice(first, end);
}
