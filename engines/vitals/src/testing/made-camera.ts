import type { ColourTrace } from "../series.ts";
import type { Random } from "./random.ts";

type Timing = { seconds: number; frameRate: number; lostFrames: number; jitter: number; freezes: number };

/** Returns simulated frame times in seconds, with lost and late frames and freezes. */
export function frameTimes(
  { seconds, frameRate, lostFrames, jitter, freezes }: Timing,
  random: Random,
): number[] {
  const frozen = Array.from({ length: Math.round((freezes * seconds) / 60) }, () => {
    const begin = random.between(0, seconds);
    return [begin, begin + random.between(0.3, 0.8)] as const;
  });
  return Array.from({ length: Math.round(seconds * frameRate) }, (_, at) => at / frameRate)
    .filter(
      (time) => random.uniform() >= lostFrames && !frozen.some(([from, to]) => time > from && time < to),
    )
    .map((time) => time + (jitter / frameRate) * (random.uniform() - 0.5));
}

/** Returns a simulated exposure factor that changes about every eight seconds, within a third of a second. */
export function exposureCourse(times: readonly number[], size: number, random: Random): Float64Array {
  let [now, wanted] = [1, 1];
  return Float64Array.from(times, (time, at) => {
    const step = time - (times[at - 1] ?? time);
    if (random.uniform() < step / 8) wanted = 1 + size * random.normal();
    now += (wanted - now) * (1 - Math.exp(-step / 0.1));
    return now;
  });
}

/**
 * Applies the errors of a video codec to a trace: keyframes with their own error, between them only changes larger
 * than `deadZone`, slightly wrong.
 */
export function simulateCompression(trace: ColourTrace, deadZone: number, random: Random): ColourTrace {
  const whole = random.between(0.5, 4);
  const course = (values: ArrayLike<number>, zone: number) => {
    let [held, next] = [values[0] ?? 0, 0];
    return Float64Array.from(values, (value, at) => {
      const time = trace.times[at] ?? 0;
      if (time >= next) {
        held = value + 0.5 * zone * random.normal();
        next = time + whole;
      } else if (Math.abs(value - held) > zone) held += (value - held) * random.between(0.6, 1);
      return held;
    });
  };
  return {
    times: trace.times,
    red: course(trace.red, 1.5 * deadZone),
    green: course(trace.green, deadZone),
    blue: course(trace.blue, 1.5 * deadZone),
  };
}
