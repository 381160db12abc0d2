import { defaultBookingOffsetMinutes } from "../shared/constants.ts";
import { holdMinutes } from "./slots.ts";

const MINUTE = 60_000;

/** How long a tapped slot is held, and how many holds one person may have (D.71). Times in ms. */
export const holdRules = {
  lifetime: holdMinutes * MINUTE,
  /** How long before its expiry a hold shows a warning. */
  warning: 2 * MINUTE,
  extensions: 2,
  /** How long a hold lasts after its page was closed: enough for a reload. */
  graceAfterLeaving: 30_000,
  /** Per browser, and per patient: a new hold releases the old one. */
  liveHolds: 1,
  /**
   * New holds within an hour from one address by visitors who are not signed in, but for those that became a booked
   * appointment. A family, a ward and an office share one address.
   */
  perAddressAndHour: 20,
  /** The largest share of a doctor's free slots of a day that visitors without a session can hold. */
  visitorsShareOfDay: 1 / 3,
} as const;

/** A hold of a slot; instants in ms. `extensionsUsed` counts from 0. */
export type Hold = { startTime: number; expiresAt: number; extensionsUsed: number };

/** Returns whether a hold is live, about to expire, or expired at `now` (ms). */
export function holdState(
  { expiresAt }: Pick<Hold, "expiresAt">,
  now: number,
): "live" | "ending" | "expired" {
  if (now >= expiresAt) return "expired";
  return expiresAt - now <= holdRules.warning ? "ending" : "live";
}

/** Returns when a hold made at `now` expires, in ms. */
export function holdExpiry(now: number): number {
  return now + holdRules.lifetime;
}

/** The hold's new expiry (ms), or why it cannot be extended. */
export type Extension =
  | { allow: true; expiresAt: number; extensionsUsed: number }
  | { allow: false; reason: "expired" | "no-extension-left" | "visit-too-near" };

/**
 * Extends a hold by ten minutes, at most twice, and never beyond `defaultBookingOffsetMinutes` before the slot
 * (S9.CONST.06); a clinic's longer offset does not shorten a hold. Refuses an expired hold, and one that would gain
 * less than a minute.
 */
export function extendHold(hold: Hold, now: number): Extension {
  if (holdState(hold, now) === "expired") return { allow: false, reason: "expired" };
  if (hold.extensionsUsed >= holdRules.extensions) return { allow: false, reason: "no-extension-left" };
  const latest = hold.startTime - defaultBookingOffsetMinutes * MINUTE;
  const expiresAt = Math.min(hold.expiresAt + holdRules.lifetime, latest);
  if (expiresAt - hold.expiresAt < MINUTE) return { allow: false, reason: "visit-too-near" };
  return { allow: true, expiresAt, extensionsUsed: hold.extensionsUsed + 1 };
}

/**
 * Returns the expiry (ms) of a hold whose page was closed at `now`: 30 seconds later, or its own expiry where that is
 * earlier.
 */
export function expiryAfterLeaving({ expiresAt }: Pick<Hold, "expiresAt">, now: number): number {
  return Math.min(expiresAt, now + holdRules.graceAfterLeaving);
}

/**
 * Returns the expiry (ms) of a hold whose page was reopened in time: the one it had before leaving, at most
 * `defaultBookingOffsetMinutes` before the slot, whatever the clinic's own offset. The caller checks that the hold is still live.
 */
export function expiryAfterReturn(hold: Omit<Hold, "expiresAt"> & { madeAt: number }): number {
  const whole = hold.madeAt + holdRules.lifetime * (1 + hold.extensionsUsed);
  return Math.min(whole, hold.startTime - defaultBookingOffsetMinutes * MINUTE);
}

type Demand = {
  isSignedIn: boolean;
  /** Unbooked and unpaid holds of visitors without a session from the same address within the last hour. */
  addressHoldsLastHour: number;
  /** The doctor's slots of that day that are free or held by such a visitor. */
  openSlotsOfDay: number;
  /** Those of them that such visitors hold now, without the one that this hold replaces. */
  visitorHoldsOfDay: number;
};

/**
 * Returns whether one more hold may be made. Limits apply only without a session; the limit of a day always allows one
 * hold.
 */
export function mayHold({
  isSignedIn,
  addressHoldsLastHour,
  openSlotsOfDay,
  visitorHoldsOfDay,
}: Demand): { allow: true } | { allow: false; reason: "address-limit" | "day-limit" } {
  if (isSignedIn) return { allow: true };
  if (addressHoldsLastHour >= holdRules.perAddressAndHour) return { allow: false, reason: "address-limit" };
  const dayLimit = Math.max(1, Math.floor(openSlotsOfDay * holdRules.visitorsShareOfDay));
  return visitorHoldsOfDay < dayLimit ? { allow: true } : { allow: false, reason: "day-limit" };
}
