import { afterLogIn } from "@anteroom/domain/account/guards";
import { asNumber, asRecord } from "@anteroom/domain/shared/record";
import type { DeviceMemory } from "../../../platform/storage/device-memory.ts";
import { bookingKeys } from "../../../shared/booking/erase-booking.ts";

/** As long as the mail's link works, in ms. */
const storedFor = 24 * 3_600_000;

/**
 * Stores the page that a person wanted before signing up; the mail's link opens in this browser without it.
 */
export function storeReturnPath(memory: DeviceMemory, from: string | undefined, now: number): void {
  memory.write(bookingKeys.signUpFrom, { path: afterLogIn(from), keptAt: now });
}

/** Returns the stored page; null where no sign-up was requested on this device. */
export function readReturnPath(memory: DeviceMemory, now: number): string | null {
  const stored = asRecord(memory.read(bookingKeys.signUpFrom));
  const keptAt = asNumber(stored?.["keptAt"]) ?? 0;
  if (!stored || now - keptAt >= storedFor) return null;
  return afterLogIn(typeof stored["path"] === "string" ? stored["path"] : "/");
}

/** Returns the address of `/login` that leads to the stored page after sign-in. */
export function signInAddress(returnPath: string | null): string {
  return returnPath === null || returnPath === "/"
    ? "/login"
    : `/login?from=${encodeURIComponent(returnPath)}`;
}
