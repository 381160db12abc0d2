import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";

/** Two patients of whom `from` becomes part of `into`, and when. */
export type Move = { tenantId: number; from: number; into: number; now: Date };

/** Moves the rows of which both patients may have the same one, in the caller's transaction. */
export async function moveByOwnRules(tx: Tx, move: Move): Promise<void> {
  await moveRecordLists(tx, move);
  await moveInsurance(tx, move);
  await moveAgreements(tx, move);
  await moveTextConsents(tx, move);
  await moveAnswers(tx, move);
  await moveMeasurements(tx, move);
  await moveWaiting(tx, move);
}

/**
 * Moves medicines and allergies, all of them: what stands on both lists is for the patient to tidy. A statement that a
 * list is right, or empty, no longer holds for a list that has changed.
 */
async function moveRecordLists(tx: Tx, { from, into }: Move): Promise<void> {
  await sql`delete from health_record_confirmations c where c.patient_id = ${into} and exists (
    select from health_record_entries e where e.patient_id = ${from} and e.kind = c.kind and e.removed_at is null)`.execute(
    tx,
  );
  await sql`update health_record_confirmations c set patient_id = ${into} where c.patient_id = ${from}
    and not exists (select from health_record_confirmations o where o.patient_id = ${into} and o.kind = c.kind)
    and not exists (
      select from health_record_entries e where e.patient_id = ${into} and e.kind = c.kind and e.removed_at is null)
    and not exists (
      select from health_record_entries e where e.patient_id = ${from} and e.kind = c.kind and e.changed_at > c.confirmed_at)`.execute(
    tx,
  );
  await sql`delete from health_record_confirmations where patient_id = ${from}`.execute(tx);
  await sql`update health_record_entries e set patient_id = ${into}, client_key = case when exists (
      select from health_record_entries o where o.patient_id = ${into} and o.client_key = e.client_key)
      then gen_random_uuid() else e.client_key end
    where e.patient_id = ${from}`.execute(tx);
}

/** SQL: the patient has stored details of an insurance, or pictures of its card. */
export const hasInsurance = (patient: string) => sql<boolean>`(${sql.ref(`${patient}.insurer`)} is not null
  or ${sql.ref(`${patient}.insurance_number`)} is not null or ${sql.ref(`${patient}.health_number`)} is not null
  or ${sql.ref(`${patient}.policy_number`)} is not null or exists (
    select from insurance_card_pictures i where i.patient_id = ${sql.ref(`${patient}.id`)} and i.arrived_at is not null))`;

/** Takes the whole insurance where the remaining patient has none, and deletes it otherwise: halves of two fit nobody. */
async function moveInsurance(tx: Tx, { from, into }: Move): Promise<void> {
  const { rows } = await sql`select from patients p where p.id = ${into} and ${hasInsurance("p")}`.execute(
    tx,
  );
  if (rows.length === 0) {
    await sql`update patients p set insurer = o.insurer, insurance_number = o.insurance_number,
        health_number = o.health_number, policy_number = o.policy_number, insurance_valid_until = o.insurance_valid_until
      from patients o where p.id = ${into} and o.id = ${from}`.execute(tx);
    await sql`update insurance_card_pictures set patient_id = ${into}
      where patient_id = ${from} and arrived_at is not null`.execute(tx);
  }
  await sql`delete from insurance_card_pictures where patient_id = ${from}`.execute(tx);
}

/**
 * Keeps when the person first accepted each version of the terms. An acceptance that the person has withdrawn since, in
 * the account that stays, is stored as ended: the last word on a version is theirs.
 */
async function moveAgreements(tx: Tx, { from, into, now }: Move): Promise<void> {
  await sql`with gone as (delete from terms_agreements where patient_id = ${from} returning *),
    ended as (
      insert into withdrawn_agreements (tenant_id, patient_id, kind, version, given_at, withdrawn_at)
      select g.tenant_id, ${into}, 'terms', g.version, g.agreed_at, ${now} from gone g where ${isWithdrawn(into)})
    insert into terms_agreements (tenant_id, patient_id, version, agreed_at)
    select g.tenant_id, ${into}, g.version, g.agreed_at from gone g where not ${isWithdrawn(into)}
    on conflict (tenant_id, patient_id, version)
      do update set agreed_at = least(terms_agreements.agreed_at, excluded.agreed_at)`.execute(tx);
}

const isWithdrawn = (patientId: number) => sql<boolean>`exists (select from withdrawn_agreements w
  where w.patient_id = ${patientId} and w.version = g.version and w.withdrawn_at >= g.agreed_at)`;

/** Ends consents to texts with the number that they were given for; what was stopped stays stopped. */
async function moveTextConsents(tx: Tx, { from, into, now }: Move): Promise<void> {
  await sql`update text_consents set patient_id = ${into}, ended_at = coalesce(ended_at, ${now}),
    ended_by = coalesce(ended_by, 'settings') where patient_id = ${from}`.execute(tx);
  await sql`with gone as (delete from text_stops where patient_id = ${from} returning *)
    insert into text_stops (tenant_id, patient_id, channel, number, stopped_at)
    select tenant_id, ${into}, channel, number, stopped_at from gone on conflict do nothing`.execute(tx);
}

/** A link of the clinic may have been answered in both accounts: the second answer stays, without the link. */
async function moveAnswers(tx: Tx, { from, into }: Move): Promise<void> {
  await sql`update survey_responses r set action_name = null, actionable_id = null, project_id = null
    where r.patient_id = ${from} and r.action_name is not null and exists (
      select from survey_responses o where o.patient_id = ${into} and o.environment = r.environment
        and o.action_name = r.action_name and o.actionable_id = r.actionable_id and o.project_id = r.project_id)`.execute(
    tx,
  );
  await sql`update survey_responses set patient_id = ${into} where patient_id = ${from}`.execute(tx);
}

/** SQL: `o` is the measurement that a device has sent for `m` too. */
const isSameMoment = sql<boolean>`o.source_system = m.source_system and o.measured_at = m.measured_at
  and m.source_system not in ('camera', 'manual', 'device')`;

/** What a device has sent to both accounts stays once. Values that differ are refused before. */
async function moveMeasurements(tx: Tx, { from, into }: Move): Promise<void> {
  await sql`delete from vital_signs_measurements m where m.patient_id = ${from} and exists (
    select from vital_signs_measurements o where o.patient_id = ${into} and ${isSameMoment}
      and o.vital_signs = m.vital_signs)`.execute(tx);
  await sql`update vital_signs_measurements set patient_id = ${into} where patient_id = ${from}`.execute(tx);
}

/** Returns whether a device has sent different values of one moment to the two patients. */
export async function hasDifferentValues(
  tx: Tx,
  { from, into }: Pick<Move, "from" | "into">,
): Promise<boolean> {
  const { rows } = await sql`select from vital_signs_measurements m
    join vital_signs_measurements o on o.patient_id = ${into} and ${isSameMoment} and o.vital_signs <> m.vital_signs
    where m.patient_id = ${from} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Of two requests for the same doctor or specialty the one of the remaining patient stays. */
async function moveWaiting(tx: Tx, { from, into }: Move): Promise<void> {
  await sql`delete from waitlist_entries e where e.attendee_id = ${from} and e.appointment_id is null and exists (
    select from waitlist_entries o where o.attendee_id = ${into} and o.appointment_id is null
      and o.doctor_id is not distinct from e.doctor_id and o.specialty is not distinct from e.specialty)`.execute(
    tx,
  );
  await sql`update waitlist_entries set attendee_id = ${into} where attendee_id = ${from}`.execute(tx);
}
