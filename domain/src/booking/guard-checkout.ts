import { isSchedulingDraftExpired, type PatientInformation, type SchedulingDraft } from "./booking-drafts.ts";
import type { Redirect } from "../account/guards.ts";
import { asRouteId } from "../shared/route-values.ts";
import type { ApplicationSettings } from "../clinic/settings.ts";

/** What booking requires of a guest (S3.PINFO.04). */
type GuestDetails = Pick<PatientInformation, "name" | "birthdate" | "sex" | "symptoms">;

type CheckoutFacts = {
  query: { doctorId?: string | undefined; appointmentDate?: string | undefined };
  draft: SchedulingDraft | null;
  isLoggedIn: boolean;
  /** What the guest entered; null when empty or expired. */
  patientInformation: GuestDetails | null;
  settings: Pick<ApplicationSettings, "patientsSymptoms">;
};

/** Result of the checkout guard. */
export type CheckoutDecision =
  | { allow: true; doctorId: number; appointmentDate: string }
  | (Redirect & {
      deletesDraft: boolean;
      /** The slot of a booking that lacks only details, for the step that asks for them. */
      slot?: { doctorId: number; appointmentDate: string };
    });

/**
 * Guards `/appointment-checkout`: requires a doctor and a time from query or draft, and of a guest the patient's
 * information (S5.GUARD.01-.06, D.74). The query takes precedence. Without a slot or with an expired draft it redirects
 * to the doctors and tells the caller to delete the draft (`deletesDraft`); without the guest's information it
 * redirects home with the slot.
 */
export function guardCheckout(
  { query, draft, isLoggedIn, patientInformation, settings }: CheckoutFacts,
  now: number,
): CheckoutDecision {
  const doctorId = asRouteId(query.doctorId ?? "") ?? draft?.doctorId ?? null;
  const appointmentDate =
    asInstant(query.appointmentDate) ?? asInstant(draft?.appointmentDate ?? draft?.startTime ?? undefined);
  if (
    draft &&
    isSchedulingDraftExpired({ ...draft, appointmentDate: appointmentDate ?? draft.appointmentDate }, now)
  )
    return { redirect: "/doctors", reason: "draft-expired", deletesDraft: true };
  if (doctorId === null || appointmentDate === null)
    return { redirect: "/doctors", reason: "no-slot-chosen", deletesDraft: true };
  if (!isLoggedIn && !isGuestKnown(patientInformation, draft?.symptoms ?? "", settings))
    return {
      redirect: "/",
      reason: "guest-details-missing",
      deletesDraft: false,
      slot: { doctorId, appointmentDate },
    };
  return { allow: true, doctorId, appointmentDate };
}

/**
 * Returns whether a guest has entered enough to book: name, birth date, sex, and the reason where the clinic
 * requires it (D.32).
 */
function isGuestKnown(
  patient: GuestDetails | null,
  symptomsOfDraft: string,
  { patientsSymptoms }: Pick<ApplicationSettings, "patientsSymptoms">,
): boolean {
  if (!patient?.name.trim() || !patient.birthdate || !patient.sex) return false;
  return !patientsSymptoms || `${symptomsOfDraft}${patient.symptoms}`.trim() !== "";
}

function asInstant(text: string | undefined): string | null {
  return text && !Number.isNaN(Date.parse(text)) ? text : null;
}
