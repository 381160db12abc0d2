import { type ColourTrace, valueAt } from "./series.ts";

/** Where the face stood, in shares of its own height, so that near and far faces compare. `chest` is how high chest and shoulders stood. */
export type MotionTrace = {
  readonly times: ArrayLike<number>;
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  readonly chest?: ArrayLike<number>;
};

/** One look of the locator: how many faces, and what share of the picture's height the largest fills (0 without one). */
export type Look = { readonly time: number; readonly faces: number; readonly height: number };

/** What a camera has seen of one face: numbers only, never a picture. */
export type Recording = {
  /** The skin of the whole face. */
  readonly face: ColourTrace;
  /** Parts of the skin by themselves: forehead, cheeks. */
  readonly patches: readonly ColourTrace[];
  /** What is beside the face; its light is the same and has no pulse. */
  readonly background?: ColourTrace;
  readonly motion?: MotionTrace;
  readonly looks?: readonly Look[];
  /** Of each frame of `face`: the share of the face's pixels that are too bright to tell a change. */
  readonly clipped?: ArrayLike<number>;
};

/** The end of a recording: everything of the last `seconds` of its face. */
export function lastSeconds(recording: Recording, seconds: number): Recording {
  const { face, patches, background, motion, looks, clipped } = recording;
  const end = valueAt(face.times, face.times.length - 1);
  const since = end - seconds;
  const first = firstSince(face.times, since);
  return {
    face: colourSince(face, since),
    patches: patches.map((patch) => colourSince(patch, since)),
    ...(background && { background: colourSince(background, since) }),
    ...(motion && { motion: motionSince(motion, since) }),
    ...(looks && { looks: looks.filter(({ time }) => time >= since) }),
    ...(clipped && { clipped: Array.from(clipped).slice(first) }),
  };
}

function firstSince(times: ArrayLike<number>, since: number): number {
  let first = 0;
  while (first < times.length && valueAt(times, first) < since) first += 1;
  return first;
}

function colourSince({ times, red, green, blue }: ColourTrace, since: number): ColourTrace {
  const first = firstSince(times, since);
  const part = (values: ArrayLike<number>) => Array.from(values).slice(first);
  return { times: part(times), red: part(red), green: part(green), blue: part(blue) };
}

function motionSince({ times, x, y, chest }: MotionTrace, since: number): MotionTrace {
  const first = firstSince(times, since);
  const part = (values: ArrayLike<number>) => Array.from(values).slice(first);
  return { times: part(times), x: part(x), y: part(y), ...(chest && { chest: part(chest) }) };
}
