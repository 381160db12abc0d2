import type { Patient } from "@anteroom/contract/account/account";
import { toProfile, type Profile } from "../../../platform/session.ts";

/**
 * The whole profile of spec section 3, with fields that the session does not store on the device. `version`
 * detects concurrent changes.
 */
export type PatientDetails = Profile & {
  healthNumber: string | null;
  insurer: string | null;
  insuranceNumber: string | null;
  policyNumber: string | null;
  wantsAppointmentMails: boolean;
  wantsCalendarFiles: boolean;
  version: number;
};

/** Converts a patient of the API to the app's field names. */
export function toPatientDetails(patient: Patient): PatientDetails {
  return {
    ...toProfile(patient),
    healthNumber: patient.health_number,
    insurer: patient.insurer,
    insuranceNumber: patient.insurance_number,
    policyNumber: patient.policy_number,
    wantsAppointmentMails: patient.wants_visit_mails,
    wantsCalendarFiles: patient.wants_calendar_files,
    version: patient.version,
  };
}
