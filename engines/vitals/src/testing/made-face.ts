import type { MotionTrace, Recording } from "../recording.ts";
import type { ColourTrace } from "../series.ts";
import { calmBody, simulateBody, type SimulatedBody } from "./living-body.ts";
import { simulateCompression, exposureCourse, frameTimes } from "./made-camera.ts";
import { randomFrom, type Random, slowNoise } from "./random.ts";

/** Parameters of a simulated face before a camera. Amounts are shares of the colour unless stated otherwise. */
export type SimulatedFace = SimulatedBody & {
  frameRate: number;
  /** Share of lost frames, jitter of the others (in shares of a step), and freezes of 0.3 to 0.8 s a minute. */
  lostFrames: number;
  jitter: number;
  freezes: number;
  /** How much the pulse changes green light, and red, green and blue against each other; 0: a photograph or a wall. */
  pulse: number;
  pulseColours: readonly [number, number, number];
  /** Levels of 255: of each frame by chance, and red, green, blue of the skin. */
  noise: number;
  skin: readonly [number, number, number];
  /** Of the light: a slow wander, the same of its colour, a flicker with a rate in Hz, the same of its colour, and steps of the exposure. */
  lightWander: number;
  tintWander: number;
  flicker: number;
  flickerTint: number;
  flickerHertz: number;
  exposureSteps: number;
  /** Levels of 255 that a video codec ignores. */
  compression: number;
  /** In shares of the face's height: to and fro at a rate in Hz, and a wander. */
  sway: number;
  swayHertz: number;
  headMotion: number;
  /** How much of a motion by the face's height shows in the colours, other in each patch. */
  motionShows: number;
  /** In shares of the face's height: movement of chest and head by breathing, and other movement of the chest. */
  chestMotion: number;
  chestNoise: number;
  /** Whether motion was measured, and whether there is a background. */
  hasMotion: boolean;
  hasBackground: boolean;
  /** How many faces the locator sees. */
  faces: number;
};

const calmFace: SimulatedFace = {
  ...calmBody,
  frameRate: 30,
  lostFrames: 0,
  jitter: 0.05,
  freezes: 0,
  pulse: 0.006,
  pulseColours: [0.33, 0.77, 0.53],
  noise: 0.06,
  skin: [165, 125, 105],
  lightWander: 0.01,
  tintWander: 0,
  flicker: 0,
  flickerTint: 0,
  flickerHertz: 1.2,
  exposureSteps: 0,
  compression: 0,
  sway: 0,
  swayHertz: 1,
  headMotion: 0.003,
  motionShows: 0.3,
  chestMotion: 0.006,
  chestNoise: 0.0015,
  hasMotion: true,
  hasBackground: true,
  faces: 1,
};

/** A simulated recording with its true values. */
export type SimulatedRecording = {
  readonly recording: Recording;
  /** What a perfect reading gives. */
  readonly truth: { readonly hr: number; readonly rr: number; readonly sdnn: number; readonly rmssd: number };
};

/**
 * Simulates the recording of a face, and returns it with its true values. Without `changes` the face is at rest in even
 * light. The same parameters, among them `seed`, give the same recording.
 */
export function simulateFace(changes: Partial<SimulatedFace> = {}): SimulatedRecording {
  const made = { ...calmFace, ...changes };
  const random = randomFrom(made.seed);
  const { pulse, breathing, truth } = simulateBody(made);
  const times = frameTimes(made, random);
  const light = lightOn(times, made, random);
  const motion = motionAt(times, breathing(times), made, random);
  const blood = pulse(times);
  const patch = (strength: number) =>
    skinPatch({ times, made, light, motion, blood, strength: made.pulse * strength, random });
  const face = patch(1);
  const patches = [patch(1.15), patch(0.9), patch(0.95)];
  const wall = traceOf(times, [0, 1, 2], (channel, at) => {
    return 190 * (light[channel][at] ?? 1) + made.noise * random.normal();
  });
  const recording: Recording = {
    face: made.compression > 0 ? meanOf([...patches, ...patches, face]) : face,
    patches,
    ...(made.hasBackground && { background: wall }),
    ...(made.hasMotion && { motion }),
    looks: times
      .filter((_, at) => at % 15 === 0)
      .map((time) => ({ time, faces: made.faces, height: made.faces > 0 ? 0.5 : 0 })),
  };
  return { recording, truth };
}

type Channel = 0 | 1 | 2;
type Light = readonly [Float64Array, Float64Array, Float64Array];

/** Factors of red, green and blue light. */
function lightOn(times: readonly number[], made: SimulatedFace, random: Random): Light {
  const [slow, tint] = [slowNoise(times, 1.5, random), slowNoise(times, 0.8, random)];
  const steps = exposureCourse(times, made.exposureSteps, random);
  const factor = (lean: number) =>
    Float64Array.from(times, (time, at) => {
      const flash = Math.sin(2 * Math.PI * made.flickerHertz * time);
      const even = made.lightWander * (slow[at] ?? 0) + made.flicker * flash;
      const coloured = made.tintWander * (tint[at] ?? 0) + made.flickerTint * flash;
      return (1 + even + lean * coloured) * (steps[at] ?? 1);
    });
  return [factor(-1), factor(0), factor(1)];
}

function motionAt(
  times: readonly number[],
  breath: Float64Array,
  made: SimulatedFace,
  random: Random,
): MotionTrace & { readonly x: Float64Array; readonly y: Float64Array } {
  const [right, down, posture] = [1.5, 1.5, 4].map((seconds) => slowNoise(times, seconds, random));
  const alive = made.pulse > 0 ? 1 : 0;
  const swing = times.map((time) => made.sway * Math.sin(2 * Math.PI * made.swayHertz * time));
  const seen = () => 0.0004 * random.normal();
  const x = Float64Array.from(times, (_, at) => {
    return (swing[at] ?? 0) + made.headMotion * (right?.[at] ?? 0) + seen();
  });
  const y = Float64Array.from(times, (_, at) => {
    const breathed = 0.25 * alive * made.chestMotion * (breath[at] ?? 0);
    return 0.4 * (swing[at] ?? 0) + made.headMotion * (down?.[at] ?? 0) + breathed + seen();
  });
  const chest = Float64Array.from(times, (_, at) => {
    const breathed = alive * made.chestMotion * (breath[at] ?? 0);
    return 0.4 * (swing[at] ?? 0) - breathed + made.chestNoise * (posture?.[at] ?? 0) + seen();
  });
  return { times, x, y, chest };
}

type Patch = {
  times: readonly number[];
  made: SimulatedFace;
  light: Light;
  motion: { x: Float64Array; y: Float64Array };
  blood: Float64Array;
  strength: number;
  random: Random;
};

/** A part of the skin: it answers to motion in its own way, mostly by brightness and a little by colour. */
function skinPatch({ times, made, light, motion, blood, strength, random }: Patch): ColourTrace {
  const answer = () => [random.normal(), random.normal()] as const;
  const bright = answer();
  const coloured = [answer(), answer(), answer()] as const;
  const [, green] = made.pulseColours;
  const trace = traceOf(times, [0, 1, 2], (channel, at) => {
    const beat = (strength * (blood[at] ?? 0) * made.pulseColours[channel]) / green;
    const by = (axis: 0 | 1) => made.motionShows * (bright[axis] + 0.3 * coloured[channel][axis]);
    const moved = by(0) * (motion.x[at] ?? 0) + by(1) * (motion.y[at] ?? 0);
    const level = made.skin[channel] * (1 + beat) * (light[channel][at] ?? 1) * (1 + moved);
    return Math.max(0, Math.min(255, level + made.noise * random.normal()));
  });
  return made.compression > 0 ? simulateCompression(trace, made.compression, random) : trace;
}

function traceOf(
  times: readonly number[],
  [red, green, blue]: readonly [Channel, Channel, Channel],
  levelAt: (channel: Channel, at: number) => number,
): ColourTrace {
  const course = (channel: Channel) => Float64Array.from(times, (_, at) => levelAt(channel, at));
  return { times, red: course(red), green: course(green), blue: course(blue) };
}

/** The mean of traces of the same times. */
function meanOf(traces: readonly ColourTrace[]): ColourTrace {
  const [first] = traces;
  const of = (name: "red" | "green" | "blue") =>
    Float64Array.from(first?.times ?? [], (_, at) => {
      return traces.reduce((sum, trace) => sum + (trace[name][at] ?? 0), 0) / traces.length;
    });
  return { times: first?.times ?? [], red: of("red"), green: of("green"), blue: of("blue") };
}
