import { simulateFace, type SimulatedRecording, type SimulatedFace } from "./made-face.ts";
import { randomFrom, type Random } from "./random.ts";

/** A synthetic recording for evaluation. `truth` is null where no value may be accepted. */
export type GeneratedCase = Omit<SimulatedRecording, "truth"> & {
  readonly scene: string;
  readonly truth: SimulatedRecording["truth"] | null;
};

type Scene = (random: Random) => Partial<SimulatedFace>;

const skins = [
  [225, 178, 156],
  [178, 128, 102],
  [140, 96, 76],
  [98, 66, 52],
] as const;

/** Anybody at rest: no two are alike in heart, breath, skin, camera or how their colour answers to blood. */
function anybody(random: Random): Partial<SimulatedFace> {
  const heart = random.uniform() < 0.75 ? random.between(52, 100) : random.between(42, 175);
  return {
    seed: Math.floor(random.uniform() * 2 ** 31),
    heart,
    breath: random.between(8, Math.min(26, heart / 3)),
    breathIrregular: random.between(0.03, 0.2),
    sinusArrhythmia: heart > 110 ? random.between(0, 0.01) : random.between(0.002, 0.07),
    breathOnHeight: random.between(0, 0.15),
    mayer: random.between(0, 0.02),
    drift: random.between(-0.05, 0.05),
    dicrotic: random.between(0.1, 0.6),
    skin: skins[Math.floor(random.uniform() * skins.length)] ?? skins[0],
    pulseColours: [random.between(0.2, 0.45), 0.77, random.between(0.4, 0.65)],
    pulse: random.between(0.003, 0.01),
    noise: random.between(0.03, 0.1),
    lightWander: random.between(0, 0.015),
    tintWander: random.between(0, 0.0006),
    headMotion: random.between(0.001, 0.006),
    chestMotion: random.between(0.002, 0.012),
    chestNoise: random.between(0.0005, 0.004),
    jitter: random.between(0, 0.4),
    lostFrames: random.between(0, 0.03),
    frameRate: random.uniform() < 0.8 ? 30 : random.between(24, 30),
  };
}

const nobody: Scene = (random) => ({ ...anybody(random), pulse: 0 });

/** Scenes of a person in good light who keeps still. */
export const goodScenes: Readonly<Record<string, Scene>> = { "good light": anybody };

/** Scenes with a difficulty: values must be right or refused. */
export const hardScenes: Readonly<Record<string, Scene>> = {
  "weak pulse": (random) => ({ ...anybody(random), pulse: random.between(0.0008, 0.003) }),
  "dim light": (random) => ({ ...anybody(random), skin: [46, 33, 28], noise: random.between(0.1, 0.25) }),
  moving: (random) => ({ ...anybody(random), headMotion: random.between(0.008, 0.06) }),
  nodding: (random) => ({
    ...anybody(random),
    sway: random.between(0.003, 0.03),
    swayHertz: random.between(0.6, 2.5),
  }),
  "flickering light": (random) => ({
    ...anybody(random),
    flicker: random.between(0.002, 0.03),
    flickerTint: random.between(0, 0.01),
    flickerHertz: random.between(0.6, 3),
  }),
  "television light": (random) => ({
    ...anybody(random),
    tintWander: random.between(0.001, 0.01),
    lightWander: 0.03,
  }),
  "exposure steps": (random) => ({ ...anybody(random), exposureSteps: random.between(0.02, 0.1) }),
  "compressed video": (random) => ({ ...anybody(random), compression: random.between(0.2, 1.5) }),
  "bad camera": (random) => ({
    ...anybody(random),
    frameRate: random.between(9, 24),
    lostFrames: random.between(0.05, 0.3),
    jitter: random.between(0.3, 1.5),
    freezes: random.between(0, 8),
  }),
  "irregular heart": (random) => ({ ...anybody(random), beatJitter: random.between(0.03, 0.18) }),
};

/** Scenes without a readable person: every accepted value is a false one. */
export const refuseScenes: Readonly<Record<string, Scene>> = {
  photograph: nobody,
  "photograph in dim light": (random) => ({
    ...nobody(random),
    skin: [46, 33, 28],
    noise: random.between(0.1, 0.3),
  }),
  "photograph that sways": (random) => ({
    ...nobody(random),
    sway: random.between(0.003, 0.04),
    swayHertz: random.between(0.6, 2.6),
  }),
  "photograph that sways, motion not followed": (random) => ({
    ...nobody(random),
    sway: random.between(0.003, 0.04),
    swayHertz: random.between(0.6, 2.6),
    hasMotion: false,
    hasBackground: random.uniform() < 0.5,
  }),
  "photograph held in a hand": (random) => ({ ...nobody(random), headMotion: random.between(0.005, 0.03) }),
  "photograph in flickering light": (random) => ({
    ...nobody(random),
    flicker: random.between(0.002, 0.03),
    flickerTint: random.between(0, 0.01),
    flickerHertz: random.between(0.6, 3),
    hasBackground: random.uniform() < 0.7,
  }),
  "photograph before a television": (random) => ({
    ...nobody(random),
    tintWander: random.between(0.001, 0.01),
    lightWander: 0.03,
    hasBackground: random.uniform() < 0.7,
  }),
  "photograph, compressed": (random) => ({ ...nobody(random), compression: random.between(0.2, 1.5) }),
  wall: (random) => ({ ...nobody(random), skin: [190, 182, 170], faces: random.uniform() < 0.5 ? 0 : 1 }),
  dark: (random) => ({ ...anybody(random), skin: [14, 10, 9], noise: 0.3 }),
  glaring: (random) => ({ ...anybody(random), skin: [254, 253, 252] }),
  "two faces": (random) => ({ ...anybody(random), faces: 2 }),
};

/** Generates `each` cases of each scene; the same seed gives the same cases. `truth` is null without `hasTruth`. */
export function* generateCases(
  scenes: Readonly<Record<string, Scene>>,
  each: number,
  { seed, seconds, hasTruth }: { seed: number; seconds: number; hasTruth: boolean },
): Generator<GeneratedCase> {
  for (const [index, [scene, settings]] of Object.entries(scenes).entries())
    for (let round = 0; round < each; round += 1) {
      const random = randomFrom(seed + index * 100_003 + round * 101);
      const { recording, truth } = simulateFace({ ...settings(random), seconds });
      yield { scene, recording, truth: hasTruth ? truth : null };
    }
}
