import { calmBody, simulateBody, type SimulatedBody } from "@anteroom/vitals/testing/living-body";
import { randomFrom, slowNoise } from "@anteroom/vitals/testing/random";
import { type Drawing, drawFaces, type HeadPlace } from "./draw-face.ts";
import type { FrameState } from "./film.ts";

/** The tones of skin: red, green and blue, 0 .. 255. */
export const skins = { light: [225, 178, 156], medium: [178, 128, 102], dark: [98, 66, 52] } as const;

/** The differences of a scene from a calm person in good light; shares unless stated otherwise. */
export type Scene = {
  readonly heads: readonly HeadPlace[];
  /** Whether there is a living person; a photograph has a face and no pulse. */
  readonly isAlive: boolean;
  /** Whether the whole picture moves with the head, as a held photograph does. */
  readonly isWhole: boolean;
  /** Factor of the light; 1 is a well-lit room. */
  readonly light: number;
  /** In pixels of a picture 240 high: a wander, and a swing with a rate in Hz. */
  readonly motion: number;
  readonly sway: number;
  readonly swayHertz: number;
  /** Flicker of the light, of all colours and of blue against red, and its rate in Hz. */
  readonly flicker: number;
  readonly flickerColour: number;
  readonly flickerHertz: number;
  /** Steps of the camera's automatic exposure. */
  readonly exposureSteps: number;
};

const middle: HeadPlace = { right: 0, down: -0.06, size: 0.25 };
const good: Scene = {
  heads: [middle],
  isAlive: true,
  isWhole: false,
  light: 1,
  motion: 0.25,
  sway: 0,
  swayHertz: 0.9,
  flicker: 0,
  flickerColour: 0,
  flickerHertz: 1.2,
  exposureSteps: 0,
};

/** Every scene by its command-line name. */
export const scenes = {
  good,
  dark: { ...good, light: 0.06 },
  photograph: { ...good, isAlive: false, motion: 0.1 },
  wall: { ...good, heads: [] },
  sway: { ...good, isAlive: false, isWhole: true, motion: 0.1, sway: 2 },
  "two-faces": {
    ...good,
    heads: [
      { right: -0.3, down: -0.04, size: 0.24 },
      { right: 0.33, down: -0.02, size: 0.24 },
    ],
  },
  moving: { ...good, motion: 9 },
  flicker: { ...good, isAlive: false, flicker: 0.015, flickerColour: 0.01 },
  exposure: { ...good, exposureSteps: 0.05 },
} as const satisfies Record<string, Scene>;

/** The command-line name of a scene. */
export type SceneName = keyof typeof scenes;
/** Returns whether a text is the name of a scene. */
export const isSceneName = (name: string): name is SceneName => Object.hasOwn(scenes, name);

/** A planned video with its true values. */
export type Film = {
  readonly drawing: Drawing;
  readonly moments: readonly FrameState[];
  /**
   * The values of a perfect reading: `hr` and `rr` per minute, `sdnn` and `rmssd` in ms; null without exactly one
   * living person.
   */
  readonly truth: { hr: number; rr: number; sdnn: number; rmssd: number } | null;
};

/** The parameters of a video. */
export type FilmOrder = {
  scene: SceneName;
  skin: keyof typeof skins;
  /** Share by which the pulse changes green skin. */
  pulse: number;
  width: number;
  height: number;
  rate: number;
} & SimulatedBody;

/**
 * The default parameters: 70 s of a person with light skin in good light, 320 by 240 pixels, 30
 * frames a second.
 */
export const usualFilm: FilmOrder = {
  ...calmBody,
  scene: "good",
  skin: "light",
  pulse: 0.008,
  width: 320,
  height: 240,
  rate: 30,
  seconds: 70,
};

/**
 * Returns the drawing and all frames of a video, held in memory; the same for the same order. `truth` is null without exactly one living
 * person.
 */
export function planFilm(order: FilmOrder): Film {
  const scene: Scene = scenes[order.scene];
  const random = randomFrom(order.seed * 31 + 5);
  const times = Array.from({ length: Math.round(order.seconds * order.rate) }, (_, at) => at / order.rate);
  const { pulse, breathing, truth } = simulateBody(order);
  const [beat, breath] = [pulse(times), breathing(times)];
  const [right, down, light] = [3, 3, 6].map((seconds) => slowNoise(times, seconds, random));
  const exposure = exposureCourse(times, scene.exposureSteps, random.uniform);
  const pixels = order.height / 240;
  const moments = times.map((time, at): FrameState => {
    const swing = Math.sin(2 * Math.PI * scene.swayHertz * time);
    const flash = Math.sin(2 * Math.PI * scene.flickerHertz * time);
    const gain = scene.light * (1 + 0.004 * (light?.[at] ?? 0) + scene.flicker * flash) * (exposure[at] ?? 1);
    const tint = scene.flickerColour * flash;
    const breathed = scene.isAlive ? (breath[at] ?? 0) : 0;
    return {
      pulse: scene.isAlive ? order.pulse * (beat[at] ?? 0) : 0,
      light: [gain * (1 - tint), gain, gain * (1 + tint)],
      headRight: pixels * (scene.motion * (right?.[at] ?? 0) + scene.sway * swing),
      headDown: pixels * (scene.motion * (down?.[at] ?? 0) + 0.5 * scene.sway * swing + 0.12 * breathed),
      chestDown: pixels * -0.7 * breathed,
      isWhole: scene.isWhole,
    };
  });
  const drawing = drawFaces({
    width: order.width,
    height: order.height,
    skin: skins[order.skin],
    heads: scene.heads,
  });
  return { drawing, moments, truth: scene.isAlive && scene.heads.length === 1 ? truth : null };
}

/** A factor that steps now and then and takes a third of a second to do so. */
function exposureCourse(times: readonly number[], size: number, chance: () => number): number[] {
  let [now, wanted] = [1, 1];
  return times.map((time, at) => {
    const step = time - (times[at - 1] ?? time);
    if (chance() < step / 8) wanted = 1 + size * (2 * chance() - 1);
    now += (wanted - now) * (1 - Math.exp(-step / 0.1));
    return now;
  });
}
