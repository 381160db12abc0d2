/** One value at one moment, in ms. */
export type ChartValue = { at: number; value: number };
/** A point of the drawing; y runs down. */
export type ChartPoint = { x: number; y: number };

/** The layout of a chart. */
export type ChartLayout = {
  series: ChartPoint[][];
  /** The ends of the axis: whole numbers around all values. */
  least: number;
  most: number;
  /** First and last moment, in ms. */
  from: number;
  to: number;
  /** The usual range as far as the axis shows it: top and height. */
  band: { y: number; height: number } | null;
};

type Wanted = {
  width: number;
  height: number;
  /** Time runs from right to left. */
  isRtl: boolean;
  range: { least: number; most: number } | null;
};

/**
 * Lays out several series in one drawing of this size with one axis, each in the order given, right to left
 * with `isRtl`. A single moment is centred. Null without values. The usual range is cut to the axis.
 */
export function layOutChart(
  series: readonly (readonly ChartValue[])[],
  { width, height, isRtl, range }: Wanted,
): ChartLayout | null {
  const all = series.flat();
  if (all.length === 0) return null;
  const values = all.map(({ value }) => value);
  const times = all.map(({ at }) => at);
  const least = Math.floor(Math.min(...values) - 1);
  const most = Math.ceil(Math.max(...values) + 1);
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const xOf = (at: number) => {
    const share = from === to ? 0.5 : (at - from) / (to - from);
    return width * (isRtl ? 1 - share : share);
  };
  const yOf = (value: number) => height - ((value - least) / (most - least)) * height;
  const [low, high] = range ? [Math.max(range.least, least), Math.min(range.most, most)] : [0, 0];
  return {
    series: series.map((one) => one.map(({ at, value }) => ({ x: xOf(at), y: yOf(value) }))),
    least,
    most,
    from,
    to,
    band: range && low < high ? { y: yOf(high), height: yOf(low) - yOf(high) } : null,
  };
}
