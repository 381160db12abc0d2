import {
  readPasses,
  withoutPass,
  withPass,
  type OfflinePass,
} from "@anteroom/domain/appointment/offline-pass";
import type { DeviceMemory } from "../../platform/storage/device-memory.ts";
import { bookingKeys } from "./erase-booking.ts";

/** Returns the stored offline pass of an appointment code; null without one or once expired. `now` in ms. */
export function readStoredPass(memory: DeviceMemory, code: string, now: number): OfflinePass | null {
  return readPasses(memory.read(bookingKeys.passes), now).find((pass) => pass.code === code) ?? null;
}

/**
 * Stores a pass on this device, replacing that of the same appointment, and drops expired ones. Past the
 * limit of passes `withPass` drops one. `now` in ms.
 */
export function storeOfflinePass(memory: DeviceMemory, pass: OfflinePass, now: number): void {
  memory.write(bookingKeys.passes, withPass(readPasses(memory.read(bookingKeys.passes), now), pass));
}

/** Erases the pass of an appointment code, and expired ones. */
export function erasePass(memory: DeviceMemory, code: string, now: number): void {
  write(memory, withoutPass(readPasses(memory.read(bookingKeys.passes), now), code));
}

/** Erases expired passes from this device; call it at each start (D.64). */
export function sweepPasses(memory: DeviceMemory, now: number): void {
  write(memory, readPasses(memory.read(bookingKeys.passes), now));
}

function write(memory: DeviceMemory, passes: readonly OfflinePass[]): void {
  if (passes.length === 0) memory.erase(bookingKeys.passes);
  else memory.write(bookingKeys.passes, passes);
}
