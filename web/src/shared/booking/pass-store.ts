import {
  readPasses,
  withoutPass,
  withPass,
  type OfflinePass,
} from "@anteroom/domain/appointment/offline-pass";
import type { DeviceMemory } from "../../platform/storage/device-memory.ts";
import { bookingKeys } from "./erase-booking.ts";

/** Returns the stored offline pass of an appointment code, or null. */
export function readStoredPass(memory: DeviceMemory, code: string, now: number): OfflinePass | null {
  return readPasses(memory.read(bookingKeys.passes), now).find((pass) => pass.code === code) ?? null;
}

/** Stores a pass. */
export function storeOfflinePass(memory: DeviceMemory, pass: OfflinePass, now: number): void {
  memory.write(bookingKeys.passes, withPass(readPasses(memory.read(bookingKeys.passes), now), pass));
}

/** Erases the pass of an appointment code. */
export function erasePass(memory: DeviceMemory, code: string, now: number): void {
  write(memory, withoutPass(readPasses(memory.read(bookingKeys.passes), now), code));
}

/** Erases expired passes; called at each start (D.64). */
export function sweepPasses(memory: DeviceMemory, now: number): void {
  write(memory, readPasses(memory.read(bookingKeys.passes), now));
}

function write(memory: DeviceMemory, passes: readonly OfflinePass[]): void {
  if (passes.length === 0) memory.erase(bookingKeys.passes);
  else memory.write(bookingKeys.passes, passes);
}
