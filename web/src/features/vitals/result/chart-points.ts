/** A place in the drawing, in its own units, y down. */
export type Point = { x: number; y: number };

export type Chart = {
  points: Point[];
  /** The axis: whole numbers around all values. */
  least: number;
  most: number;
};

/** Places of values over time in a drawing of this size; the oldest at the start. A lone value stands in the middle. */
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
