import {
  listAnswers,
  passcodeLength,
  reactionSeverities,
  recordKinds,
  recordSections,
  shareHours,
  shareReaders,
  shareStates,
  shareViews,
} from "@anteroom/domain/health/health-record";
import { areas } from "@anteroom/domain/health/assessment/areas";
import { riskLevels } from "@anteroom/domain/vitals/risk-level";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { SharedItem } from "../appointment/files.ts";
import { collection, Day, entity, Id, Instant, limits, PathId, Sex, text } from "../values.ts";
import { Measurement, MeasurementBody } from "./vital-signs.ts";

const RecordParams = z.strictObject({ patient_id: PathId });
const EntryParams = z.strictObject({ patient_id: PathId, entry_id: PathId });

/** The fields of an entry; inapplicable ones are null: an allergy has no dose, a medicine no reaction. */
const entryFields = {
  name: text(limits.name).check(z.minLength(1)),
  dose: z.nullable(text(limits.name)),
  frequency: z.nullable(text(limits.name)),
  /** In the patient's own words: "2019", "last spring". */
  since: z.nullable(text(limits.name)),
  reaction: z.nullable(text(limits.name)),
  severity: z.nullable(z.enum(reactionSeverities)),
};

/** A medicine or an allergy that the patient has entered. */
export const RecordEntry = z.object({
  id: Id,
  kind: z.enum(recordKinds),
  ...entryFields,
  /** When the patient ended it; null while it is current. */
  ended_at: z.nullable(Instant),
  changed_at: Instant,
  version: z.int(),
});
export type RecordEntry = z.infer<typeof RecordEntry>;

const Confirmation = z.object({
  /** `listed`: the list is complete; `none`: there is nothing to list, such as no known allergies. */
  answer: z.enum(listAnswers),
  confirmed_at: Instant,
});

export const RecordList = z.object({
  entries: z.array(RecordEntry),
  /** The last answer about the whole list; null before the first. */
  confirmation: z.nullable(Confirmation),
});
/** One list of a health record, with the last answer about the whole list (null before the first). */
export type RecordList = z.infer<typeof RecordList>;

const Lists = z.object({ medicines: RecordList, allergies: RecordList });
/** The lists of a health record. */
export type RecordLists = z.infer<typeof Lists>;

/** The appointment that an item of the record comes from. */
const Source = { appointment_id: Id, doctor_name: z.string(), start_time: Instant };

const Person = z.object({
  patient_id: Id,
  name: z.string(),
  birthdate: z.nullable(Day),
  sex: z.nullable(Sex),
  is_self: z.boolean(),
});
/** The person of a health record; `is_self` is false for a dependent. */
export type RecordPerson = z.infer<typeof Person>;

/**
 * The health record of one person, newest first: all medicines and allergies, at most 1,000 measurements, and 300
 * each of summaries, files, assessments and checks. Files only where their scan and the clinic allow it.
 */
export const HealthRecord = z.object({
  person: Person,
  ...Lists.shape,
  summaries: z.array(z.object({ ...Source, text: z.string(), updated_at: Instant })),
  files: z.array(z.extend(SharedItem, Source)),
  measurements: z.array(Measurement),
  assessments: z.array(
    z.object({
      id: Id,
      answered_at: Instant,
      /** 0: low risk in every area; 100: very high risk in every area. */
      risk_score: z.nullable(z.number()),
      level: z.enum(riskLevels),
      /** The areas that could be assessed, the worst first. */
      areas: z.array(z.object({ area: z.enum(areas), level: z.enum(riskLevels) })),
    }),
  ),
  /** Symptom checks sent with bookings, as in `symptoms_triage_details`. */
  checks: z.array(z.object({ ...Source, details: z.string() })),
  /**
   * The sections of a shared copy; absent in the record itself. Other sections are empty there, which does not mean
   * that the record has none.
   */
  parts: z.optional(z.array(z.enum(recordSections))),
});
export type HealthRecord = z.infer<typeof HealthRecord>;

/** Adults who have not agreed are left out. */
export const listRecordPeople = endpoint({
  method: "GET",
  path: "/patients/health_records",
  summary: "Lists whose records the patient can see: their own first, then their dependents'",
  caller: "patient",
  response: collection(Person),
  problems: ["feature_off"],
});

/**
 * At most 1,000 measurements and 300 each of summaries, files, assessments and checks. Reading a dependent's is
 * audited.
 */
export const getHealthRecord = endpoint({
  method: "GET",
  path: "/patients/health_records/{patient_id}",
  summary: "Returns the whole health record of one person, across appointments, newest first",
  caller: "patient",
  params: RecordParams,
  response: entity(HealthRecord),
  problems: ["feature_off", "care_not_confirmed"],
});

/** Current entries first, ended ones included. Not audited. */
export const getRecordLists = endpoint({
  method: "GET",
  path: "/patients/health_records/{patient_id}/lists",
  summary: "Returns medicines and allergies only",
  caller: "patient",
  params: RecordParams,
  response: entity(Lists),
  problems: ["feature_off", "care_not_confirmed"],
});

/** `application/pdf`. Reading a dependent's is audited. */
export const getRecordDocument = endpoint({
  method: "GET",
  path: "/patients/health_records/{patient_id}/document",
  summary: "Returns the record as a PDF, in the caller's language",
  caller: "patient",
  params: RecordParams,
  problems: ["feature_off", "care_not_confirmed"],
});

export const getRecordSummary = endpoint({
  method: "GET",
  path: "/patients/health_records/{patient_id}/summary",
  summary:
    "Returns the record as a document of the International Patient Summary (FHIR R4), in the caller's language",
  caller: "patient",
  params: RecordParams,
  problems: ["feature_off", "care_not_confirmed"],
});

/**
 * Withdraws the statement that the list is empty. Fields of the other kind are dropped. At most 100 a day of one
 * record.
 */
export const addRecordEntry = endpoint({
  method: "POST",
  path: "/patients/health_records/{patient_id}/entries",
  summary: "Adds a medicine or an allergy; a repeated `client_key` counts once",
  caller: "patient",
  params: RecordParams,
  body: z.strictObject({
    /** 32 hexadecimal digits that the browser chose. */
    client_key: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
    kind: z.enum(recordKinds),
    ...entryFields,
  }),
  status: 201,
  response: entity(RecordEntry),
  problems: ["feature_off", "care_not_confirmed", "too_many_today"],
});

/** `version` as it was read. A current entry withdraws the statement that the list is empty. */
export const changeRecordEntry = endpoint({
  method: "PUT",
  path: "/patients/health_records/{patient_id}/entries/{entry_id}",
  summary: "Changes, ends or reactivates an entry",
  caller: "patient",
  params: EntryParams,
  body: z.strictObject({
    version: z.int().check(z.positive(), z.lte(2_147_483_647)),
    ...entryFields,
    is_ended: z.boolean(),
  }),
  response: entity(RecordEntry),
  problems: ["feature_off", "care_not_confirmed", "changed_elsewhere"],
});

/** 404 where it was removed before. */
export const removeRecordEntry = endpoint({
  method: "DELETE",
  path: "/patients/health_records/{patient_id}/entries/{entry_id}",
  summary: "Removes an entry from its list; it can be restored for a day",
  caller: "patient",
  params: EntryParams,
  status: 204,
  problems: ["feature_off", "care_not_confirmed"],
});

/** Idempotent. 404 once it was deleted, after a day. */
export const restoreRecordEntry = endpoint({
  method: "POST",
  path: "/patients/health_records/{patient_id}/entries/{entry_id}/restore",
  summary: "Restores a removed entry",
  caller: "patient",
  params: EntryParams,
  response: entity(RecordEntry),
  problems: ["feature_off", "care_not_confirmed"],
});

/** The same values sent again return the stored ones. At most 50 a day of one person. */
export const addRecordMeasurement = endpoint({
  method: "POST",
  path: "/patients/health_records/{patient_id}/measurements",
  summary: "Saves vital signs for the person of a record: the patient or a dependent",
  caller: "patient",
  params: RecordParams,
  body: MeasurementBody,
  status: 201,
  response: entity(Measurement),
  problems: ["feature_off", "care_not_confirmed", "too_many_today"],
});

/** In and outside appointments. Not audited. */
export const listRecordMeasurements = endpoint({
  method: "GET",
  path: "/patients/health_records/{patient_id}/measurements",
  summary: "Lists vital signs of the person of a record, newest first: at most 100",
  caller: "patient",
  params: RecordParams,
  response: collection(Measurement),
  problems: ["feature_off", "care_not_confirmed"],
});

/** 404 for those of appointments, and of a provider. */
export const removeRecordMeasurement = endpoint({
  method: "DELETE",
  path: "/patients/health_records/{patient_id}/measurements/{measurement_id}",
  summary: "Deletes a reading made outside appointments, permanently",
  caller: "patient",
  params: z.extend(RecordParams, { measurement_id: PathId }),
  status: 204,
  problems: ["feature_off", "care_not_confirmed"],
});

/** 404 for those of appointments. */
export const moveRecordMeasurement = endpoint({
  method: "POST",
  path: "/patients/health_records/{patient_id}/measurements/{measurement_id}/move",
  summary:
    "Moves a reading that was saved for the wrong person to another record of the family; can be undone by moving it back",
  caller: "patient",
  params: z.extend(RecordParams, { measurement_id: PathId }),
  body: z.strictObject({ to_patient_id: Id }),
  response: entity(Measurement),
  problems: ["feature_off", "care_not_confirmed"],
});

/** Replaces an earlier answer. `status_conflict`: "none" while there are current entries, or "listed" without any. */
export const confirmRecordList = endpoint({
  method: "PUT",
  path: "/patients/health_records/{patient_id}/confirmations/{kind}",
  summary: "Confirms that a list is complete, or that there is nothing to list",
  caller: "patient",
  params: z.extend(RecordParams, { kind: z.enum(recordKinds) }),
  body: z.strictObject({ answer: z.enum(listAnswers) }),
  response: entity(Confirmation),
  problems: ["feature_off", "care_not_confirmed", "status_conflict"],
});

/** An opening of a link: by the clinic's page, or by a program, which names its reader. */
const ShareUse = z.object({ at: Instant, by: z.enum(shareReaders), recipient: z.nullable(z.string()) });
/** One opening of a share link, by the page of the clinic or by a program, which names its reader. */
export type ShareUse = z.infer<typeof ShareUse>;

/** A link to a copy of the record as its owner sees it: without the address, which is returned only on creation. */
export const RecordShare = z.object({
  id: Id,
  label: z.string(),
  parts: z.array(z.enum(recordSections)),
  created_at: Instant,
  expires_at: Instant,
  has_passcode: z.boolean(),
  most_views: z.nullable(z.int()),
  views: z.int(),
  last_used_at: z.nullable(Instant),
  /** The last openings, newest first. */
  uses: z.array(ShareUse),
  state: z.enum(shareStates),
});
export type RecordShare = z.infer<typeof RecordShare>;

export const listRecordShares = endpoint({
  method: "GET",
  path: "/patients/health_records/{patient_id}/shares",
  summary: "Lists the links to this record, whoever created them, newest first",
  caller: "patient",
  params: RecordParams,
  response: collection(RecordShare),
  problems: ["feature_off", "care_not_confirmed"],
});

/**
 * The copy is encrypted with a key that only the link contains. At most 20 links work at the same time
 * (`status_conflict`).
 */
export const shareRecord = endpoint({
  method: "POST",
  path: "/patients/health_records/{patient_id}/shares",
  summary: "Creates a link to a copy of the record as it is now; only this answer contains its address",
  caller: "patient",
  params: RecordParams,
  body: z.strictObject({
    label: text(limits.name).check(z.minLength(1)),
    hours: z.literal([...shareHours]),
    most_views: z.nullable(z.literal([...shareViews])),
    passcode: z.nullable(text(passcodeLength.most).check(z.minLength(passcodeLength.least))),
    parts: z.array(z.enum(recordSections)).check(z.minLength(1), z.maxLength(recordSections.length)),
  }),
  status: 201,
  response: entity(
    z.object({
      share: RecordShare,
      /** The clinic's page with a SMART Health Link after `#`. */
      link: z.string(),
    }),
  ),
  problems: ["feature_off", "care_not_confirmed", "too_many_today", "status_conflict"],
});

/** Idempotent. */
export const revokeRecordShare = endpoint({
  method: "DELETE",
  path: "/patients/health_records/{patient_id}/shares/{share_id}",
  summary: "Revokes a link at once and deletes its copy",
  caller: "patient",
  params: z.strictObject({ patient_id: PathId, share_id: PathId }),
  status: 204,
  problems: ["feature_off", "care_not_confirmed"],
});

const ShareToken = z.string().check(z.regex(/^[\w-]{43}$/));

/** A file as the manifest of a SMART Health Link has it: encrypted with the key of the link (JWE, `dir` and `A256GCM`). */
const ManifestFile = z.object({ contentType: z.string(), embedded: z.string() });

/** A wrong passcode counts; ten lock the link. At most 60 requests of one network in 15 minutes. */
export const openSharedRecord = endpoint({
  method: "POST",
  path: "/shared_health_records/{token}",
  summary: "Returns the manifest of a shared record for its link: encrypted copies; counts as one view",
  caller: "anyone",
  params: z.strictObject({ token: ShareToken }),
  body: z.strictObject({
    /** The reader's name; the owner of the record sees it. */
    recipient: z.optional(text(limits.name)),
    passcode: z.optional(z.string().check(z.maxLength(passcodeLength.most))),
  }),
  response: entity(
    z.object({
      label: z.string(),
      created_at: Instant,
      expires_at: Instant,
      files: z.array(ManifestFile),
      /** Opens the original files for an hour. */
      ticket: z.string(),
    }),
  ),
  problems: ["link_not_valid", "passcode_needed", "too_many_requests"],
});

/** While the link still works, within an hour after it was opened. */
export const downloadSharedFile = endpoint({
  method: "POST",
  path: "/shared_health_records/{token}/files/{file_id}",
  summary: "Returns an original file of a shared record as a download",
  caller: "anyone",
  params: z.strictObject({ token: ShareToken, file_id: PathId }),
  body: z.strictObject({ ticket: z.string().check(z.maxLength(200)) }),
  problems: ["link_not_valid", "too_many_requests"],
});

/** As they are now, not at the appointment; ended entries included. The request is written to the audit log. */
export const clinicGetRecordLists = endpoint({
  method: "GET",
  path: "/clinic/appointments/{appointment_id}/health_record",
  summary:
    "Returns medicines and allergies of an appointment's patient, with their last confirmation; empty for guests",
  caller: "clinic",
  scope: "health:read",
  params: z.strictObject({ appointment_id: PathId }),
  response: entity(Lists),
});
