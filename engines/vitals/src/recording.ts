import type { ColourTrace } from "./series.ts";

/** Where the face stood, in shares of its own height, so that near and far faces compare. */
export type MotionTrace = {
  readonly times: ArrayLike<number>;
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
};

/** What a camera has seen of one face: numbers only, never a picture. */
export type Recording = {
  /** The skin of the whole face. */
  readonly face: ColourTrace;
  /** Parts of the skin by themselves: forehead, cheeks. */
  readonly patches: readonly ColourTrace[];
  /** What is beside the face; its light is the same and has no pulse. */
  readonly background?: ColourTrace;
  readonly motion?: MotionTrace;
  /** How many faces each look of the locator has found. */
  readonly faceCounts?: readonly number[];
};
