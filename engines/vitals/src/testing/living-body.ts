import { type Random, randomFrom } from "./random.ts";

/** Parameters of a simulated heart and lungs. Amounts are shares unless stated otherwise. */
export type SimulatedBody = {
  seconds: number;
  /** Beats and breaths a minute. */
  heart: number;
  breath: number;
  /** How much breaths differ in length and depth; 0: like a machine. */
  breathIrregular: number;
  /** How much breathing speeds the heart up and slows it down, and makes its beats higher and lower. */
  sinusArrhythmia: number;
  breathOnHeight: number;
  /** Waves of ten seconds in the heart's rate, which are no breathing (Mayer). */
  mayer: number;
  /** The change of the rate over the recording. */
  drift: number;
  /** Seconds by which each beat is early or late. */
  beatJitter: number;
  /** Height of the second wave of each beat. */
  dicrotic: number;
  seed: number;
};

/** A simulated body at rest. */
export const calmBody: SimulatedBody = {
  seconds: 60,
  heart: 72,
  breath: 14,
  breathIrregular: 0.08,
  sinusArrhythmia: 0.03,
  breathOnHeight: 0.08,
  mayer: 0.01,
  drift: 0,
  beatJitter: 0.008,
  dicrotic: 0.35,
  seed: 1,
};

/** The signals of a simulated body at any times, and the values a perfect reading would give. */
export type SimulatedSignals = {
  /** The blood in the skin, about -0.3 to 1; times must rise. */
  readonly pulse: (times: readonly number[]) => Float64Array;
  /** The chest, -1 breathed out to 1 breathed in, deeper breaths beyond. */
  readonly breathing: (times: readonly number[]) => Float64Array;
  readonly beats: readonly number[];
  readonly truth: { readonly hr: number; readonly rr: number; readonly sdnn: number; readonly rmssd: number };
};

/** Simulates a body from its seed. */
export function simulateBody(body: SimulatedBody): SimulatedSignals {
  const random = randomFrom(body.seed * 7919 + 13);
  const breaths = breathsOf(body, random);
  const breathing = (times: readonly number[]) => breathCourse(times, breaths);
  const all = beatsOf(body, breathing, random);
  const beats = all.filter((time) => time >= 0 && time <= body.seconds);
  const pulse = (times: readonly number[]) => {
    const breath = breathing(times);
    return pulseCourse(times, all, body.dicrotic).map(
      (value, at) => value * (1 + body.breathOnHeight * (breath[at] ?? 0)),
    );
  };
  return { pulse, breathing, beats, truth: truthOf(beats, breaths, body.seconds) };
}

type Breath = { readonly begin: number; readonly depth: number };

function breathsOf({ seconds, breath, breathIrregular }: SimulatedBody, random: Random): Breath[] {
  const breaths: Breath[] = [];
  for (let time = -random.between(0, 60 / breath) - 60 / breath; time < seconds + 30;) {
    const isSigh = breathIrregular > 0 && random.uniform() < 0.03;
    breaths.push({
      begin: time,
      depth: Math.exp(2 * breathIrregular * random.normal()) * (isSigh ? 1.8 : 1),
    });
    time += (60 / breath) * Math.exp(breathIrregular * random.normal()) * (isSigh ? 1.4 : 1);
  }
  return breaths;
}

/** In for two fifths of each breath, out for the rest. */
function breathCourse(times: readonly number[], breaths: readonly Breath[]): Float64Array {
  let next = 1;
  return Float64Array.from(times, (time) => {
    while (next < breaths.length - 1 && (breaths[next]?.begin ?? 0) <= time) next += 1;
    while (next > 1 && (breaths[next - 1]?.begin ?? 0) > time) next -= 1;
    const { begin = 0, depth = 1 } = breaths[next - 1] ?? {};
    const phase = (time - begin) / ((breaths[next]?.begin ?? begin + 4) - begin);
    const height =
      phase < 0.4 ? -Math.cos((Math.PI * phase) / 0.4) : Math.cos((Math.PI * (phase - 0.4)) / 0.6);
    return depth * (height + 1) - 1;
  });
}

function beatsOf(body: SimulatedBody, breathing: SimulatedSignals["breathing"], random: Random): number[] {
  const { seconds, heart, sinusArrhythmia, mayer, drift, beatJitter } = body;
  const phase = random.between(0, 2 * Math.PI);
  const start = -60 / heart - random.between(0, 60 / heart);
  const beats: number[] = [];
  for (let time = start; time < seconds + 2;) {
    beats.push(time);
    const [breath = 0] = breathing([Math.max(0, time - 0.5)]);
    const changed =
      1 -
      sinusArrhythmia * Math.max(-1.5, Math.min(1.5, breath)) +
      mayer * Math.sin(2 * Math.PI * 0.1 * time + phase) -
      drift * (time / seconds - 0.5);
    time += Math.max(0.25, (60 / heart) * changed + beatJitter * random.normal());
  }
  return beats;
}

/** A steep rise, and a second, lower wave as of a real pulse. */
function pulseCourse(times: readonly number[], beats: readonly number[], dicrotic: number): Float64Array {
  const bump = (phase: number, middle: number, width: number) =>
    Math.exp(-0.5 * ((phase - middle) / width) ** 2);
  let next = 1;
  return Float64Array.from(times, (time) => {
    while (next < beats.length - 1 && (beats[next] ?? 0) <= time) next += 1;
    const begin = beats[next - 1] ?? 0;
    const phase = (time - begin) / ((beats[next] ?? begin + 1) - begin);
    return bump(phase, 0.28, 0.1) + dicrotic * bump(phase, 0.62, 0.12) - 0.32;
  });
}

function truthOf(
  beats: readonly number[],
  breaths: readonly Breath[],
  seconds: number,
): SimulatedSignals["truth"] {
  const ms = beats.slice(1).map((time, at) => (time - (beats[at] ?? 0)) * 1000);
  const middle = ms.reduce((sum, one) => sum + one, 0) / ms.length;
  const squares = (values: readonly number[]) => values.reduce((sum, one) => sum + one ** 2, 0);
  const begun = breaths.map(({ begin }) => begin).filter((time) => time >= 0 && time <= seconds);
  return {
    hr: 60_000 / middle,
    rr: (60 * (begun.length - 1)) / ((begun.at(-1) ?? 1) - (begun[0] ?? 0)),
    sdnn: Math.sqrt(squares(ms.map((one) => one - middle)) / (ms.length - 1)),
    rmssd: Math.sqrt(squares(ms.slice(1).map((one, at) => one - (ms[at] ?? 0))) / (ms.length - 1)),
  };
}
