import type { DeviceKind, DeviceWarning } from "@anteroom/domain/vitals/gatt/device-reading";
import type { Meal } from "@anteroom/domain/vitals/gatt/glucose-measurement";
import { useLingui } from "@lingui/react/macro";
import type { DeviceProblem } from "../../../ports/health-devices.ts";
import type { RequestedName } from "./reading-draft.ts";

/** Returns the labels of kinds of readings and of their fields in the page's language. */
export function useReadingLabels() {
  const { t } = useLingui();
  const kinds: Record<DeviceKind, string> = {
    "blood-pressure": t`Blood pressure`,
    oxygen: t`Oxygen`,
    temperature: t`Temperature`,
    weight: t`Weight`,
    glucose: t`Blood glucose`,
  };
  const fields: Record<RequestedName, string> = {
    systolic: t`Upper number`,
    diastolic: t`Lower number`,
    heart_rate: t`Pulse (if the device shows it)`,
    oxygen_saturation: t`Oxygen saturation`,
    temperature: t`Temperature`,
    weight: t`Weight`,
    glucose: t`Blood glucose`,
  };
  return { kinds, fields };
}

/** Returns what to do with each kind of device while it is awaited. */
export function useDeviceSteps(): Record<DeviceKind, string> {
  const { t } = useLingui();
  return {
    "blood-pressure": t`Start the measurement on the device. Sit still and don’t talk.`,
    oxygen: t`Put the finger in and hold still until the number has settled.`,
    temperature: t`Measure now. The thermometer sends the number when it has finished.`,
    weight: t`Step on the scale and hold still.`,
    glucose: t`We’re fetching the newest value from your meter.`,
  };
}

/** Returns why there is no value and what to do, by problem. */
export function useProblemMessages(): Record<DeviceProblem, string> {
  const { t } = useLingui();
  return {
    "not-chosen": t`No device was picked. Turn it on, hold it close, and try again.`,
    "not-connected": t`We couldn’t connect. Turn Bluetooth on, close the maker’s app, and try again.`,
    "not-readable": t`This device doesn’t tell us its values. Enter the numbers by hand.`,
    lost: t`The connection ended before a value came. Hold the device closer and try again.`,
    "timed-out": t`No value came. Measure on the device first, then try again.`,
    "nothing-stored": t`The device has no stored value. Measure first, then try again.`,
    stopped: t`Stopped. Nothing was read.`,
    garbled: t`The device sent something we can’t read. Enter the numbers by hand.`,
    failed: t`The device couldn’t measure. Check how it is fitted and measure again.`,
    "not-of-a-person": t`This was a test of the device, not a reading from a person.`,
    "above-range": t`The device shows “HI”: the value is above what it can measure.`,
    "below-range": t`The device shows “LO”: the value is below what it can measure.`,
    "no-finger": t`The device didn’t find a finger. Put it on and try again.`,
    "not-plausible": t`The device sent a number that can’t be right. Measure again.`,
  };
}

/** Returns messages for warnings that a device reports about its measurement. */
export function useWarningMessages(): Record<DeviceWarning, string> {
  const { t } = useLingui();
  return {
    "body-moved": t`There was movement during the measurement. Measure again for a better number.`,
    "cuff-loose": t`The cuff was too loose. Measure again for a better number.`,
    "irregular-pulse": t`The device noticed an irregular pulse. Tell the doctor.`,
    "wrong-position": t`The cuff wasn’t at the height of the heart. Measure again for a better number.`,
    "poor-signal": t`The signal was weak. Warm the hand and measure again.`,
    "battery-low": t`The battery of the device is low.`,
  };
}

/** Returns labels for a glucose meter's meal marks; empty for `casual`. */
export function useMealLabels(): Record<Meal, string> {
  const { t } = useLingui();
  return {
    "before-meal": t`Before a meal.`,
    "after-meal": t`After a meal.`,
    fasting: t`Fasting.`,
    casual: "",
    bedtime: t`At bedtime.`,
  };
}
