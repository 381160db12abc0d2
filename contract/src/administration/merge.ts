import { mergeRefusals } from "@anteroom/domain/account/merge-refusals";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { replaces, replacesRule, versionedEntity } from "../replaces.ts";
import { entity, Id, Instant, PathId } from "../values.ts";
import { ClinicPatient } from "./patients.ts";

const Cursor = z.string().check(z.regex(/^[1-9]\d{0,14}$/));
const PatientParams = z.strictObject({ patient_id: PathId });
const Count = z.int().check(z.nonnegative());

/** A record that may be merged into another: the patient, and how much the clinic has of them. */
export const MergeSide = z.object({
  patient: ClinicPatient,
  /** The name of the patient who acts for this one; null without one. */
  parent_name: z.nullable(z.string()),
  /** How many patients this one acts for. */
  dependents: Count,
  /** Without mere holds and abandoned bookings. */
  appointments: Count,
  upcoming_appointments: Count,
  /** The start of the newest appointment. */
  newest_appointment: z.nullable(Instant),
  messages: Count,
  files: Count,
  payments: Count,
  /** Measurements, symptom checks, survey answers, medicines and allergies. */
  health_entries: Count,
  has_insurance: z.boolean(),
  /** Why this record cannot be merged into the other; null: it can. */
  refusal: z.nullable(z.enum(mergeRefusals)),
});
export type MergeSide = z.infer<typeof MergeSide>;

/** Audited as a reading of both. */
export const clinicCompareForMerge = endpoint({
  method: "GET",
  path: "/clinic/patients/{patient_id}/merge",
  summary: "Compares two patient records before a merge: what each has, and whether it can be merged",
  description:
    "`refusal` is what `POST` would answer as its reason. `version` names what was compared; a merge that names it as `replaces` is refused when either record has changed.",
  caller: "clinic",
  scope: "patients:merge",
  params: PatientParams,
  query: z.strictObject({ other_id: PathId }),
  response: versionedEntity(z.object({ patient: MergeSide, other: MergeSide })),
  problems: ["not_found"],
});

/** Audited for both patients. Cannot be undone. */
export const clinicMergePatient = endpoint({
  method: "POST",
  path: "/clinic/patients/{patient_id}/merge",
  summary: "Merges a duplicate patient record into another; returns the remaining patient",
  description: `For a patient who never had an account: appointments, payments, measurements, survey answers and messages move to \`into_patient_id\`, and the patient of the path is deleted. The remaining patient's data do not change, except a missing \`external_id\`. \`status_conflict\` names its reason: the patient of the path signs in (\`has_account\`) or has other data of an account (\`account_data\`), acts for others (\`acts_for_others\`), has somebody who acts for them and not for the other (\`acted_for\`), waits on a list (\`waiting\`), is in a call (\`in_visit\`), or a device has sent the same measurement for both (\`same_measurement\`). With \`patients:merge\` alone also \`different_person\`: neither name, date of birth nor tax number agree, or one of the last two differs. ${replacesRule.replace("that was read", "of a comparison")} It cannot be undone.`,
  caller: "clinic",
  scope: "patients:merge",
  params: PatientParams,
  body: z.strictObject({ into_patient_id: Id, replaces }),
  response: entity(ClinicPatient),
  problems: ["status_conflict", "changed_elsewhere"],
});

export const PossibleDouble = z.object({ newer: ClinicPatient, older: ClinicPatient });
/** Two patient records that may be of one person. */
export type PossibleDouble = z.infer<typeof PossibleDouble>;

/** Audited as a list. */
export const clinicListDoubles = endpoint({
  method: "GET",
  path: "/clinic/patient_doubles",
  summary: "Lists pairs of records with the same name and date of birth, or tax number, newest first",
  description:
    "Names are compared without regard to case and accents. One page looks at 250 records from the newest on, so it may be empty while `next_cursor` leads on.",
  caller: "clinic",
  scope: "patients:merge",
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({
    data: z.object({
      collection: z.array(PossibleDouble),
      /** The cursor of the next page; null on the last. */
      next_cursor: z.nullable(Cursor),
    }),
  }),
});
