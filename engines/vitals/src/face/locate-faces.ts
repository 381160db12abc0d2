import type { Box, Picture } from "../picture.ts";
import type { FaceWeights } from "./face-weights.ts";
import { convolution, depthwise, emptyPlanes, maxPool, leakyRelu, type Planes, pointwise } from "./layers.ts";

/** A detected face; `score` from 0 to 1. */
export type FaceBox = Box & { readonly score: number };

/**
 * Returns the faces of a picture, best first; empty without any. The sides of the picture should be multiples
 * of 32 pixels.
 */
export type LocateFaces = (picture: Picture) => readonly FaceBox[];

/** What the model was trained with (`@vladmandic/face-api`, MIT): sizes of boxes in cells, and the mean of red, green and blue. */
const anchors = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const;
const meanColour = [117.001, 114.697, 97.404] as const;
const separableLayers = ["conv1", "conv2", "conv3", "conv4", "conv5"] as const;

/** Pixels: five times halved. */
const cell = 32;
const leastScore = 0.5;
const mostOverlap = 0.4;

/**
 * Creates a face detector from the "tiny face detector" of `@vladmandic/face-api`, a small YOLO v2 (Redmon and
 * Farhadi, arXiv:1612.08242) of depthwise separable layers, in plain loops without a tensor library. The detector
 * returns each face once, best first. Throws when weights are missing.
 */
export function faceLocator(weights: FaceWeights): LocateFaces {
  const of = (name: string): Float32Array => {
    const found = weights.get(name);
    if (!found) throw new Error(`The face model lacks ${name}.`);
    return found;
  };
  const layers = separableLayers.map((name) => ({
    depthwise: of(`${name}/depthwise_filter`),
    pointwise: of(`${name}/pointwise_filter`),
    bias: of(`${name}/bias`),
  }));
  const first = { filters: of("conv0/filters"), bias: of("conv0/bias") };
  const last = { filters: of("conv8/filters"), bias: of("conv8/bias") };

  return (picture) => {
    let planes = maxPool(leakyRelu(convolution(planesOf(picture), first.filters, first.bias)), 2);
    for (const [index, layer] of layers.entries()) {
      planes = leakyRelu(pointwise(depthwise(planes, layer.depthwise), layer.pointwise, layer.bias));
      planes = maxPool(planes, index === layers.length - 1 ? 1 : 2);
    }
    return eachOnce(boxesOf(pointwise(planes, last.filters, last.bias)));
  };
}

function planesOf({ width, height, rgba }: Picture): Planes {
  const planes = emptyPlanes(3, width, height);
  const size = width * height;
  for (let at = 0; at < size; at += 1)
    for (let colour = 0; colour < 3; colour += 1)
      planes.values[colour * size + at] = ((rgba[4 * at + colour] ?? 0) - (meanColour[colour] ?? 0)) / 255;
  return planes;
}

/** Each cell proposes five boxes: where in the cell its middle is, how large against the anchor, and how surely it is a face. */
function boxesOf(cells: Planes): readonly FaceBox[] {
  const found: FaceBox[] = [];
  const size = cells.width * cells.height;
  for (let at = 0; at < size; at += 1)
    for (const [index, [anchorWidth, anchorHeight]] of anchors.entries()) {
      const answer = (which: number) => cells.values[(index * 5 + which) * size + at] ?? 0;
      const score = sigmoid(answer(4));
      if (score < leastScore) continue;
      const width = Math.exp(answer(2)) * anchorWidth * cell;
      const height = Math.exp(answer(3)) * anchorHeight * cell;
      const left = ((at % cells.width) + sigmoid(answer(0))) * cell - width / 2;
      const top = (Math.floor(at / cells.width) + sigmoid(answer(1))) * cell - height / 2;
      found.push({ left, top, width, height, score });
    }
  return found;
}

function eachOnce(boxes: readonly FaceBox[]): readonly FaceBox[] {
  const retained: FaceBox[] = [];
  for (const box of boxes.toSorted((one, other) => other.score - one.score))
    if (retained.every((one) => overlap(one, box) <= mostOverlap)) retained.push(box);
  return retained;
}

/** What two boxes share, by what they cover together. */
function overlap(one: FaceBox, other: FaceBox): number {
  const along = (from: number, length: number, otherFrom: number, otherLength: number) =>
    Math.max(0, Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom));
  const shared =
    along(one.left, one.width, other.left, other.width) * along(one.top, one.height, other.top, other.height);
  return shared / (one.width * one.height + other.width * other.height - shared);
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));
