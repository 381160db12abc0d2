/** A point of the drawing; y runs down. */
export type Point = { x: number; y: number };

/** The points of a chart and its axis, in the size given to `chartPoints`. */
export type Chart = {
  points: Point[];
  /** The axis: whole numbers around all values. */
  least: number;
  most: number;
};

/**
 * Returns the points of values over time in a drawing of this size, in the order given. Values at one instant
 * are centred; the axis leaves at least 1 around them. `at` in ms. Requires at least one value.
 */
export function chartPoints(
  values: readonly { at: number; value: number }[],
  { width, height }: { width: number; height: number },
): Chart {
  const all = values.map(({ value }) => value);
  const least = Math.floor(Math.min(...all) - 1);
  const most = Math.ceil(Math.max(...all) + 1);
  const times = values.map(({ at }) => at);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const points = values.map(({ at, value }) => ({
    x: last === first ? width / 2 : ((at - first) / (last - first)) * width,
    y: height - ((value - least) / (most - least)) * height,
  }));
  return { points, least, most };
}
