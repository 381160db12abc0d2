import type { DeviceTime } from "./gatt/packet.ts";

/** The greatest age of a stored reading that is accepted with its own time, in ms. */
const oldestReading = 30 * 86_400_000;
/** How far the clock of a device or browser may be ahead, in ms. */
export const mostAheadMs = 5 * 60_000;
/** How long a guest's reading waits in the browser's tab for a sign-in (D.35), in ms. */
export const guestReadingMs = 3_600_000;

/**
 * Returns whether a time (ms) named by a device or person is plausible for a measurement: at most 30 days
 * before `now` (ms), and at most 5 minutes after it.
 */
export function isPlausibleReadingTime(at: number, now: number): boolean {
  return at >= now - oldestReading && at <= now + mostAheadMs;
}

/** How long a page may show values that are not saved yet, in ms. */
const oldestEntryMs = 24 * 3_600_000;

/**
 * Returns whether a time (ms) is plausible for values typed or read by the camera: within a day before `now` (ms), give
 * or take 5 minutes for a browser's clock.
 */
export function isPlausibleEntryTime(at: number, now: number): boolean {
  return Math.abs(now - at) <= (at > now ? mostAheadMs : oldestEntryMs + mostAheadMs);
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
