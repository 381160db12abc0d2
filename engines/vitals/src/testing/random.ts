/** Pseudo-random numbers, the same for the same seed. */
export type Random = {
  /** From 0 up to 1. */
  uniform: () => number;
  /** Of mean 0 and standard deviation 1. */
  normal: () => number;
  between: (least: number, most: number) => number;
};

/** Creates a generator: Mulberry32, and the transform of Box and Muller (1958). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const uniform = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    uniform,
    normal: () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
    between: (least, most) => least + (most - least) * uniform(),
  };
}

/** Returns slow noise around 0 with a standard deviation near 1; `seconds` is how long it keeps a direction. */
export function slowNoise(times: readonly number[], seconds: number, random: Random): Float64Array {
  const out = new Float64Array(times.length);
  let [level, drift] = [0, 0];
  for (let at = 1; at < times.length; at += 1) {
    const step = Math.max(0, (times[at] ?? 0) - (times[at - 1] ?? 0));
    const keep = Math.exp(-step / seconds);
    drift = keep * drift + Math.sqrt(1 - keep * keep) * random.normal();
    level = keep * level + (1 - keep) * Math.SQRT2 * drift;
    out[at] = level;
  }
  return out;
}
