import type { ApplicationSettings } from "../clinic/settings.ts";
import { appointmentChange } from "../appointment/appointment-change.ts";

/** The cancellation terms shown before payment. */
export type CancellationTerms =
  /** Cancelling online is disabled: the patient contacts the clinic. */
  | { kind: "ask-clinic" }
  /** No payment is due. */
  | { kind: "free" }
  /** Full refund until this instant (ms), none afterwards. */
  | { kind: "refund-until"; until: number }
  /** The deadline, this many hours before the start, has passed: no refund. */
  | { kind: "no-refund"; hours: number };

/**
 * Returns the terms of cancelling a video appointment that is being booked, from the rule that cancellations follow
 * (`appointmentChange`, D.85). `ask-clinic` also once it has started; `free` where the total is 0.
 */
export function cancellationTerms(
  { startTime, totalMinor }: { startTime: number; totalMinor: number },
  settings: Pick<
    ApplicationSettings,
    "patientsCancelAppointment" | "patientsRescheduleAppointment" | "cancelUntilHours"
  >,
  now: number,
): CancellationTerms {
  const facts = { status: "scheduled", serviceType: "remote", startTime, isPaid: totalMinor > 0 };
  const { canCancel, refund, freeUntil } = appointmentChange(facts, settings, now);
  if (!canCancel) return { kind: "ask-clinic" };
  if (refund === "nothing-paid") return { kind: "free" };
  return refund === "all-back"
    ? { kind: "refund-until", until: freeUntil }
    : { kind: "no-refund", hours: settings.cancelUntilHours };
}
