import {
  deviceReading,
  newestReading,
  type DeviceReading,
  type NoReadingReason,
  steadyReading,
} from "@anteroom/domain/vitals/gatt/device-reading";
import { type Meal, parseGlucoseContext } from "@anteroom/domain/vitals/gatt/glucose-measurement";
import { parseRecordAccess } from "@anteroom/domain/vitals/gatt/record-access";
import type { DeviceProblem } from "../../ports/health-devices.ts";

/** A finished reading, or the problem that prevented it. */
export type CollectedMeasurement =
  | { ok: true; reading: DeviceReading }
  | { ok: false; problem: DeviceProblem };

/** In ms: so long after a measurement a device may hand over others that it has stored. */
const quiet = 1_500;

type Timers = { setTimeout: (run: () => void, ms: number) => unknown; clearTimeout: (id: never) => void };

/**
 * Collects a device's measurements until one is final: the newest of those that arrive until none comes for
 * 1.5 s, or a continuous one once it is stable. `end` settles with the newest so far, else with the device's
 * own reason or the given problem. Calls `onSettled` once; ignores what comes later.
 */
export function collectMeasurements(
  onSettled: (result: CollectedMeasurement) => void,
  timers: Timers = globalThis as unknown as Timers,
) {
  const single: DeviceReading[] = [];
  const continuous: DeviceReading[] = [];
  const meals = new Map<number, Meal | null>();
  let reason: NoReadingReason | null = null;
  let timer: unknown = null;
  let isSettled = false;
  const settle = (result: CollectedMeasurement) => {
    if (isSettled) return;
    isSettled = true;
    timers.clearTimeout(timer as never);
    onSettled(result);
  };
  /** With what there is; without anything, for the device's own reason or this one. */
  const end = (otherwise: DeviceProblem) => {
    const reading = newestReading(single);
    const meal = meals.get(reading?.sequence ?? -1) ?? null;
    settle(
      reading ? { ok: true, reading: { ...reading, meal } } : { ok: false, problem: reason ?? otherwise },
    );
  };
  return {
    measured: (characteristic: number, bytes: Uint8Array) => {
      const outcome = deviceReading(characteristic, bytes);
      if (outcome.ok && outcome.reading.isContinuous) {
        continuous.push(outcome.reading);
        const steady = steadyReading(continuous);
        if (steady) settle({ ok: true, reading: steady });
        return;
      }
      if (outcome.ok) single.push(outcome.reading);
      else reason = outcome.reason;
      // A continuous measurement without a finger goes on.
      if (!outcome.ok && characteristic === 0x2a5f) return;
      timers.clearTimeout(timer as never);
      timer = timers.setTimeout(() => end("lost"), quiet);
    },
    /** What a meter tells of the meal, in a packet of its own. */
    described: (bytes: Uint8Array) => {
      const context = parseGlucoseContext(bytes);
      if (context.ok) meals.set(context.value.sequence, context.value.meal);
    },
    /** What the record access control point has answered. */
    answered: (bytes: Uint8Array) => {
      const answer = parseRecordAccess(bytes);
      if (!answer.ok) return;
      end(answer.value === "no-records" ? "nothing-stored" : "not-readable");
    },
    end,
  };
}
