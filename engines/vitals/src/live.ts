import { heartRate, leastSeconds } from "./heart-rate.ts";
import { posPulse } from "./pulse-signal.ts";
import type { Reading, RefusalReason } from "./reading.ts";
import { lastSeconds, type Recording } from "./recording.ts";
import { evenRate, sceneRefusalReasons } from "./scene.ts";
import { standardDeviation, resampleColours, type Series } from "./series.ts";

/** Seconds: a provisional rate is of now, not of the whole reading. */
const provisionalSeconds = 20;
/** Seconds before what is shown, which the filter needs to settle. */
const settling = 2;
/** Seconds of signal that advice is based on; problems that ended earlier are not reported. */
const adviceSeconds = 3;
/** What must be mended before anything else can be judged comes first. */
const byImportance: readonly RefusalReason[] = [
  "no-face",
  "several-faces",
  "too-dark",
  "too-bright",
  "too-far",
  "moving",
  "flickering-light",
  "frames-too-few",
  "frames-uneven",
];

/**
 * Returns the heart rate during a reading, from ten seconds on; shown as provisional and never stored (POS: Wang et
 * al., 2017; its checks: de Haan and Jeanne, 2013).
 */
export const provisionalHeartRate = (recording: Recording): Reading =>
  heartRate(lastSeconds(recording, provisionalSeconds), leastSeconds.provisional).reading;

/**
 * Returns the pulse of the last seconds for display, scaled and cut to -1 to 1; empty during the first two seconds
 * (POS: Wang et al., 2017).
 */
export function liveWave(recording: Recording, seconds: number): Series {
  const colours = resampleColours(lastSeconds(recording, seconds + settling).face, evenRate);
  if (colours.red.length < settling * evenRate) return { rate: evenRate, values: new Float64Array(0) };
  const { values } = posPulse(colours);
  const shown = values.subarray(Math.max(0, values.length - Math.round(seconds * evenRate)));
  const height = 2.5 * standardDeviation(shown) || 1;
  return { rate: evenRate, values: shown.map((value) => Math.max(-1, Math.min(1, value / height))) };
}

/**
 * Returns the problems of the scene in the last `seconds` of a recording, most important first; empty without
 * any.
 */
export function currentRefusalReasons(
  recording: Recording,
  seconds: number = adviceSeconds,
): readonly RefusalReason[] {
  const found = sceneRefusalReasons(lastSeconds(recording, seconds));
  return byImportance.filter((reason) => found.includes(reason));
}
