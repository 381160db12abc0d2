import { afterLogIn } from "@anteroom/domain/guards";
import { asNumber, asRecord } from "@anteroom/domain/record";
import type { DeviceMemory } from "../../platform/device-memory.ts";
import { bookingKeys } from "../../platform/erase-booking.ts";

/** As long as the mail's link works, in ms. */
const keptFor = 24 * 3_600_000;

/** Keeps where somebody was who makes an account on the way: the mail's link opens in this browser, and knows nothing of it. */
export function keepWayBack(memory: DeviceMemory, from: string | undefined, now: number): void {
  memory.write(bookingKeys.signUpFrom, { path: afterLogIn(from), keptAt: now });
}

/** Where signing in leads after the account was made: `/login` with the page that was wanted before. */
export function logInAddress(memory: DeviceMemory, now: number): string {
  const kept = asRecord(memory.read(bookingKeys.signUpFrom));
  const path = typeof kept?.["path"] === "string" ? kept["path"] : "/";
  const keptAt = asNumber(kept?.["keptAt"]) ?? 0;
  return entryAddress("/login", now - keptAt < keptFor ? path : "/");
}

function entryAddress(entry: "/login", from: string | undefined): string {
  const path = afterLogIn(from);
  return path === "/" ? entry : `${entry}?from=${encodeURIComponent(path)}`;
}
