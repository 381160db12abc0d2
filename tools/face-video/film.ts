import { type Drawing } from "./draw-face.ts";

/** The state of one frame. Shifts in pixels, `light` a factor, `pulse` the share by which green skin darkens. */
export type FrameState = {
  readonly pulse: number;
  readonly light: readonly [red: number, green: number, blue: number];
  readonly headRight: number;
  readonly headDown: number;
  readonly chestDown: number;
  /** Whether the whole picture moves with the head: a held photograph. */
  readonly isWhole: boolean;
};

/** The pulse in red, green and blue skin light (de Haan and van Leest, 2014). */
const pulseVector = [0.33 / 0.77, 1, 0.53 / 0.77] as const;

/**
 * Returns a function that renders frames in YUV 4:2:0 limited range (ITU-R BT.601); each call refills and returns the same buffer.
 * `grain`: noise of a pixel in levels; `chance` returns numbers from 0 to below 1. Width and height must be even.
 */
export function frameRenderer(
  drawing: Drawing,
  grain: number,
  chance: () => number,
): (moment: FrameState) => Uint8Array {
  const { width, height, head, chest } = drawing;
  const size = width * height;
  const frame = new Uint8Array((size * 3) / 2);
  const light = new Float32Array(size * 3);
  const noise = noiseTable(chance);
  return (moment) => {
    for (let at = 0; at < size; at += 1) {
      const withHead = moment.isWhole ? 1 : (head[at] as number);
      const withChest = moment.isWhole ? 0 : (chest[at] as number);
      const x = (at % width) - moment.headRight * withHead;
      const y = Math.floor(at / width) - moment.headDown * withHead - moment.chestDown * withChest;
      lightAt(drawing, { x, y, into: light, at }, moment);
    }
    let place = Math.floor(chance() * noise.length);
    const grainy = (value: number, by: number) => {
      place = (place + 1) & (noise.length - 1);
      return Math.round(value + grain * by * (noise[place] as number));
    };
    encodeLuma(light, frame, (value) => Math.max(16, Math.min(235, grainy(value, 1))));
    encodeChroma(light, frame, width, (value) => Math.max(16, Math.min(240, grainy(value, 0.7))));
    return frame;
  };
}

/** What of the drawing is seen at a place between its pixels, in this moment's light and with this moment's blood. */
function lightAt(
  { width, height, rgb, skin }: Drawing,
  { x, y, into, at }: { x: number; y: number; into: Float32Array; at: number },
  { pulse, light }: FrameState,
): void {
  const left = Math.max(0, Math.min(width - 2, Math.floor(x)));
  const top = Math.max(0, Math.min(height - 2, Math.floor(y)));
  const [right, down] = [share(x - left), share(y - top)];
  const a = top * width + left;
  const b = a + width;
  const [wa, wb, wc, wd] = [(1 - right) * (1 - down), right * (1 - down), (1 - right) * down, right * down];
  const between = (values: Float32Array, step: number, channel: number) =>
    (values[a * step + channel] as number) * wa +
    (values[(a + 1) * step + channel] as number) * wb +
    (values[b * step + channel] as number) * wc +
    (values[(b + 1) * step + channel] as number) * wd;
  const blood = pulse * between(skin, 1, 0);
  for (let channel = 0; channel < 3; channel += 1)
    into[at * 3 + channel] =
      between(rgb, 3, channel) * (light[channel] ?? 1) * (1 + blood * (pulseVector[channel] ?? 0));
}

function encodeLuma(light: Float32Array, frame: Uint8Array, byteOf: (value: number) => number): void {
  for (let at = 0; at * 3 < light.length; at += 1) {
    const [r, g, b] = [light[at * 3] as number, light[at * 3 + 1] as number, light[at * 3 + 2] as number];
    frame[at] = byteOf(16 + 0.257 * r + 0.504 * g + 0.098 * b);
  }
}

/** One value of each colour difference for four pixels. */
function encodeChroma(
  light: Float32Array,
  frame: Uint8Array,
  width: number,
  byteOf: (value: number) => number,
): void {
  const size = light.length / 3;
  for (let at = 0; at < size / 4; at += 1) {
    const corner = 2 * Math.floor(at / (width / 2)) * width + 2 * (at % (width / 2));
    let [r, g, b] = [0, 0, 0];
    for (const pixel of [corner, corner + 1, corner + width, corner + width + 1]) {
      r += (light[pixel * 3] as number) / 4;
      g += (light[pixel * 3 + 1] as number) / 4;
      b += (light[pixel * 3 + 2] as number) / 4;
    }
    frame[size + at] = byteOf(128 - 0.148 * r - 0.291 * g + 0.439 * b);
    frame[size + size / 4 + at] = byteOf(128 + 0.439 * r - 0.368 * g - 0.071 * b);
  }
}

const share = (value: number) => Math.max(0, Math.min(1, value));

/** Gaussian noise to take from at any place: making each anew would take longer than the picture. */
function noiseTable(chance: () => number): Float32Array {
  return new Float32Array(2 ** 18).map(
    () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance()),
  );
}
