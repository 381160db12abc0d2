import { locales } from "@anteroom/domain/shared/locales";
import * as z from "zod/mini";
import { personFields } from "../account/account.ts";
import { endpoint } from "../endpoint.ts";
import { Day, entity, Id, Instant, limits, PathId, Sex, text } from "../values.ts";
import { CsvImport, ImportReport, mostRows } from "./imports.ts";

const PatientParams = z.strictObject({ patient_id: PathId });
const Email = z.string().check(z.trim(), z.maxLength(limits.email), z.email());
const ExternalId = text(64).check(z.minLength(1));
/** The id of the last patient of the page before. */
const Cursor = z.string().check(z.regex(/^[1-9]\d{0,14}$/));

/** A patient as the clinic sees them in lists. */
export const ClinicPatient = z.object({
  id: Id,
  /** What the clinic's own system calls the patient. */
  external_id: z.nullable(z.string()),
  name: z.string(),
  email: z.nullable(z.string()),
  phone_country_code: z.nullable(z.string()),
  phone_number: z.nullable(z.string()),
  taxpayer_number: z.nullable(z.string()),
  birthdate: z.nullable(Day),
  sex: z.nullable(Sex),
  address: z.nullable(z.string()),
  language: z.nullable(z.string()),
  /** The patient who acts for this one, as for a child. */
  parent_id: z.nullable(Id),
  /** Whether the patient signs in; then e-mail and tax number are changed by the patient alone. */
  has_account: z.boolean(),
  created_at: Instant,
});
export type ClinicPatient = z.infer<typeof ClinicPatient>;

const facts = {
  ...personFields,
  email: z.nullable(Email),
  language: z.nullable(z.enum(locales)),
};

/** All that the clinic tells of a patient. */
const PatientFacts = z.strictObject(facts);

export const clinicListPatients = endpoint({
  method: "GET",
  path: "/clinic/patients",
  summary: "Patients of the clinic by the order of their ids, page by page; those that fit all that is asked",
  description:
    "`search` are beginnings of words of the name, in any order, without regard to case and accents. The reading is written to the audit log.",
  caller: "clinic",
  scope: "patients:read",
  query: z.strictObject({
    search: z.optional(text(80)),
    birthdate: z.optional(Day),
    /** As it is written by hand: spaces, dots and dashes do not count. */
    taxpayer_number: z.optional(text(limits.number)),
    external_id: z.optional(ExternalId),
    limit: z.optional(z.string().check(z.regex(/^(?:[1-9]\d?|1\d\d|200)$/))),
    /** `next_cursor` of the page before. */
    cursor: z.optional(Cursor),
  }),
  response: z.object({
    data: z.object({
      collection: z.array(ClinicPatient),
      /** Where the next page begins; null on the last. */
      next_cursor: z.nullable(Cursor),
    }),
  }),
});

export const clinicGetPatient = endpoint({
  method: "GET",
  path: "/clinic/patients/{patient_id}",
  summary: "One patient",
  caller: "clinic",
  scope: "patients:read",
  params: PatientParams,
  response: entity(ClinicPatient),
});

export const clinicAddPatient = endpoint({
  method: "POST",
  path: "/clinic/patients",
  summary: "Writes a patient down, or changes the one that has this `external_id`; nobody is written to",
  description:
    "Sending the same again changes nothing, so a request that got lost may be repeated. Where another patient may be the same person (the same tax number, or the same name and date of birth) it is refused as `status_conflict`: give that patient the `external_id` instead.",
  caller: "clinic",
  scope: "patients:write",
  body: z.extend(PatientFacts, { external_id: ExternalId }),
  status: 201,
  response: entity(ClinicPatient),
  problems: ["status_conflict"],
});

export const clinicChangePatient = endpoint({
  method: "PUT",
  path: "/clinic/patients/{patient_id}",
  summary: "Says anew all that the clinic says of a patient",
  description:
    "The e-mail address and the tax number of a patient with an account stay as they are: they are ways to sign in, which the patient changes.",
  caller: "clinic",
  scope: "patients:write",
  params: PatientParams,
  body: z.extend(PatientFacts, { external_id: z.nullable(ExternalId) }),
  response: entity(ClinicPatient),
  problems: ["status_conflict"],
});

export const clinicMergePatient = endpoint({
  method: "POST",
  path: "/clinic/patients/{patient_id}/merge",
  summary: "Takes a patient who was written down twice as the one who stays; answers that one",
  description:
    "For a patient who never had an account: their appointments, payments, measurements, survey answers and messages belong to `into_patient_id` from now on, and the patient of the path is gone. What is written of the one who stays does not change, but for `external_id` where there was none. `status_conflict`: the patient of the path signs in, acts for somebody or is acted for, waits on a list, or has anything else that only an account has; with the reason `in_visit` where one of their calls goes on. It cannot be undone.",
  caller: "clinic",
  scope: "patients:write",
  params: PatientParams,
  body: z.strictObject({ into_patient_id: Id }),
  response: entity(ClinicPatient),
  problems: ["status_conflict"],
});

export const clinicImportPatients = endpoint({
  method: "POST",
  path: "/clinic/patients/import",
  summary: `Takes up to ${mostRows} patients from a CSV file, with a report for every line`,
  description:
    "Columns: `external_id` and `name`; besides, as far as they are there, `email`, `phone_country_code`, `phone_number`, `taxpayer_number`, `birthdate` (as 1990-05-17), `sex` (male, female, other, rather_not_say), `address`, `language`. A column that is not there changes nothing. Lines that are wrong are refused one by one, and all others taken. A line that may be a patient who is there without this `external_id` is refused as `possible_duplicate`, with that patient's id. Nobody is written to.",
  caller: "clinic",
  scope: "patients:write",
  largestBody: 6_000_000,
  body: CsvImport,
  response: entity(ImportReport),
  problems: ["too_many_requests"],
});
