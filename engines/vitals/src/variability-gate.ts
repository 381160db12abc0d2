import type { RefusalReason } from "./reading.ts";

/** Evidence for and against beats that are precise enough for variability. Times in seconds, `apart` in ms. */
export type BeatEvidence = {
  readonly seconds: number;
  readonly frameRate: number;
  readonly longestGap: number;
  /** Share of the time without a frame for longer than 0.1 s. */
  readonly timeInGaps: number;
  readonly signalToNoise: number;
  readonly likeness: number;
  /** Share of intervals that were no normal ones. */
  readonly leftOut: number;
  /** How differently patches of skin place the same beats; null without patches. */
  readonly apart: number | null;
};

const gate = {
  leastSeconds: 55,
  leastFrameRate: 24,
  longestGap: 0.25,
  mostTimeInGaps: 0.03,
  leastSignalToNoise: 6,
  leastLikeness: 0.9,
  mostLeftOut: 0.1,
  mostApart: 25,
  /** How alike beats must be where there are no patches to ask. */
  leastLikenessAlone: 0.985,
} as const;

/**
 * Returns why variability and stress cannot be read from beats that suffice for a rate. Noise moves beats long
 * before it changes their number (length and sampling after Task Force, Circulation 93, 1996, and Shaffer and
 * Ginsberg, Front. Public Health 5, 2017).
 */
export function beatRefusalReasons(evidence: BeatEvidence): readonly RefusalReason[] {
  const { likeness, apart } = evidence;
  const found: RefusalReason[] = [];
  if (evidence.seconds < gate.leastSeconds) found.push("too-short");
  if (evidence.frameRate < gate.leastFrameRate) found.push("frames-too-few");
  if (evidence.longestGap > gate.longestGap || evidence.timeInGaps > gate.mostTimeInGaps)
    found.push("frames-uneven");
  if (evidence.signalToNoise < gate.leastSignalToNoise) found.push("weak-signal");
  const areSure = apart === null ? likeness >= gate.leastLikenessAlone : apart <= gate.mostApart;
  if (likeness < gate.leastLikeness || evidence.leftOut > gate.mostLeftOut || !areSure)
    found.push("no-beats");
  return found;
}
