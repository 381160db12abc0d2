import { joinClosesAt } from "./session-window.ts";

/** What may be done with the messages of an appointment: nothing yet, write and read, or only read. */
export type MessageAccess = "none" | "open" | "read-only";

type Facts = { status: string; endTime: number };

/**
 * D.93: the messages between patient and clinic are open from scheduled until the visit's window closes, then readable.
 * A visit that was called off or missed is readable at once; one that is not booked yet has none.
 */
export function messageAccess({ status, endTime }: Facts, now: number): MessageAccess {
  if (isBefore.has(status)) return "none";
  return isOpen.has(status) && now <= joinClosesAt(endTime) ? "open" : "read-only";
}

const isBefore: ReadonlySet<string> = new Set(["held", "expired", "pending_payment", "payment_failed"]);
const isOpen: ReadonlySet<string> = new Set(["scheduled", "accepted", "preparing", "finished"]);

/** A person types no more than this in a minute, and a thread that is longer belongs on the phone. */
export const messageLimits = { perMinute: 10, perAppointment: 400 } as const;
