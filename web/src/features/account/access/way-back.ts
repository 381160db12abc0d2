import { afterLogIn } from "@anteroom/domain/account/guards";
import { asNumber, asRecord } from "@anteroom/domain/shared/record";
import type { DeviceMemory } from "../../../platform/storage/device-memory.ts";
import { bookingKeys } from "../../../shared/booking/erase-booking.ts";

/** As long as the mail's link works, in ms. */
const keptFor = 24 * 3_600_000;

/** Keeps where somebody was who makes an account on the way: the mail's link opens in this browser, and knows nothing of it. */
export function keepWayBack(memory: DeviceMemory, from: string | undefined, now: number): void {
  memory.write(bookingKeys.signUpFrom, { path: afterLogIn(from), keptAt: now });
}

/** The page that was wanted before the account was made; null on a device where nobody asked for one. */
export function readWayBack(memory: DeviceMemory, now: number): string | null {
  const kept = asRecord(memory.read(bookingKeys.signUpFrom));
  const keptAt = asNumber(kept?.["keptAt"]) ?? 0;
  if (!kept || now - keptAt >= keptFor) return null;
  return afterLogIn(typeof kept["path"] === "string" ? kept["path"] : "/");
}

/** Where signing in leads after the account was made: `/login` with the page that was wanted before. */
export function logInAddress(wayBack: string | null): string {
  return wayBack === null || wayBack === "/" ? "/login" : `/login?from=${encodeURIComponent(wayBack)}`;
}
