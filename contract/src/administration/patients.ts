import { importLimits } from "@anteroom/domain/shared/import-limits";
import { locales } from "@anteroom/domain/shared/locales";
import * as z from "zod/mini";
import { personFields } from "../account/account.ts";
import { endpoint } from "../endpoint.ts";
import { Day, entity, Id, Instant, limits, PathId, Sex, text } from "../values.ts";
import { CsvImport, ImportReport } from "./imports.ts";

const PatientParams = z.strictObject({ patient_id: PathId });
const Email = z.string().check(z.trim(), z.maxLength(limits.email), z.email());
const ExternalId = text(64).check(z.minLength(1));
/** The id of the last patient of the page before. */
const Cursor = z.string().check(z.regex(/^[1-9]\d{0,14}$/));

/** A patient as the clinic's lists show them. */
export const ClinicPatient = z.object({
  id: Id,
  /** The patient's id in the clinic's own system. */
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

/** The data of a patient that a clinic sets. */
const PatientFacts = z.strictObject(facts);

export const clinicListPatients = endpoint({
  method: "GET",
  path: "/clinic/patients",
  summary: "Lists the clinic's patients by id and by page; all filters given must match",
  description:
    "`search` matches beginnings of words of the name, in any order, without regard to case and accents. The request is written to the audit log.",
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
      /** The cursor of the next page; null on the last. */
      next_cursor: z.nullable(Cursor),
    }),
  }),
});

/** Reading is audited. */
export const clinicGetPatient = endpoint({
  method: "GET",
  path: "/clinic/patients/{patient_id}",
  summary: "Returns one patient",
  caller: "clinic",
  scope: "patients:read",
  params: PatientParams,
  response: entity(ClinicPatient),
});

/** Audited. The e-mail address and tax number of a patient with an account stay. */
export const clinicAddPatient = endpoint({
  method: "POST",
  path: "/clinic/patients",
  summary: "Creates a patient record, or changes the one with this `external_id`; sends nothing",
  description:
    "Idempotent, so a lost request may be repeated. Refused with `status_conflict` where another patient may be the same person (same tax number, or same name and date of birth): give that patient the `external_id` instead. With `patients:add` alone a known `external_id` is refused too (`external_id_taken`), unless all data are the same.",
  caller: "clinic",
  scope: "patients:add",
  body: z.extend(PatientFacts, { external_id: ExternalId }),
  status: 201,
  response: entity(ClinicPatient),
  problems: ["status_conflict"],
});

/** Audited. The e-mail address and tax number of a patient with an account stay. */
export const clinicChangePatient = endpoint({
  method: "PUT",
  path: "/clinic/patients/{patient_id}",
  summary: "Replaces the data of a patient",
  description:
    "The e-mail address and tax number of a patient with an account are unchanged: they are used for signing in, and only the patient changes them.",
  caller: "clinic",
  scope: "patients:write",
  params: PatientParams,
  body: z.extend(PatientFacts, { external_id: z.nullable(ExternalId) }),
  response: entity(ClinicPatient),
  problems: ["status_conflict"],
});

/**
 * Valid lines are stored in one transaction and audited; a dry run stores nothing. The e-mail address and tax number
 * of a patient with an account stay. At most 60 imports in 15 minutes, dry runs included.
 */
export const clinicImportPatients = endpoint({
  method: "POST",
  path: "/clinic/patients/import",
  summary: `Imports up to ${importLimits.rows} patients from a CSV file, and reports on every line`,
  description:
    "Required columns: `external_id` and `name`. Optional ones: `email`, `phone_country_code`, `phone_number`, `taxpayer_number`, `birthdate` (as 1990-05-17), `sex` (male, female, other, rather_not_say), `address`, `language`. A missing column changes nothing. Invalid lines are refused one by one, and all others imported. A line that may be an existing patient without this `external_id` is refused as `possible_duplicate`, with that patient's id. Sends nothing.",
  caller: "clinic",
  scope: "patients:write",
  largestBody: 6_000_000,
  body: CsvImport,
  response: entity(ImportReport),
  problems: ["too_many_requests"],
});
