import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { collection, entity, Id, Instant, limits, Money, PathId } from "../values.ts";

/** An archive of all data of a person. It can be fetched once, within a day, and is then deleted. */
export const DataExport = z.object({
  id: Id,
  status: z.enum(["waiting", "working", "ready", "fetched"]),
  steps_done: z.int(),
  steps_total: z.int(),
  created_at: Instant,
  expires_at: Instant,
});
export type DataExport = z.infer<typeof DataExport>;

/**
 * Deletes earlier archives; returns an export that runs for less than 10 minutes instead. At most 5 an hour.
 * Dependents with an account of their own are left out. `proof_needed` without recent authentication.
 */
export const requestExport = endpoint({
  method: "POST",
  path: "/patients/data_exports",
  summary: "Starts an export of all data of the patient and the dependents",
  caller: "patient",
  status: 201,
  response: entity(DataExport),
  problems: ["too_many_requests", "proof_needed"],
});

export const listExports = endpoint({
  method: "GET",
  path: "/patients/data_exports",
  summary: "Lists the exports of the last day, newest first",
  caller: "patient",
  response: collection(DataExport),
});

/**
 * Deletes the archive before sending, so a broken download must be requested again. `proof_needed` without recent
 * authentication.
 */
export const downloadExport = endpoint({
  method: "POST",
  path: "/patients/data_exports/{export_id}/download",
  summary: "Returns the export as application/zip, once",
  caller: "patient",
  params: z.strictObject({ export_id: PathId }),
  problems: ["proof_needed"],
});

/** What happens to a future appointment when the account is erased. */
const AffectedAppointment = z.object({
  id: Id,
  doctor_name: z.string(),
  patient_name: z.string(),
  start_time: Instant,
  /** Null where nothing was paid. */
  paid: z.nullable(Money),
  /** What is reserved on the patient's card, and not taken yet; null where nothing is. */
  reserved: z.nullable(Money),
  /** Whether the clinic refunds what was paid, or releases what is reserved, as until its deadline for cancelling. */
  is_refunded: z.boolean(),
  /** Number for talking to the clinic about the payment, afterwards too. */
  reference: z.nullable(z.string()),
});
/** A future appointment that ends when the account is erased, and what happens to its payment. */
export type AffectedAppointment = z.infer<typeof AffectedAppointment>;

/** Changes nothing. Dependents with an account of their own are left out: they would stay. */
export const previewErasure = endpoint({
  method: "GET",
  path: "/patients/erasure",
  summary: "Returns what an erasure would end: future appointments, and dependents",
  caller: "patient",
  response: entity(
    z.object({
      visits: z.array(AffectedAppointment),
      dependents: z.array(z.string()),
      /** How many hours before an appointment a cancellation is still refunded. */
      refund_until_hours: z.int(),
      /** Whether there is a password to confirm with; otherwise one must be set first. */
      has_password: z.boolean(),
      /** A call is under way, during which nothing is erased. */
      is_in_visit: z.boolean(),
    }),
  ),
});

/**
 * Also erases dependents without an account of their own, cancels and refunds future appointments by the clinic's
 * rules, ends all sessions and deletes stored files. `status_conflict` during a call. Cannot be undone.
 */
export const eraseAccount = endpoint({
  method: "POST",
  path: "/patients/erasure",
  summary: "Erases the account and all personal data; records that the law requires are anonymised",
  caller: "patient",
  body: z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(limits.password)) }),
  status: 204,
  problems: ["wrong_password", "too_many_requests", "status_conflict"],
});

/** An access to the patient's data by somebody else; similar ones of a day are counted in one entry. */
const RecordRead = z.object({
  who: z.enum(["doctor", "clinic", "family", "app", "other"]),
  /** Of a doctor, or of an app that the patient connected. */
  name: z.nullable(z.string()),
  /** What was done, as `appointment.list`. */
  action: z.string(),
  times: z.int(),
  last_at: Instant,
});
/**
 * An access to the patient's data by somebody of the clinic, family, an app, or somebody with a shared link ("other");
 * similar ones of a day are counted in one entry.
 */
export type RecordRead = z.infer<typeof RecordRead>;

/** At most 100 lines. Entries of one day, person and action are one; days are those of the clinic's time zone. */
export const listRecordReads = endpoint({
  method: "GET",
  path: "/patients/record_reads",
  summary: "Lists who other than the patient has read or changed the patient's record, newest first",
  caller: "patient",
  response: collection(RecordRead),
});

const Consent = z.object({
  kind: z.enum(["terms"]),
  version: z.string(),
  given_at: Instant,
  withdrawn_at: z.nullable(Instant),
});
/**
 * A version of the terms that the patient has accepted, and when the acceptance was withdrawn (null while it holds).
 */
export type Consent = z.infer<typeof Consent>;

export const listConsents = endpoint({
  method: "GET",
  path: "/patients/consents",
  summary: "Lists the consents that the patient has given and withdrawn, newest first",
  caller: "patient",
  response: collection(Consent),
});

/** Ends no session. 404 where this version was not agreed to. */
export const withdrawConsent = endpoint({
  method: "POST",
  path: "/patients/consents/withdraw",
  summary: "Withdraws a consent; it is requested again before the account can be used",
  caller: "patient",
  body: z.strictObject({
    kind: z.enum(["terms"]),
    version: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  status: 204,
});
