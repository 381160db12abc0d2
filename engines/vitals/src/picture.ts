/** A picture as a canvas returns it: red, green, blue, opacity of each pixel, row by row. */
export type Picture = {
  readonly rgba: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
};

/** A rectangle in pixels of its picture. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** A part of a box, in shares of its sides; values below 0 or above 1 lie outside it. */
export type Part = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Whole pixels from `left` and `top` inclusive to `right` and `bottom` exclusive. */
export type Pixels = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/**
 * Returns the pixels of a box's part within the picture; empty where `right` is not beyond `left` or `bottom` not
 * beyond `top`.
 */
export function pixelsOf(box: Box, part: Part, { width, height }: Picture): Pixels {
  const within = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
  return {
    left: within(box.left + part.left * box.width, width),
    right: within(box.left + part.right * box.width, width),
    top: within(box.top + part.top * box.height, height),
    bottom: within(box.top + part.bottom * box.height, height),
  };
}

/** Returns the luma of a colour (ITU-R BT.601), on the scale of its channels. */
export const lumaOf = (red: number, green: number, blue: number): number =>
  0.299 * red + 0.587 * green + 0.114 * blue;
