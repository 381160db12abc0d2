import { draftRules } from "../shared/constants.ts";
import { fieldLimits } from "../shared/field-limits.ts";
import { asNumber, asRecord, asText } from "../shared/record.ts";
import { asRouteId } from "../shared/route-values.ts";
import { asSex, type Sex } from "../account/sex.ts";

/**
 * Returns whether a symptom check stored for a booking has expired at `now` (S4.DRAFT.05); both in ms. At the expiry
 * itself it has not.
 */
export function isTriageDraftExpired({ expiry }: { expiry: number }, now: number): boolean {
  return now > expiry;
}

/**
 * Parses the expiry (ms) of a stored symptom check; null where it is not one. Does not check whether it has passed.
 */
export function readTriageExpiry(stored: unknown): { expiry: number } | null {
  const expiry = asNumber(asRecord(stored)?.expiry);
  return expiry === null ? null : { expiry };
}

/**
 * The choices and texts of an unfinished booking (spec §3). `appointmentDate` and `startTime` are ISO instants,
 * `savedAt` and `expiry` ms.
 */
export type SchedulingDraft = {
  doctorId: number | null;
  startTime: string | null;
  symptoms: string;
  symptomsTriageDetails: string | null;
  appointmentDate: string | null;
  savedAt: number;
  expiry: number;
  fromRoute: string | null;
};

/**
 * What a person entered about the patient (spec §3), stored on the device; `birthdate` as `1987-03-14`, `expiry` in
 * ms.
 */
export type PatientInformation = {
  name: string;
  birthdate: string | null;
  sex: Sex | null;
  email: string;
  countryCode: string;
  phoneNumber: string;
  taxId: string;
  address: string;
  symptoms: string;
  expiry: number;
};

/**
 * Returns the draft to store after a change: saved at `now` (ms), valid for an hour. Fields not given are null or
 * empty, not those of an earlier draft. Stores nothing itself.
 */
export function saveSchedulingDraft(
  draft: Partial<Omit<SchedulingDraft, "savedAt" | "expiry">>,
  now: number,
): SchedulingDraft {
  return {
    doctorId: null,
    startTime: null,
    symptoms: "",
    symptomsTriageDetails: null,
    appointmentDate: null,
    fromRoute: null,
    ...draft,
    savedAt: now,
    expiry: now + draftRules.schedulingLifetime,
  };
}

/**
 * Returns whether a draft must be deleted at `now` (ms): it has expired, or its appointment is too near to be booked
 * (S4.DRAFT.01-.03, D.73). A draft without a time only expires.
 */
export function isSchedulingDraftExpired(
  draft: Pick<SchedulingDraft, "savedAt" | "expiry" | "startTime" | "appointmentDate">,
  now: number,
): boolean {
  const start = Date.parse(draft.appointmentDate ?? draft.startTime ?? "");
  return (
    now > draft.expiry ||
    now > draft.savedAt + draftRules.schedulingLifetime ||
    start - now <= draftRules.tooNear
  );
}

/** Parses a stored draft; null where it is not one. Invalid fields are null or empty. Does not check its expiry. */
export function readSchedulingDraft(stored: unknown): SchedulingDraft | null {
  const fields = asRecord(stored);
  const savedAt = asNumber(fields?.savedAt);
  const expiry = asNumber(fields?.expiry);
  if (!fields || savedAt === null || expiry === null) return null;
  return {
    doctorId: asRouteId(String(fields.doctorId)),
    startTime: asInstantText(fields.startTime),
    symptoms: asText(fields.symptoms, fieldLimits.motive) ?? "",
    symptomsTriageDetails: asText(fields.symptomsTriageDetails, fieldLimits.triageDetails),
    appointmentDate: asInstantText(fields.appointmentDate),
    savedAt,
    expiry,
    fromRoute: asText(fields.fromRoute),
  };
}

/**
 * Returns the patient information to store after a change: valid for eight hours from `now` (ms). Fields not given
 * are null or empty, not those stored before. Stores nothing itself.
 */
export function savePatientInformation(
  fields: Partial<Omit<PatientInformation, "expiry">>,
  now: number,
): PatientInformation {
  return {
    name: "",
    birthdate: null,
    sex: null,
    email: "",
    countryCode: "",
    phoneNumber: "",
    taxId: "",
    address: "",
    symptoms: "",
    ...fields,
    expiry: now + draftRules.patientInformationLifetime,
  };
}

/** Returns whether stored patient information has expired and must be entered again (S4.DRAFT.04). */
export function isPatientInformationExpired(
  { expiry }: Pick<PatientInformation, "expiry">,
  now: number,
): boolean {
  return now > expiry;
}

/**
 * Parses stored patient information; null where it is not that. Invalid fields are null or empty; the former field
 * `gender` is read as `sex` (S3.PINFO.02). Does not check its expiry.
 */
export function readPatientInformation(stored: unknown): PatientInformation | null {
  const fields = asRecord(stored);
  const expiry = asNumber(fields?.expiry);
  if (!fields || expiry === null) return null;
  const birthdate = asText(fields.birthdate);
  return {
    name: asText(fields.name, fieldLimits.name) ?? "",
    birthdate: birthdate !== null && /^\d{4}-\d{2}-\d{2}$/.test(birthdate) ? birthdate : null,
    sex: asSex(fields.sex) ?? asSex(fields.gender),
    email: asText(fields.email, fieldLimits.email) ?? "",
    countryCode: asText(fields.countryCode, 8) ?? "",
    phoneNumber: asText(fields.phoneNumber, fieldLimits.phone) ?? "",
    taxId: asText(fields.taxId, 32) ?? "",
    address: asText(fields.address, fieldLimits.address) ?? "",
    symptoms: asText(fields.symptoms, fieldLimits.motive) ?? "",
    expiry,
  };
}

function asInstantText(value: unknown): string | null {
  const text = asText(value, 40);
  return text !== null && !Number.isNaN(Date.parse(text)) ? text : null;
}
