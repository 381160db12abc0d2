import type { eraseAccount as shape } from "@anteroom/contract/account/my-data";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { mailErasure, readReader } from "./erasure-mail.ts";
import { erasePersons } from "./erase-persons.ts";
import type { MyDataDeps } from "./my-data-deps.ts";
import { lockPersons } from "./rows-of-person.ts";
import { findUpcoming, isInCall, type UpcomingAppointment, isRefunded } from "./upcoming-appointments.ts";
import { stepAppointment } from "@anteroom/domain/appointment/appointment-state";
import type { Services } from "../../../platform/config/services.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { lockPaymentsOf, refundAppointment } from "../../../shared/appointment/refund-appointment.ts";
import { sql } from "kysely";
import { verifyPassword } from "../../../platform/crypto/password.ts";
import { countTry, resetTries, subjectsOf } from "../../../platform/http/rate-limits.ts";

type Erased = { tokens: Buffer[]; visits: UpcomingAppointment[] };

/**
 * Erases the patient and dependents without their own account, after the password is confirmed. Cancels
 * upcoming appointments, refunded as the clinic's terms say, erases these persons' rows in all tables, audits,
 * ends sessions, mails the patient, deletes stored files and sends hints. Dependents with an account stay, without a carer.
 * Returns undefined when done; `wrong_password`, `too_many_requests`, or `status_conflict` during a call.
 */
export async function eraseAccount(
  { jobs, config, hints, forgetSession, forgetFiles, registry }: MyDataDeps,
  call: Call<typeof shape>,
): Promise<ProblemOutcome | undefined> {
  const { tenant, caller, locale, body, address, now, tx } = call;
  const { patientId } = caller;
  const confirmation = { tenantId: tenant.id, patientId, password: body.password, address, now, tx };
  const refusal = await confirmPassword(confirmation);
  if (refusal) return refusal;
  const outcome = await tx<Erased | ProblemOutcome>(async (one) => {
    const persons = await lockPersons(one, patientId);
    const visits = await findUpcoming(one, persons.patientIds, now);
    if (isInCall(visits)) return problem("status_conflict", { reason: "in_visit" });
    const actor = actorOf(caller);
    const services = { jobs, config };
    await cancelUpcoming(one, visits, { services, tenant, actor, now });
    const reader = await readReader(one, patientId, { tenant, locale });
    const tokens = await endSessions(one, persons.patientIds, now);
    await releaseGrownUps(one, patientId);
    await erasePersons(one, registry, persons);
    if (reader) await mailErasure(one, services, { ...reader, tenant, visits, now });
    for (const id of persons.patientIds)
      await audit(one, tenant.id, { actor, action: "account.erase", object: `patient/${id}` });
    return { tokens, visits };
  });
  if (isProblem(outcome)) return outcome;
  outcome.tokens.forEach(forgetSession);
  await forgetFiles(tenant.id);
  await Promise.all(
    outcome.visits.map(({ id }) => hints.appointmentChanged(tenant.id, { id, patient_id: patientId })),
  );
  return undefined;
}

/**
 * Ends all sessions and returns their tokens' hashes. The rows stay until they would have expired: so another device
 * is told that the account was deleted.
 */
async function endSessions(tx: Tx, patientIds: readonly number[], now: Date): Promise<Buffer[]> {
  const rows = await tx
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("patient_id", "in", patientIds)
    .returning("token_hash")
    .execute();
  return rows.map(({ token_hash }) => token_hash);
}

/** Removes dependents who have their own account from the family. */
async function releaseGrownUps(tx: Tx, patientId: number): Promise<void> {
  await tx
    .updateTable("patients")
    .set({ parent_id: null })
    .where("parent_id", "=", patientId)
    .where("id", "in", (query) => query.selectFrom("credentials").select("credentials.patient_id"))
    .execute();
}

type Cancelling = { services: Pick<Services, "jobs" | "config">; tenant: Tenant; actor: string; now: Date };

/** Cancels upcoming appointments: releases the slots and refunds as the clinic's terms say. */
async function cancelUpcoming(
  tx: Tx,
  visits: readonly UpcomingAppointment[],
  { services, tenant, actor, now }: Cancelling,
): Promise<void> {
  for (const visit of visits) {
    await lockPaymentsOf(tx, visit.id);
    const status = stepAppointment(visit.status, { type: "canceled" });
    if (status === null) continue;
    await sql`update appointments set status = ${status}, hold_expires_at = null, version = version + 1
      where id = ${visit.id}`.execute(tx);
    await audit(tx, tenant.id, { actor, action: "appointment.canceled", object: `appointment/${visit.id}` });
    const off = { tenant, appointmentId: visit.id, actor, now };
    const refund = { ...off, isRefunded: isRefunded(visit, tenant, now), isNotifiedElsewhere: true };
    await refundAppointment(tx, services, refund);
  }
}

type Confirmation = {
  tenantId: number;
  patientId: number;
  password: string;
  address: string;
  now: Date;
  tx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

/** Returns null when the password is correct, else the problem. Tries are counted against guessing with a stolen session. */
async function confirmPassword(confirmation: Confirmation): Promise<ProblemOutcome | null> {
  const { tenantId, patientId, password, address, now, tx } = confirmation;
  const subjects = subjectsOf(`proof ${patientId}`, address);
  const wait = await tx((one) => countTry(one, tenantId, subjects, now));
  if (wait !== null) return problem("too_many_requests", { retry_after: wait });
  const known = await tx((one) =>
    one
      .selectFrom("credentials")
      .select("password_hash")
      .where("patient_id", "=", patientId)
      .executeTakeFirst(),
  );
  if (!(await verifyPassword(password, known?.password_hash ?? null))) return problem("wrong_password");
  await tx((one) => resetTries(one, subjects));
  return null;
}
