import { type Box, lumaOf, type Part, type Picture, type Pixels, pixelsOf } from "./picture.ts";
import { type Profiles, profilesOf } from "./profiles.ts";
import { skinTone, skinWeight, type Tone } from "./skin-tone.ts";

/** Mean colour of an area, 0 to 255. */
export type Colour = { readonly red: number; readonly green: number; readonly blue: number };

/** The measurements of a face in one frame: numbers only. */
export type FrameSample = {
  readonly face: Colour;
  readonly forehead: Colour;
  readonly leftCheek: Colour;
  readonly rightCheek: Colour;
  /** The area beside the face; null where the face fills the picture. */
  readonly background: Colour | null;
  /** How many pixels of the picture count as skin, estimated from the samples. */
  readonly skinPixels: number;
  /** Share of the face's pixels of which a channel is at its end, 0 to 1. */
  readonly clippedShare: number;
  /** Median brightness of the face, 0 to 255. */
  readonly luma: number;
  /** Brightness along height and width of face and chest, for measuring motion. */
  readonly profiles: Profiles;
};

const parts = {
  face: { left: 0.12, top: 0.02, right: 0.88, bottom: 0.92 },
  forehead: { left: 0.22, top: 0.02, right: 0.78, bottom: 0.25 },
  leftCheek: { left: 0.12, top: 0.48, right: 0.42, bottom: 0.82 },
  rightCheek: { left: 0.58, top: 0.48, right: 0.88, bottom: 0.82 },
} satisfies Record<string, Part>;
const besides: readonly Part[] = [
  { left: -0.75, top: -0.1, right: -0.25, bottom: 0.7 },
  { left: 1.25, top: -0.1, right: 1.75, bottom: 0.7 },
];

/** From here on a channel cannot tell a change: cameras round off their ends. */
const clippedFrom = 250;
/** More pixels than this make no mean better and every frame slower. */
const mostPixels = 40_000;
const leastBackground = 200;

/**
 * Returns the colours of a face, of parts of its skin and of the background, in one RGBA picture. `box` is the face in
 * the picture. Pixels are sampled so that a part has at most about 40,000. Skin is what resembles the median of
 * the box in Cb, Cr and brightness (colour space after Chai and Ngan, 1999). There are no fixed limits, so that
 * dark skin counts as well as light.
 */
export function sampleFrame(rgba: Uint8ClampedArray, width: number, height: number, box: Box): FrameSample {
  const picture: Picture = { rgba, width, height };
  const inner = pixelsOf(box, parts.face, picture);
  const step = Math.max(1, Math.ceil(Math.sqrt((areaOf(inner) || 1) / mostPixels)));
  const tone = skinTone(picture, inner, step * 2);
  const colourOf = (part: Part) => skinColour(picture, pixelsOf(box, part, picture), step, tone);
  const face = colourOf(parts.face);
  return {
    face: face.colour,
    forehead: colourOf(parts.forehead).colour,
    leftCheek: colourOf(parts.leftCheek).colour,
    rightCheek: colourOf(parts.rightCheek).colour,
    background: backgroundOf(picture, box, step),
    skinPixels: Math.round(face.weight * step * step),
    clippedShare: face.clipped,
    luma: tone.luma,
    profiles: profilesOf(picture, box),
  };
}

const areaOf = ({ left, right, top, bottom }: Pixels) => (right - left) * (bottom - top);

/** The mean of an area, each pixel by how much it resembles the skin. */
function skinColour({ rgba, width }: Picture, area: Pixels, step: number, tone: Tone) {
  let [red, green, blue, weight, clipped, count] = [0, 0, 0, 0, 0, 0];
  for (let y = area.top; y < area.bottom; y += step)
    for (let x = area.left; x < area.right; x += step) {
      const at = (y * width + x) * 4;
      const [r, g, b] = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0];
      const share = skinWeight(tone, r, g, b);
      red += share * r;
      green += share * g;
      blue += share * b;
      weight += share;
      count += 1;
      if (r >= clippedFrom || g >= clippedFrom || b >= clippedFrom) clipped += 1;
    }
  const by = weight || 1;
  return {
    colour: { red: red / by, green: green / by, blue: blue / by },
    weight,
    clipped: count === 0 ? 0 : clipped / count,
  };
}

/** The mean of what is to the left and right of the face, without what is clipped. */
function backgroundOf(picture: Picture, box: Box, step: number): Colour | null {
  const { rgba, width } = picture;
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (const part of besides) {
    const area = pixelsOf(box, part, picture);
    for (let y = area.top; y < area.bottom; y += step)
      for (let x = area.left; x < area.right; x += step) {
        const at = (y * width + x) * 4;
        const [r, g, b] = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0];
        if (lumaOf(r, g, b) >= clippedFrom) continue;
        red += r;
        green += g;
        blue += b;
        count += 1;
      }
  }
  if (count * step * step < leastBackground) return null;
  return { red: red / count, green: green / count, blue: blue / count };
}
