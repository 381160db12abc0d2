import type { Recording } from "../recording.ts";
import type { ColourTrace } from "../series.ts";

/** A face that does not exist, as a camera would see it. All amounts are shares of the colour unless they say otherwise. */
export type MadeFace = {
  seconds: number;
  frameRate: number;
  /** Beats and breaths a minute. */
  heart: number;
  breath: number;
  /** How much the pulse changes green light; 0: a photograph or a wall. */
  pulse: number;
  /** How much breathing speeds the heart up and slows it down. */
  sinusArrhythmia: number;
  /** Of each frame, in levels of 255, over a patch of some thousand pixels. */
  noise: number;
  /** Levels of 255 of red, green, blue. */
  skin: readonly [number, number, number];
  /** Of the light: a slow wander, and a flicker with a rate in Hz. */
  lightWander: number;
  flicker: number;
  flickerHertz: number;
  /** To and fro, in shares of the face's height, and how much of it shows in the colours. */
  sway: number;
  swayHertz: number;
  swayShows: number;
  /** Share of frames that are lost, and how unevenly the others come, in shares of a step. */
  lostFrames: number;
  jitter: number;
  seed: number;
};

const calmFace: MadeFace = {
  seconds: 60,
  frameRate: 30,
  heart: 72,
  breath: 14,
  pulse: 0.006,
  sinusArrhythmia: 0.03,
  noise: 0.06,
  skin: [165, 125, 105],
  lightWander: 0.01,
  flicker: 0,
  flickerHertz: 1.2,
  sway: 0.002,
  swayHertz: 0.3,
  swayShows: 0.02,
  lostFrames: 0,
  jitter: 0.05,
  seed: 1,
};

/** The pulse in blue, green and red skin light differs: relative strengths of red, green, blue (de Haan and van Leest, 2014). */
const pulseVector = [0.33 / 0.77, 1, 0.53 / 0.77] as const;

/** The recording, and the heart rate it truly has. */
export function makeFace(changes: Partial<MadeFace> = {}): {
  recording: Recording;
  heart: number;
  beats: readonly number[];
} {
  const made = { ...calmFace, ...changes };
  const random = randomFrom(made.seed);
  const beats = beatsOf(made, random);
  const times = frameTimes(made, random);
  const wander = slowWander(times.length, random);
  const sway = times.map((time) => made.sway * Math.sin(2 * Math.PI * made.swayHertz * time));
  const breath = times.map((time) => Math.sin((2 * Math.PI * made.breath * time) / 60));
  const light = times.map(
    (time, at) =>
      1 +
      made.lightWander * (wander[at] ?? 0) +
      made.flicker * Math.sin(2 * Math.PI * made.flickerHertz * time),
  );
  const course = pulseCourse(times, beats);
  const patch = (strength: number): ColourTrace => {
    const colour = (channel: 0 | 1 | 2) =>
      times.map((_, at) => {
        const beat = made.pulse * strength * pulseVector[channel] * (course[at] ?? 0);
        const moved = 1 + (made.swayShows * (sway[at] ?? 0)) / (made.sway || 1) / 10 / (channel + 1);
        return made.skin[channel] * (1 + beat) * (light[at] ?? 1) * moved + made.noise * random.normal();
      });
    return { times, red: colour(0), green: colour(1), blue: colour(2) };
  };
  const wall = times.map((_, at) => 190 * (light[at] ?? 1) + made.noise * random.normal());
  const recording: Recording = {
    face: patch(1),
    patches: [patch(1.1), patch(0.9), patch(0.95)],
    background: { times, red: wall, green: wall, blue: wall },
    motion: { times, x: sway, y: times.map((_, at) => 0.004 * (breath[at] ?? 0) + 0.0008 * random.normal()) },
    looks: times.filter((_, at) => at % 15 === 0).map((time) => ({ time, faces: 1, height: 0.5 })),
  };
  const inside = beats.filter((time) => time >= 0 && time <= made.seconds);
  return {
    recording,
    beats: inside,
    heart: (60 * (inside.length - 1)) / ((inside.at(-1) ?? 1) - (inside[0] ?? 0)),
  };
}

type Random = { uniform: () => number; normal: () => number };

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const uniform = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  return { uniform, normal };
}

function beatsOf({ seconds, heart, breath, sinusArrhythmia }: MadeFace, random: Random): number[] {
  const beats = [-60 / heart];
  for (let time = 0; time < seconds + 2;) {
    beats.push(time);
    const breathing = 1 + sinusArrhythmia * Math.sin((2 * Math.PI * breath * time) / 60);
    time += Math.max(0.25, (60 / heart) * breathing + 0.008 * random.normal());
  }
  return beats;
}

/** A steep rise, and a second, lower wave as of a real pulse; times must rise. */
function pulseCourse(times: readonly number[], beats: readonly number[]): Float64Array {
  let next = 1;
  const bump = (phase: number, middle: number, width: number) =>
    Math.exp(-0.5 * ((phase - middle) / width) ** 2);
  return Float64Array.from(times, (time) => {
    while (next < beats.length - 1 && (beats[next] ?? 0) <= time) next += 1;
    const begin = beats[next - 1] ?? 0;
    const phase = (time - begin) / ((beats[next] ?? begin + 1) - begin);
    return bump(phase, 0.28, 0.1) + 0.35 * bump(phase, 0.62, 0.12) - 0.32;
  });
}

function frameTimes({ seconds, frameRate, lostFrames, jitter }: MadeFace, random: Random): number[] {
  const all = Array.from({ length: Math.round(seconds * frameRate) }, (_, at) => at / frameRate);
  return all
    .filter(() => random.uniform() >= lostFrames)
    .map((time) => time + (jitter / frameRate) * (random.uniform() - 0.5));
}

function slowWander(count: number, random: Random): Float64Array {
  const out = new Float64Array(count);
  let [level, drift] = [0, 0];
  for (let at = 0; at < count; at += 1) {
    drift = 0.98 * drift + 0.02 * random.normal();
    level = 0.995 * level + drift;
    out[at] = level / 3;
  }
  return out;
}
