import type { DeviceTime } from "./gatt/packet.ts";

/** In ms: so far back a reading that a device has stored is taken with its own time. */
const oldestReading = 30 * 86_400_000;
/** In ms: so much a device's clock may be ahead. */
const mostAhead = 5 * 60_000;

/** Whether a time that a device or a person names can be when something was measured. */
export function isTimeOfReading(at: number, now: number): boolean {
  return at >= now - oldestReading && at <= now + mostAhead;
}

/** The instant of a device's clock in ms, in the zone of the browser; null where that clock cannot be right. */
export function instantOfDevice(time: DeviceTime | null, now: number): number | null {
  if (time === null) return null;
  const { year, month, day, hour, minute, second } = time;
  const at = new Date(year, month - 1, day, hour, minute, second).getTime();
  return isTimeOfReading(at, now) ? Math.min(at, now) : null;
}
