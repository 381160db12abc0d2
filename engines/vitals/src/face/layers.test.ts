import { describe, expect, test } from "vitest";
import { randomFrom } from "../testing/random.ts";
import { convolution, depthwise, maxPool, leakyRelu, type Planes, pointwise } from "./layers.ts";

const random = randomFrom(5);
const numbers = (count: number) => Float32Array.from({ length: count }, () => random.normal());
const planes = (channels: number, width: number, height: number): Planes => ({
  channels,
  width,
  height,
  values: numbers(channels * width * height),
});
/** The number at a place; nothing beyond the edges. */
const at = ({ width, height, values }: Planes, channel: number, x: number, y: number) =>
  x < 0 || y < 0 || x >= width || y >= height ? 0 : (values[(channel * height + y) * width + x] ?? 0);

/** Every number of a layer by its definition, to compare with the fast loops. */
function byDefinition(
  { channels, width, height }: Pick<Planes, "channels" | "width" | "height">,
  of: (channel: number, x: number, y: number) => number,
): number[] {
  return Array.from({ length: channels * width * height }, (_, index) => {
    const rest = index % (width * height);
    return of(Math.floor(index / (width * height)), rest % width, Math.floor(rest / width));
  });
}

/** The largest difference between what was found and what is wanted. */
function worst(found: Planes, wanted: readonly number[]): number {
  if (found.values.length !== wanted.length) return Number.POSITIVE_INFINITY;
  return Math.max(...wanted.map((value, index) => Math.abs(value - (found.values[index] ?? 0))));
}

const rounding = 1e-4;
const taps = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);

describe.each([
  [3, 7, 5],
  [6, 4, 9],
])("layers of %d channels, %d by %d", (channels, width, height) => {
  const from = planes(channels, width, height);
  const inputs = Array.from({ length: channels }, (_, input) => input);

  test("each output is the weighted sum of all inputs at its place", () => {
    const [weights, bias] = [numbers(channels * 5), numbers(5)];
    expect(
      worst(
        pointwise(from, weights, bias),
        byDefinition({ channels: 5, width, height }, (output, x, y) =>
          sum([
            bias[output] ?? 0,
            ...inputs.map((input) => (weights[input * 5 + output] ?? 0) * at(from, input, x, y)),
          ]),
        ),
      ),
    ).toBeLessThan(rounding);
  });

  test("each channel is summed over its neighbours, with nothing beyond the edge", () => {
    const weights = numbers(9 * channels);
    expect(
      worst(
        depthwise(from, weights),
        byDefinition(from, (channel, x, y) =>
          sum(
            taps.map(
              (tap) =>
                (weights[tap * channels + channel] ?? 0) *
                at(from, channel, x + (tap % 3) - 1, y + Math.floor(tap / 3) - 1),
            ),
          ),
        ),
      ),
    ).toBeLessThan(rounding);
  });

  test("a convolution sums all neighbours of all channels where there are nine", () => {
    const [weights, bias] = [numbers(9 * channels * 2), numbers(2)];
    expect(
      worst(
        convolution(from, weights, bias),
        byDefinition({ channels: 2, width: width - 2, height: height - 2 }, (output, x, y) =>
          sum([
            bias[output] ?? 0,
            ...taps.flatMap((tap) =>
              inputs.map(
                (input) =>
                  (weights[(tap * channels + input) * 2 + output] ?? 0) *
                  at(from, input, x + (tap % 3), y + Math.floor(tap / 3)),
              ),
            ),
          ]),
        ),
      ),
    ).toBeLessThan(rounding);
  });

  test.each([1, 2] as const)("the largest of each four, %d apart, is kept, also at an odd edge", (step) => {
    const size = { channels, width: Math.ceil(width / step), height: Math.ceil(height / step) };
    const within = (x: number, y: number) => x < width && y < height;
    expect(
      worst(
        maxPool(from, step),
        byDefinition(size, (channel, x, y) =>
          Math.max(
            ...[0, 1].flatMap((down) =>
              [0, 1]
                .filter((right) => within(x * step + right, y * step + down))
                .map((right) => at(from, channel, x * step + right, y * step + down)),
            ),
          ),
        ),
      ),
    ).toBeLessThan(rounding);
  });
});

test("negative values count a tenth", () => {
  const { values } = leakyRelu({ channels: 1, width: 3, height: 1, values: Float32Array.of(-2, 0, 3) });
  expect([...values].map((value) => Math.round(value * 10) / 10)).toEqual([-0.2, 0, 3]);
});
