import type { NetworkQuality } from "./network-verdict.ts";

/** The outcome of one step of the device test. */
export const stepResults = ["pass", "fail", "skip"] as const;
export type StepResult = (typeof stepResults)[number];

export type DeviceTestResults = {
  camera: StepResult;
  speaker: StepResult;
  microphone: StepResult;
  network: StepResult;
};

/**
 * What the four steps mean for the visit: `ready`; `sound-only`: no camera, and all the rest works; `not-ready`: not
 * heard, hearing nothing or no line; `untried`: nothing failed, but something that counts was skipped.
 */
export type DeviceVerdict = "ready" | "sound-only" | "not-ready" | "untried";

export function judgeDeviceTest({ camera, ...needed }: DeviceTestResults): DeviceVerdict {
  const results = Object.values(needed);
  if (results.includes("fail")) return "not-ready";
  if (results.includes("skip")) return "untried";
  if (camera === "pass") return "ready";
  return camera === "fail" ? "sound-only" : "untried";
}

/** A fair line holds a visit, a poor one may not. */
export function networkResult(quality: NetworkQuality): StepResult {
  return quality === "poor" ? "fail" : "pass";
}

/** After so much silence the patient is told that nothing is heard, in ms. */
const silenceAfter = 5_000;

/** Whether the microphone counts as silent: on for five seconds, and no voice within the last five. */
export function isSilent(facts: { onSince: number; voiceAt: number | null }, now: number): boolean {
  return now - Math.max(facts.onSince, facts.voiceAt ?? 0) >= silenceAfter;
}

/** A picture darker than this for this long shows nothing: a closed shutter, a covered lens. Luma 0 .. 255, time in ms. */
const darkPicture = { belowLuma: 16, after: 2_000 } as const;

/** When the picture turned dark, followed from look to look; null while it shows something. */
export function darkSince(since: number | null, meanLuma: number, now: number): number | null {
  return meanLuma < darkPicture.belowLuma ? (since ?? now) : null;
}

export function isDark(since: number | null, now: number): boolean {
  return since !== null && now - since >= darkPicture.after;
}
