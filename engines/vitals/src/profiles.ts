import { type Box, lumaOf, type Part, type Picture, type Pixels, pixelsOf } from "./picture.ts";
import { mean, valueAt } from "./series.ts";

/**
 * Mean brightness of each row and column of the face, and of each row of the chest (empty outside the picture).
 * `faceHeight` in pixels.
 */
export type Profiles = {
  readonly rows: Float64Array;
  readonly columns: Float64Array;
  readonly chest: Float64Array;
  readonly faceHeight: number;
};

const parts = {
  face: { left: 0, top: -0.1, right: 1, bottom: 1.1 },
  chest: { left: -0.5, top: 1.2, right: 1.5, bottom: 2 },
} satisfies Record<string, Part>;

/** Of the face's height: what may be told of one shift, and how much chest is too little to tell any. */
const farthest = 0.12;
const leastChest = 0.15;
/** Pixels of two profiles that must lie on each other. */
const leastOverlap = 16;
const step = 2;

/** Returns the brightness profiles around a face: every pixel along a profile, every second pixel across it. */
export function profilesOf(picture: Picture, box: Box): Profiles {
  const face = pixelsOf(box, parts.face, picture);
  const chest = pixelsOf(box, parts.chest, picture);
  const hasChest = chest.bottom - chest.top >= leastChest * box.height;
  return {
    rows: rowsOf(picture, face),
    columns: columnsOf(picture, face),
    chest: hasChest ? rowsOf(picture, chest) : new Float64Array(0),
    faceHeight: box.height,
  };
}

/**
 * Returns the shift of a profile against another in pixels, with fractions: the nearest whole shift, then a
 * gradient step (Lucas and Kanade, 1981, in one dimension). Null for different lengths, too short profiles or
 * without contrast.
 */
export function shiftBetween(from: Float64Array, to: Float64Array, faceHeight: number): number | null {
  const reach = Math.min(Math.round(farthest * faceHeight), Math.floor((from.length - leastOverlap) / 2));
  if (from.length !== to.length || reach < 1) return null;
  const [before, after] = [byMean(from), byMean(to)];
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let shift = -reach; shift <= reach; shift += 1) {
    const difference = differenceAt(before, after, shift, reach);
    if (difference < least) [best, least] = [shift, difference];
  }
  let [above, below] = [0, 0];
  for (let at = reach + 1; at < before.length - reach - 1; at += 1) {
    const slope = (valueAt(after, at + best + 1) - valueAt(after, at + best - 1)) / 2;
    above += slope * (valueAt(before, at) - valueAt(after, at + best));
    below += slope ** 2;
  }
  if (below === 0) return null;
  return best + Math.max(-1, Math.min(1, above / below));
}

function differenceAt(before: Float64Array, after: Float64Array, shift: number, reach: number): number {
  let sum = 0;
  for (let at = reach + 1; at < before.length - reach - 1; at += 1)
    sum += (valueAt(after, at + shift) - valueAt(before, at)) ** 2;
  return sum;
}

/** The strength of the light falls away. */
function byMean(values: Float64Array): Float64Array {
  const middle = mean(values) || 1;
  return values.map((value) => value / middle);
}

function rowsOf({ rgba, width }: Picture, { left, right, top, bottom }: Pixels): Float64Array {
  return new Float64Array(Math.max(0, bottom - top)).map((_, row) => {
    let [sum, count] = [0, 0];
    for (let x = left; x < right; x += step) {
      sum += lumaAt(rgba, ((top + row) * width + x) * 4);
      count += 1;
    }
    return sum / (count || 1);
  });
}

function columnsOf({ rgba, width }: Picture, { left, right, top, bottom }: Pixels): Float64Array {
  const sums = new Float64Array(Math.max(0, right - left));
  let count = 0;
  for (let y = top; y < bottom; y += step) {
    for (let column = 0; column < sums.length; column += 1)
      sums[column] = valueAt(sums, column) + lumaAt(rgba, (y * width + left + column) * 4);
    count += 1;
  }
  return sums.map((sum) => sum / (count || 1));
}

const lumaAt = (rgba: Uint8ClampedArray, at: number) =>
  lumaOf(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
