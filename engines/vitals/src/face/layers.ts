/** Values of a picture or layer: channel by channel, row by row. */
export type Planes = {
  readonly channels: number;
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
};

/** Returns planes filled with zeros. */
export const emptyPlanes = (channels: number, width: number, height: number): Planes => ({
  channels,
  width,
  height,
  values: new Float32Array(channels * width * height),
});

/** Applies a 1×1 convolution. `weights` are input by output. */
export function pointwise(from: Planes, weights: Float32Array, bias: Float32Array): Planes {
  const size = from.width * from.height;
  const outputs = bias.length;
  const out = emptyPlanes(outputs, from.width, from.height);
  const source = from.values;
  const weight = (input: number, output: number) => weights[input * outputs + output] ?? 0;
  for (let output = 0; output < outputs; output += 1) {
    const sum = out.values.subarray(output * size, (output + 1) * size).fill(bias[output] ?? 0);
    let input = 0;
    // Four inputs at once, so that a sum is read and written a quarter as often.
    for (; input + 4 <= from.channels; input += 4)
      addFour(
        sum,
        source,
        input * size,
        [0, 1, 2, 3].map((next) => weight(input + next, output)),
      );
    for (; input < from.channels; input += 1) addOne(sum, source, input * size, weight(input, output));
  }
  return out;
}

function addFour(sum: Float32Array, source: Float32Array, begin: number, weights: readonly number[]): void {
  const [a = 0, b = 0, c = 0, d = 0] = weights;
  const size = sum.length;
  const [second, third, fourth] = [begin + size, begin + 2 * size, begin + 3 * size];
  for (let at = 0; at < size; at += 1)
    sum[at] =
      (sum[at] as number) +
      a * (source[begin + at] as number) +
      b * (source[second + at] as number) +
      c * (source[third + at] as number) +
      d * (source[fourth + at] as number);
}

function addOne(sum: Float32Array, source: Float32Array, begin: number, weight: number): void {
  for (let at = 0; at < sum.length; at += 1)
    sum[at] = (sum[at] as number) + weight * (source[begin + at] as number);
}

/** Applies a 3×3 depthwise convolution with zero padding. `weights` are row, column, channel. */
export function depthwise(from: Planes, weights: Float32Array): Planes {
  const { channels, width, height } = from;
  const out = emptyPlanes(channels, width, height);
  const size = width * height;
  for (let channel = 0; channel < channels; channel += 1)
    for (let tap = 0; tap < 9; tap += 1) {
      const weight = weights[tap * channels + channel] ?? 0;
      const [down, right] = [Math.floor(tap / 3) - 1, (tap % 3) - 1];
      const last = width - Math.max(0, right);
      for (let y = Math.max(0, -down); y < height - Math.max(0, down); y += 1) {
        const begin = channel * size + y * width;
        const shift = down * width + right;
        for (let at = begin + Math.max(0, -right); at < begin + last; at += 1)
          out.values[at] = (out.values[at] as number) + weight * (from.values[at + shift] as number);
      }
    }
  return out;
}

/**
 * Applies a 3×3 convolution without padding: the result is two rows and columns smaller. `weights` are row, column,
 * input, output.
 */
export function convolution(from: Planes, weights: Float32Array, bias: Float32Array): Planes {
  const [width, height, outputs] = [from.width - 2, from.height - 2, bias.length];
  const out = emptyPlanes(outputs, width, height);
  for (let output = 0; output < outputs; output += 1) {
    const sum = out.values.subarray(output * width * height, (output + 1) * width * height);
    sum.fill(bias[output] ?? 0);
    for (let tap = 0; tap < 9; tap += 1)
      for (let input = 0; input < from.channels; input += 1) {
        const weight = weights[(tap * from.channels + input) * outputs + output] ?? 0;
        const corner = (input * from.height + Math.floor(tap / 3)) * from.width + (tap % 3);
        for (let y = 0; y < height; y += 1) {
          const begin = corner + y * from.width;
          for (let x = 0, at = y * width; x < width; x += 1, at += 1)
            sum[at] = (sum[at] as number) + weight * (from.values[begin + x] as number);
        }
      }
  }
  return out;
}

/** Applies 2×2 max pooling, the window cut off at the right and lower edge. `step` 1 keeps the size, 2 halves it, rounded up. */
export function maxPool(from: Planes, step: 1 | 2): Planes {
  const [width, height] = [Math.ceil(from.width / step), Math.ceil(from.height / step)];
  const out = emptyPlanes(from.channels, width, height);
  const { values } = from;
  let at = 0;
  for (let channel = 0; channel < from.channels; channel += 1)
    for (let y = 0; y < height; y += 1) {
      const row = (channel * from.height + y * step) * from.width;
      const below = y * step + 1 < from.height ? row + from.width : row;
      for (let x = 0; x < width; x += 1, at += 1) {
        const left = x * step;
        const right = Math.min(left + 1, from.width - 1);
        out.values[at] = Math.max(
          values[row + left] as number,
          values[row + right] as number,
          values[below + left] as number,
          values[below + right] as number,
        );
      }
    }
  return out;
}

/** Applies a leaky ReLU of slope 0.1. Changes the given planes and returns them. */
export function leakyRelu(planes: Planes): Planes {
  const { values } = planes;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] as number;
    if (value < 0) values[at] = value * 0.1;
  }
  return planes;
}
