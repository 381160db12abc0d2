import { lumaOf, type Picture, type Pixels } from "./picture.ts";

/** Median brightness and colour differences of an area (ITU-R BT.601). */
export type Tone = { readonly luma: number; readonly cb: number; readonly cr: number };

/** Levels of Cb and Cr from the median: up to the first wholly skin, from the second not at all. A soft edge, as a hard one would flicker. */
const chroma = { near: 9, far: 18 } as const;
/** Brightness by the median's: eyes, brows and beard are darker, reflections brighter. */
const luma = { dark: 0.35, darker: 0.55, brighter: 1.5, bright: 1.9 } as const;

/**
 * Returns the median tone of an area, of every `step`th pixel, to fractions of a level so that it changes
 * smoothly between frames. All 0 for an empty area.
 */
export function skinTone({ rgba, width }: Picture, area: Pixels, step: number): Tone {
  const lumas = new Uint32Array(256);
  const blues = new Uint32Array(512);
  const reds = new Uint32Array(512);
  let count = 0;
  for (let y = area.top; y < area.bottom; y += step)
    for (let x = area.left; x < area.right; x += step) {
      const at = (y * width + x) * 4;
      const [r, g, b] = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0];
      const light = lumaOf(r, g, b);
      add(lumas, light);
      add(blues, 256 + 2 * cbOf(light, b));
      add(reds, 256 + 2 * crOf(light, r));
      count += 1;
    }
  return {
    luma: medianOf(lumas, count),
    cb: (medianOf(blues, count) - 256) / 2,
    cr: (medianOf(reds, count) - 256) / 2,
  };
}

/** Returns how similar a pixel is to skin of this tone, 0 to 1. */
export function skinWeight(tone: Tone, r: number, g: number, b: number): number {
  const light = lumaOf(r, g, b);
  const distance = Math.max(Math.abs(cbOf(light, b) - tone.cb), Math.abs(crOf(light, r) - tone.cr));
  const share = light / (tone.luma || 1);
  return (
    between((chroma.far - distance) / (chroma.far - chroma.near)) *
    between((share - luma.dark) / (luma.darker - luma.dark)) *
    between((luma.bright - share) / (luma.bright - luma.brighter))
  );
}

const cbOf = (light: number, blue: number) => 0.564 * (blue - light);
const crOf = (light: number, red: number) => 0.713 * (red - light);
const between = (value: number) => Math.max(0, Math.min(1, value));

function add(counts: Uint32Array, value: number): void {
  const at = Math.max(0, Math.min(counts.length - 1, Math.round(value)));
  counts[at] = (counts[at] ?? 0) + 1;
}

/** Within its class, where the half of all lies. */
function medianOf(counts: Uint32Array, count: number): number {
  let below = 0;
  for (let at = 0; at < counts.length; at += 1) {
    const here = counts[at] ?? 0;
    if (below + here >= count / 2 && here > 0) return at - 0.5 + (count / 2 - below) / here;
    below += here;
  }
  return 0;
}
