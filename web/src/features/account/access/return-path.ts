import { afterLogIn } from "@anteroom/domain/account/guards";
import { asNumber, asRecord } from "@anteroom/domain/shared/record";
import type { DeviceMemory } from "../../../platform/storage/device-memory.ts";
import { bookingKeys } from "../../../shared/booking/erase-booking.ts";

/** As long as the mail's link works, in ms. */
const storedFor = 24 * 3_600_000;

/**
 * Stores on this device the page to return to after sign-up. `from` is passed through `afterLogIn`, which
 * rejects foreign addresses; `now` in ms since the epoch.
 */
export function storeReturnPath(memory: DeviceMemory, from: string | undefined, now: number): void {
  memory.write(bookingKeys.signUpFrom, { path: afterLogIn(from), keptAt: now });
}

/**
 * Returns the page stored by `storeReturnPath`; null without one or once it has expired. `now` in ms since
 * the epoch.
 */
export function readReturnPath(memory: DeviceMemory, now: number): string | null {
  const stored = asRecord(memory.read(bookingKeys.signUpFrom));
  const keptAt = asNumber(stored?.["keptAt"]) ?? 0;
  if (!stored || now - keptAt >= storedFor) return null;
  return afterLogIn(typeof stored["path"] === "string" ? stored["path"] : "/");
}

/** Returns the address of `/login` with `returnPath` as `from`; without `from` for null and "/". */
export function signInAddress(returnPath: string | null): string {
  return returnPath === null || returnPath === "/"
    ? "/login"
    : `/login?from=${encodeURIComponent(returnPath)}`;
}
