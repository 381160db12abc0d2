import { type Fault, mostSilenceMs, nameFault } from "./faults.ts";

/** The longest times of a call, in ms: without sound and picture, without sound, and without a picture that was sent. */
export type Silence = { most: number; sound: number; picture: number };

/** So much later than the sound the picture may come, in ms: who lost a part of it asks for a keyframe each three seconds. */
const keyframeMs = 3_000;

/** Returns what a call lacked for longer than a fault allows, in sentences; `calm` is the same without a fault. */
export function findExcess(fault: Fault, found: Silence, calm: Silence): string[] {
  const allowed = mostSilenceMs(fault, calm.most);
  const limits = [
    { what: "anything", ms: found.most, limit: allowed },
    { what: "sound", ms: found.sound, limit: mostSilenceMs(fault, calm.sound) },
    { what: "a picture that was sent", ms: found.picture, limit: allowed + keyframeMs },
  ];
  return limits
    .filter(({ ms, limit }) => ms > limit)
    .map(({ what, ms, limit }) => `${nameFault(fault)}: ${ms} ms of ${limit} without ${what}`);
}
