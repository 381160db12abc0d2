/** A picture as a canvas hands it out: red, green, blue, opacity of each pixel, row by row. */
export type Picture = {
  readonly rgba: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
};

/** A rectangle in pixels of the picture it was found in. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** A part of a box, in shares of its sides; below 0 and above 1 are beside it. */
export type Part = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Whole pixels from `left` and `top` up to, without, `right` and `bottom`. */
export type Pixels = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The pixels of a part of a box that are within the picture; none where `right` is not beyond `left`. */
export function pixelsOf(box: Box, part: Part, { width, height }: Picture): Pixels {
  const within = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
  return {
    left: within(box.left + part.left * box.width, width),
    right: within(box.left + part.right * box.width, width),
    top: within(box.top + part.top * box.height, height),
    bottom: within(box.top + part.bottom * box.height, height),
  };
}

/** Luma of the JPEG and camera convention (ITU-R BT.601). */
export const lumaOf = (red: number, green: number, blue: number): number =>
  0.299 * red + 0.587 * green + 0.114 * blue;
