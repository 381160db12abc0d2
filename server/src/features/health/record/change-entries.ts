import type * as contract from "@anteroom/contract/health/health-record";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { RecordKind } from "@anteroom/domain/health/health-record";
import { actorOf, audit, type AuditAction } from "../../../platform/privacy/audit.ts";
import type { PatientCaller } from "../../../platform/http/authentication.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { actingFor } from "../../../shared/appointment/own-appointment.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { secondsUntilRoom } from "../../../shared/appointment/quota.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { findEntry } from "./record-lists.ts";
import { findRecordPerson, hasHealthRecord } from "./record-person.ts";

/** Most new entries of one record a day, against scripts. */
const aDay = { most: 100, span: 86_400_000 };

type Fields = Pick<
  Call<typeof contract.addRecordEntry>["body"],
  "name" | "dose" | "frequency" | "since" | "reaction" | "severity"
>;

type Base = {
  tenant: Tenant;
  caller: PatientCaller;
  params: { patient_id: number };
  now: Date;
  tx: Call<typeof contract.addRecordEntry>["tx"];
};

/** Runs a change of the lists of a person for whom the caller may act, and audits it. */
async function inRecord<T>(
  { tenant, caller, params, now, tx }: Base,
  action: AuditAction,
  work: (tx: Tx) => Promise<T | ProblemOutcome>,
): Promise<T | ProblemOutcome> {
  if (!hasHealthRecord(tenant)) return problem("feature_off");
  return tx(async (one) => {
    const { patient_id: patientId } = params;
    const person = await findRecordPerson(one, { callerId: caller.patientId, patientId, now });
    if (isProblem(person)) return person;
    const done = await work(one);
    if (!isProblem(done))
      await audit(one, tenant.id, {
        actor: actorOf(caller),
        action,
        object: `patient/${patientId}`,
        ...actingFor(caller, { patient_id: patientId }),
      });
    return done;
  });
}

/**
 * Adds a medicine or allergy, withdraws the statement that the list is empty, and audits it. A repeat with
 * the same `client_key` returns the entry as it is now and changes nothing (`not_found` if it was removed since).
 * At most 100 a day of one record (`too_many_today`). Fields of the other kind are dropped.
 */
export async function addEntry(
  call: Call<typeof contract.addRecordEntry>,
): Promise<AnswerOf<typeof contract.addRecordEntry> | ProblemOutcome> {
  const { tenant, params, body, now } = call;
  const { patient_id: patientId } = params;
  const { client_key, kind } = body;
  const added = await inRecord(call, "health_record.add", async (one) => {
    const before = await idOfKey(one, patientId, client_key);
    if (before !== null) return (await findEntry(one, patientId, before)) ?? problem("not_found");
    const wait = await secondsToWait(one, patientId, now);
    if (wait !== null) return problem("too_many_today", { retry_after: wait });
    await one
      .insertInto("health_record_entries")
      .values({
        tenant_id: tenant.id,
        patient_id: patientId,
        client_key,
        kind,
        ...fieldsOf(kind, body),
        created_at: now,
        changed_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const id = await idOfKey(one, patientId, client_key);
    await withdrawNone(one, patientId, kind);
    return (id !== null && (await findEntry(one, patientId, id))) || problem("not_found");
  });
  return isProblem(added) ? added : { data: { entity: added } };
}

/**
 * Changes, ends or reactivates an entry (`is_ended`) and audits it; an active one withdraws the statement
 * that the list is empty. `changed_elsewhere` when the version is outdated.
 */
export async function changeEntry(
  call: Call<typeof contract.changeRecordEntry>,
): Promise<AnswerOf<typeof contract.changeRecordEntry> | ProblemOutcome> {
  const { params, body, now } = call;
  const { patient_id: patientId, entry_id: id } = params;
  const changed = await inRecord(call, "health_record.change", async (one) => {
    const before = await one
      .selectFrom("health_record_entries")
      .select(["kind", "version", "ended_at"])
      .where("id", "=", id)
      .where("patient_id", "=", patientId)
      .where("removed_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return problem("not_found");
    if (before.version !== body.version) return problem("changed_elsewhere");
    const ended_at = body.is_ended ? (before.ended_at ?? now) : null;
    await one
      .updateTable("health_record_entries")
      .set({
        ...fieldsOf(before.kind, body),
        ended_at,
        changed_at: now,
        version: before.version + 1,
      })
      .where("id", "=", id)
      .execute();
    if (ended_at === null) await withdrawNone(one, patientId, before.kind);
    return (await findEntry(one, patientId, id)) ?? problem("not_found");
  });
  return isProblem(changed) ? changed : { data: { entity: changed } };
}

/**
 * Removes an entry from its list and audits it. It can be restored for a day; then it is deleted. `not_found`
 * when already removed.
 */
export async function removeEntry(
  call: Call<typeof contract.removeRecordEntry>,
): Promise<undefined | ProblemOutcome> {
  const { params, now } = call;
  return inRecord(call, "health_record.remove", async (one) => {
    const { numUpdatedRows } = await one
      .updateTable("health_record_entries")
      .set({ removed_at: now })
      .where("id", "=", params.entry_id)
      .where("patient_id", "=", params.patient_id)
      .where("removed_at", "is", null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 0n ? problem("not_found") : undefined;
  });
}

/**
 * Restores a removed entry and audits it; an active one withdraws the statement that the list is empty.
 * Repeating it changes nothing. `not_found` once it was deleted.
 */
export async function restoreEntry(
  call: Call<typeof contract.restoreRecordEntry>,
): Promise<AnswerOf<typeof contract.restoreRecordEntry> | ProblemOutcome> {
  const { patient_id: patientId, entry_id: id } = call.params;
  const restored = await inRecord(call, "health_record.restore", async (one) => {
    await one
      .updateTable("health_record_entries")
      .set({ removed_at: null })
      .where("id", "=", id)
      .where("patient_id", "=", patientId)
      .execute();
    const entry = await findEntry(one, patientId, id);
    if (!entry) return problem("not_found");
    if (entry.ended_at === null) await withdrawNone(one, patientId, entry.kind);
    return entry;
  });
  return isProblem(restored) ? restored : { data: { entity: restored } };
}

/**
 * Stores the patient's statement about a whole list, replacing an earlier one, and audits it.
 * `status_conflict` for "none" while the list has active entries, and for a confirmation of an empty list.
 */
export async function confirmList(
  call: Call<typeof contract.confirmRecordList>,
): Promise<AnswerOf<typeof contract.confirmRecordList> | ProblemOutcome> {
  const { tenant, params, body, now } = call;
  const { patient_id, kind } = params;
  const { answer } = body;
  const confirmed = await inRecord(call, "health_record.confirm", async (one) => {
    const entry = await one
      .selectFrom("health_record_entries")
      .select("id")
      .where("patient_id", "=", patient_id)
      .where("kind", "=", kind)
      .where("removed_at", "is", null)
      .where("ended_at", "is", null)
      .limit(1)
      .executeTakeFirst();
    if ((answer === "none") === (entry !== undefined)) return problem("status_conflict");
    await one
      .insertInto("health_record_confirmations")
      .values({ tenant_id: tenant.id, patient_id, kind, answer, confirmed_at: now })
      .onConflict((conflict) =>
        conflict.columns(["tenant_id", "patient_id", "kind"]).doUpdateSet({ answer, confirmed_at: now }),
      )
      .execute();
    return { answer, confirmed_at: now.toISOString() };
  });
  return isProblem(confirmed) ? confirmed : { data: { entity: confirmed } };
}

/** Returns the id of the entry that the browser sent with this key, removed ones included; null without one. */
async function idOfKey(tx: Tx, patientId: number, clientKey: string): Promise<number | null> {
  const row = await tx
    .selectFrom("health_record_entries")
    .select("id")
    .where("patient_id", "=", patientId)
    .where("client_key", "=", clientKey)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Deletes the statement that the list is empty. */
async function withdrawNone(tx: Tx, patientId: number, kind: RecordKind): Promise<void> {
  await tx
    .deleteFrom("health_record_confirmations")
    .where("patient_id", "=", patientId)
    .where("kind", "=", kind)
    .where("answer", "=", "none")
    .execute();
}

/** Returns the columns of a kind: no reaction for medicines, no dose for allergies. Empty texts become null. */
function fieldsOf(kind: RecordKind, { name, dose, frequency, since, reaction, severity }: Fields) {
  const isMedicine = kind === "medicine";
  return {
    name,
    since: since || null,
    dose: isMedicine ? dose || null : null,
    frequency: isMedicine ? frequency || null : null,
    reaction: isMedicine ? null : reaction || null,
    severity: isMedicine ? null : severity,
  };
}

async function secondsToWait(tx: Tx, patientId: number, now: Date): Promise<number | null> {
  const rows = await tx
    .selectFrom("health_record_entries")
    .select("created_at")
    .where("patient_id", "=", patientId)
    .where("created_at", ">", new Date(now.getTime() - aDay.span))
    .orderBy("created_at", "desc")
    .limit(aDay.most)
    .execute();
  const times = rows.map(({ created_at }) => created_at);
  return secondsUntilRoom(times, aDay, now);
}
