import { lumaOf, type Box, type Picture } from "../picture.ts";
import { steadyBox } from "../recorder.ts";
import { median } from "../series.ts";
import type { LocateFaces } from "./locate-faces.ts";

/** The result of one look. `box` is the tracked face until the next look; null without one. */
export type FaceView = {
  readonly box: Box | null;
  readonly faces: number;
  /** More than one face in this look and in the previous one: a single look may be wrong. */
  readonly hasSeveral: boolean;
  /** Share of the picture's height; 0 without a face. */
  readonly height: number;
  readonly isDark: boolean;
};

/** A face this much lower than the largest is a picture on the wall or somebody far behind. */
const countsFrom = 0.4;
/** Looks of which the middle is taken: the locator's boxes tremble. */
const middleOf = 3;
/** One miss is a blink of the locator; two are a face that is gone. */
const mostMisses = 1;
/** Mean luma of a picture in which no face can be found for want of light. */
const dark = 40;

/**
 * Creates a tracker that searches each picture it is given for faces and keeps to one, so that every frame
 * samples the same skin. It remembers the pictures before: give it those of one camera in their order. One
 * miss keeps the box, a second loses it.
 */
export function followFace(locate: LocateFaces): (picture: Picture) => FaceView {
  let recent: Box[] = [];
  let box: Box | null = null;
  let misses = 0;
  let several = 0;
  return (picture) => {
    const all = locate(picture);
    const tallest = Math.max(0, ...all.map(({ height }) => height));
    const found = all.filter(({ height }) => height >= countsFrom * tallest);
    const chosen = nearest(found, box);
    misses = chosen ? 0 : misses + 1;
    several = found.length > 1 ? several + 1 : 0;
    if (misses > mostMisses) [recent, box] = [[], null];
    if (chosen) {
      recent = [...recent, chosen].slice(-middleOf);
      box = steadyBox(box, middle(recent));
    }
    return {
      box,
      faces: found.length,
      hasSeveral: several > 1,
      height: chosen ? chosen.height / picture.height : 0,
      isDark: !chosen && lightOf(picture) < dark,
    };
  };
}

/** The face that was followed before, or the one the locator is surest of. */
function nearest(found: readonly Box[], before: Box | null): Box | undefined {
  if (!before) return found[0];
  const distance = (one: Box) =>
    Math.hypot(
      one.left + one.width / 2 - before.left - before.width / 2,
      one.top + one.height / 2 - before.top - before.height / 2,
    );
  return found.toSorted((one, other) => distance(one) - distance(other))[0];
}

function middle(boxes: readonly Box[]): Box {
  const of = (side: keyof Box) => median(boxes.map((one) => one[side]));
  return { left: of("left"), top: of("top"), width: of("width"), height: of("height") };
}

/** The mean of every eighth pixel of every eighth row. */
function lightOf({ rgba, width, height }: Picture): number {
  let [sum, count] = [0, 0];
  for (let y = 0; y < height; y += 8)
    for (let x = 0; x < width; x += 8) {
      const at = (y * width + x) * 4;
      sum += lumaOf(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
      count += 1;
    }
  return sum / (count || 1);
}
