import { type Drawing } from "./draw-face.ts";

/** What changes from one frame to the next. Shifts are in pixels, `light` is a factor, `pulse` the share by which the skin's green darkens. */
export type Moment = {
  readonly pulse: number;
  readonly light: readonly [red: number, green: number, blue: number];
  readonly headRight: number;
  readonly headDown: number;
  readonly chestDown: number;
  /** Whether the whole picture goes with the head: a photograph that is held. */
  readonly isWhole: boolean;
};

/** The pulse in red, green and blue skin light (de Haan and van Leest, 2014). */
const pulseVector = [0.33 / 0.77, 1, 0.53 / 0.77] as const;

/** Makes the frames of a drawing in YUV 4:2:0 of limited range (ITU-R BT.601); each call returns the same buffer, filled anew. */
export function filmOf(
  drawing: Drawing,
  grain: number,
  chance: () => number,
): (moment: Moment) => Uint8Array {
  const { width, height, rgb, skin, head, chest } = drawing;
  const frame = new Uint8Array((width * height * 3) / 2);
  const noise = noiseTable(chance);
  const planes = [
    new Float32Array(width * height),
    new Float32Array(width * height),
    new Float32Array(width * height),
  ];
  return (moment) => {
    const gains = moment.light;
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x;
        const withHead = moment.isWhole ? 1 : (head[at] as number);
        const withChest = moment.isWhole ? 0 : (chest[at] as number);
        const fromX = x - moment.headRight * withHead;
        const fromY = y - moment.headDown * withHead - moment.chestDown * withChest;
        sample(fromX, fromY, at, moment.pulse, gains);
      }
    return encode();
  };

  function sample(x: number, y: number, at: number, pulse: number, gains: Moment["light"]): void {
    const left = Math.max(0, Math.min(width - 2, Math.floor(x)));
    const top = Math.max(0, Math.min(height - 2, Math.floor(y)));
    const [right, down] = [clamp01(x - left), clamp01(y - top)];
    const [a, b] = [top * width + left, (top + 1) * width + left];
    const [wa, wb, wc, wd] = [(1 - right) * (1 - down), right * (1 - down), (1 - right) * down, right * down];
    const blood =
      pulse *
      ((skin[a] as number) * wa +
        (skin[a + 1] as number) * wb +
        (skin[b] as number) * wc +
        (skin[b + 1] as number) * wd);
    for (let channel = 0; channel < 3; channel += 1) {
      const value =
        (rgb[a * 3 + channel] as number) * wa +
        (rgb[a * 3 + 3 + channel] as number) * wb +
        (rgb[b * 3 + channel] as number) * wc +
        (rgb[b * 3 + 3 + channel] as number) * wd;
      const plane = planes[channel];
      if (plane) plane[at] = value * (gains[channel] ?? 1) * (1 + blood * (pulseVector[channel] ?? 0));
    }
  }

  function encode(): Uint8Array {
    const [red, green, blue] = planes as [Float32Array, Float32Array, Float32Array];
    let place = Math.floor(chance() * noise.length);
    const grainy = (value: number, by: number) =>
      value + by * (noise[(place += 1) & (noise.length - 1)] as number);
    for (let at = 0; at < width * height; at += 1) {
      const luma =
        16 + 0.257 * (red[at] as number) + 0.504 * (green[at] as number) + 0.098 * (blue[at] as number);
      frame[at] = Math.max(16, Math.min(235, Math.round(grainy(luma, grain))));
    }
    for (let y = 0; y < height; y += 2)
      for (let x = 0; x < width; x += 2) {
        const four = [y * width + x, y * width + x + 1, (y + 1) * width + x, (y + 1) * width + x + 1];
        let [r, g, b] = [0, 0, 0];
        for (const at of four) {
          r += (red[at] as number) / 4;
          g += (green[at] as number) / 4;
          b += (blue[at] as number) / 4;
        }
        const at = width * height + (y / 2) * (width / 2) + x / 2;
        frame[at] = chroma(grainy(128 - 0.148 * r - 0.291 * g + 0.439 * b, grain * 0.7));
        frame[at + (width * height) / 4] = chroma(
          grainy(128 + 0.439 * r - 0.368 * g - 0.071 * b, grain * 0.7),
        );
      }
    return frame;
  }
}

const clamp01 = (value: number) => Math.max(0, Math.min(1, value));
const chroma = (value: number) => Math.max(16, Math.min(240, Math.round(value)));

/** Gaussian noise to take from at any place: making each anew would take longer than the picture. */
function noiseTable(chance: () => number): Float32Array {
  return new Float32Array(2 ** 18).map(
    () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance()),
  );
}
