import { heartRate, leastSeconds } from "./heart-rate.ts";
import { pulseOf } from "./pulse-signal.ts";
import type { Reading, RefusalReason } from "./reading.ts";
import { lastSeconds, type Recording } from "./recording.ts";
import { evenRate, troublesOfScene } from "./scene.ts";
import { deviation, evenColours, type Series } from "./series.ts";

/** Seconds: a provisional rate is of now, not of the whole reading. */
const provisionalSeconds = 20;
/** Seconds before what is shown, which the filter needs to settle. */
const settling = 2;
/** Seconds of which advice is given: what was mended is not named any longer. */
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

/** The heart rate while the reading is under way, from ten seconds on; shown as provisional and never kept (POS: Wang et al., 2017; its doubts: de Haan and Jeanne, 2013). */
export const provisionalHeartRate = (recording: Recording): Reading =>
  heartRate(lastSeconds(recording, provisionalSeconds), leastSeconds.provisional).reading;

/** The pulse of the last seconds for the eye, about -1 to 1; no values before two seconds have been seen (POS: Wang et al., 2017). */
export function liveWave(recording: Recording, seconds: number): Series {
  const colours = evenColours(lastSeconds(recording, seconds + settling).face, evenRate);
  if (colours.red.length < settling * evenRate) return { rate: evenRate, values: new Float64Array(0) };
  const { values } = pulseOf(colours);
  const shown = values.subarray(Math.max(0, values.length - Math.round(seconds * evenRate)));
  const height = 2.5 * deviation(shown) || 1;
  return { rate: evenRate, values: shown.map((value) => Math.max(-1, Math.min(1, value / height))) };
}

/** What stands in the way right now, the most important first; empty where nothing does. */
export function troublesNow(recording: Recording, seconds: number = adviceSeconds): readonly RefusalReason[] {
  const found = troublesOfScene(lastSeconds(recording, seconds));
  return byImportance.filter((reason) => found.includes(reason));
}
