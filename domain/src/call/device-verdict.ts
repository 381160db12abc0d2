import type { NetworkQuality } from "./network-verdict.ts";

/** The outcome of one step of the device test. */
export const stepResults = ["pass", "fail", "skip"] as const;
export type StepResult = (typeof stepResults)[number];

/** The outcome of each step of the device test. */
export type DeviceTestResults = {
  camera: StepResult;
  speaker: StepResult;
  microphone: StepResult;
  network: StepResult;
};

/**
 * Result of the device test. `sound-only`: everything but the camera works. `not-ready`: microphone, speaker or
 * network failed. `untried`: microphone, speaker and
 * network did not fail, but one of them, or the camera, was skipped.
 */
export type DeviceVerdict = "ready" | "sound-only" | "not-ready" | "untried";

/** Returns the result of the four steps together: a failed sound or network step decides first, then a skipped one, then the camera. */
export function judgeDeviceTest({ camera, ...needed }: DeviceTestResults): DeviceVerdict {
  const results = Object.values(needed);
  if (results.includes("fail")) return "not-ready";
  if (results.includes("skip")) return "untried";
  if (camera === "pass") return "ready";
  return camera === "fail" ? "sound-only" : "untried";
}

/** Returns the step result of a network quality: `good` and `fair` pass, `poor` fails. */
export function networkResult(quality: NetworkQuality): StepResult {
  return quality === "poor" ? "fail" : "pass";
}

/** After this much silence the patient is notified that nothing is heard, in ms. */
const silenceAfter = 5_000;

/**
 * Returns whether the microphone counts as silent: on for five seconds without a voice in the last five. Instants
 * in ms.
 */
export function isSilent(facts: { onSince: number; voiceAt: number | null }, now: number): boolean {
  return now - Math.max(facts.onSince, facts.voiceAt ?? 0) >= silenceAfter;
}

/** A picture darker than this for this long shows nothing: a closed shutter, a covered lens. Luma 0 .. 255, time in ms. */
const darkPicture = { belowLuma: 16, after: 2_000 } as const;

/**
 * Returns since when (ms) the camera's picture has been dark, given the previous result and the mean luma (0 to
 * 255; below 16 is dark) of a new frame; null while it is not.
 */
export function darkSince(since: number | null, meanLuma: number, now: number): number | null {
  return meanLuma < darkPicture.belowLuma ? (since ?? now) : null;
}

/**
 * Returns whether the picture has been dark for two seconds at `now` (ms). `since` is the last result of
 * `darkSince`.
 */
export function isDark(since: number | null, now: number): boolean {
  return since !== null && now - since >= darkPicture.after;
}
