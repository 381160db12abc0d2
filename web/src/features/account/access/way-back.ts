import { afterLogIn } from "@anteroom/domain/account/guards";
import { asNumber, asRecord } from "@anteroom/domain/shared/record";
import type { DeviceMemory } from "../../../platform/storage/device-memory.ts";
import { bookingKeys } from "../../../shared/booking/erase-booking.ts";

/** As long as the mail's link works, in ms. */
const storedFor = 24 * 3_600_000;

/** Keeps where somebody was who makes an account on the way: the mail's link opens in this browser, and knows nothing of it. */
export function storeReturnPath(memory: DeviceMemory, from: string | undefined, now: number): void {
  memory.write(bookingKeys.signUpFrom, { path: afterLogIn(from), keptAt: now });
}

/** The page that was wanted before the account was made; null on a device where nobody asked for one. */
export function readReturnPath(memory: DeviceMemory, now: number): string | null {
  const stored = asRecord(memory.read(bookingKeys.signUpFrom));
  const keptAt = asNumber(stored?.["keptAt"]) ?? 0;
  if (!stored || now - keptAt >= storedFor) return null;
  return afterLogIn(typeof stored["path"] === "string" ? stored["path"] : "/");
}

/** Where signing in leads after the account was made: `/login` with the page that was wanted before. */
export function logInAddress(returnPath: string | null): string {
  return returnPath === null || returnPath === "/"
    ? "/login"
    : `/login?from=${encodeURIComponent(returnPath)}`;
}
