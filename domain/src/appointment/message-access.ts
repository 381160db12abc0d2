import { joinClosesAt } from "./session-window.ts";

/** Access to the messages of an appointment: none yet, read and write, or only read. */
export type MessageAccess = "none" | "open" | "read-only";

type Facts = { status: string; endTime: number };

/**
 * Returns the access to an appointment's messages at `now` (ms) (D.93). They are open from booking until the
 * session window closes, then read-only. Cancelled and missed appointments are read-only at once; unbooked ones
 * have none.
 */
export function messageAccess({ status, endTime }: Facts, now: number): MessageAccess {
  if (isBefore.has(status)) return "none";
  return isOpen.has(status) && now <= joinClosesAt(endTime) ? "open" : "read-only";
}

const isBefore: ReadonlySet<string> = new Set(["held", "expired", "pending_payment", "payment_failed"]);
const isOpen: ReadonlySet<string> = new Set(["scheduled", "accepted", "preparing", "finished"]);

/** The most messages of one sender (patient, doctor or clinic) in an appointment: in a minute, and in all. */
export const messageLimits = { perMinute: 10, perAppointment: 400 } as const;
