import type { AnswerOf } from "@anteroom/contract/endpoint";
import type * as contract from "@anteroom/contract/health/health-record";
import type { HealthRecord } from "@anteroom/contract/health/health-record";
import { recordSections } from "@anteroom/domain/health/health-record";
import { sql } from "kysely";
import type { Config } from "../../../platform/config/config.ts";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { actingFor } from "../../../shared/appointment/own-appointment.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { loadHealthRecord } from "./load-record.ts";
import { ownSummary } from "./own-summary.ts";
import { loadRecordLists } from "./record-lists.ts";
import { recordPdf } from "./record-pdf.ts";
import { findRecordPerson, hasHealthRecord, loadRecordPeople } from "./record-person.ts";

/**
 * Returns the persons whose records the patient may see, their own first; adults who have not agreed are
 * omitted.
 */
export async function listPeople({
  tenant,
  caller,
  now,
  tx,
}: Call<typeof contract.listRecordPeople>): Promise<
  AnswerOf<typeof contract.listRecordPeople> | ProblemOutcome
> {
  if (!hasHealthRecord(tenant)) return problem("feature_off");
  return { data: { collection: await tx((one) => loadRecordPeople(one, caller.patientId, now)) } };
}

/**
 * Returns the health record of the patient or a dependent they may act for. Reading a dependent's is audited.
 */
export async function getRecord(
  call: Call<typeof contract.getHealthRecord>,
): Promise<AnswerOf<typeof contract.getHealthRecord> | ProblemOutcome> {
  const record = await ownRecord(call);
  return isProblem(record) ? record : { data: { entity: record } };
}

/**
 * Sends the whole record as a PDF in the page's language, with headers that forbid caching. Reading a
 * dependent's is audited.
 */
export async function getDocument(
  call: Call<typeof contract.getRecordDocument>,
): Promise<ProblemOutcome | undefined> {
  const record = await ownRecord(call);
  if (isProblem(record)) return record;
  const { tenant, locale, now, reply } = call;
  const pdf = await recordPdf(record, { tenant, locale, now, parts: recordSections });
  await reply
    .headers({
      "content-type": "application/pdf",
      "content-length": pdf.length,
      "content-disposition": `attachment; filename="health-record-${now.toISOString().slice(0, 10)}.pdf"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    })
    .send(pdf);
  return undefined;
}

/**
 * Sends the record as a document of the International Patient Summary in the page's language. Caches must not store
 * it. Reading a dependent's is audited.
 */
export async function getSummary(
  config: Pick<Config, "baseUrl">,
  call: Call<typeof contract.getRecordSummary>,
): Promise<ProblemOutcome | undefined> {
  const record = await ownRecord(call);
  if (isProblem(record)) return record;
  const { tenant, locale, now, reply } = call;
  const summary = ownSummary(record, { config, tenant, locale, now, parts: recordSections });
  await reply
    .headers({
      "content-type": "application/fhir+json; charset=utf-8",
      "content-disposition": `attachment; filename="patient-summary-${now.toISOString().slice(0, 10)}.json"`,
      "cache-control": "no-store",
    })
    .send(Buffer.from(JSON.stringify(summary)));
  return undefined;
}

/** Returns medicines and allergies of the patient or a dependent they may act for. Not audited. */
export async function getLists({
  tenant,
  caller,
  params,
  now,
  tx,
}: Call<typeof contract.getRecordLists>): Promise<AnswerOf<typeof contract.getRecordLists> | ProblemOutcome> {
  if (!hasHealthRecord(tenant)) return problem("feature_off");
  const found = await tx(async (one) => {
    const { patient_id: patientId } = params;
    const person = await findRecordPerson(one, { callerId: caller.patientId, patientId, now });
    return isProblem(person) ? person : loadRecordLists(one, patientId);
  });
  return isProblem(found) ? found : { data: { entity: found } };
}

/**
 * Returns the medicines and allergies of an appointment's patient as they are now, ended ones included, for a clinic
 * token; empty lists for a guest. Not limited to the time of the appointment. `not_found` for a doctor's token on
 * another doctor's appointment. The read is audited, except for a guest's.
 */
export async function clinicGetLists({
  tenant,
  caller,
  params,
  tx,
}: Call<typeof contract.clinicGetRecordLists>): Promise<
  AnswerOf<typeof contract.clinicGetRecordLists> | ProblemOutcome
> {
  const id = params.appointment_id;
  const found = await tx(async (one) => {
    const isOwn =
      caller.doctorId === null ? sql<boolean>`true` : sql<boolean>`doctor_id = ${caller.doctorId}`;
    const appointment = await one
      .selectFrom("appointments")
      .select("patient_id")
      .where("id", "=", id)
      .where("booked_at", "is not", null)
      .where(isOwn)
      .executeTakeFirst();
    if (!appointment) return problem("not_found");
    const nothing = { entries: [], confirmation: null };
    if (appointment.patient_id === null) return { medicines: nothing, allergies: nothing };
    await audit(one, tenant.id, {
      actor: actorOf(caller),
      action: "health_record.read",
      object: `appointment/${id}`,
    });
    return loadRecordLists(one, appointment.patient_id);
  });
  return isProblem(found) ? found : { data: { entity: found } };
}

/** Returns the record of a person for whom the caller may act; reading a dependent's is audited. */
async function ownRecord(
  call:
    | Call<typeof contract.getHealthRecord>
    | Call<typeof contract.getRecordDocument>
    | Call<typeof contract.getRecordSummary>,
): Promise<HealthRecord | ProblemOutcome> {
  const { tenant, caller, params, now, tx } = call;
  if (!hasHealthRecord(tenant)) return problem("feature_off");
  return tx(async (one) => {
    const { patient_id: patientId } = params;
    const person = await findRecordPerson(one, { callerId: caller.patientId, patientId, now });
    if (isProblem(person)) return person;
    const acting = actingFor(caller, { patient_id: patientId });
    if (acting.onBehalfOf !== undefined)
      await audit(one, tenant.id, {
        actor: actorOf(caller),
        action: "health_record.read",
        object: `patient/${patientId}`,
        ...acting,
      });
    return loadHealthRecord(one, person, call);
  });
}
