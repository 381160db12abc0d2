import type { DeviceTime } from "./gatt/packet.ts";

/** The greatest age of a stored reading that is accepted with its own time, in ms. */
const oldestReading = 30 * 86_400_000;
/** How far a device's clock may be ahead, in ms. */
export const mostAheadMs = 5 * 60_000;

/**
 * Returns whether a time (ms) named by a device or person is plausible for a measurement: at most 30 days
 * before `now` (ms), and at most 5 minutes after it.
 */
export function isPlausibleReadingTime(at: number, now: number): boolean {
  return at >= now - oldestReading && at <= now + mostAheadMs;
}

/**
 * Converts a device's local time to an instant (ms) in the browser's time zone, never later than `now`. Returns null
 * without a time, and where the device's clock is implausible (`isPlausibleReadingTime`).
 */
export function instantOfDevice(time: DeviceTime | null, now: number): number | null {
  if (time === null) return null;
  const { year, month, day, hour, minute, second } = time;
  const at = new Date(year, month - 1, day, hour, minute, second).getTime();
  return isPlausibleReadingTime(at, now) ? Math.min(at, now) : null;
}
