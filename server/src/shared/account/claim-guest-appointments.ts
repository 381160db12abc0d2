import { guestsOfPatient } from "@anteroom/domain/appointment/claim-guests";
import { sessionWindow } from "@anteroom/domain/shared/constants";
import { sql } from "kysely";
import { audit } from "../../platform/privacy/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { hashOf } from "../../platform/crypto/secrets.ts";
import { appointmentStateLists } from "../../platform/database/state-lists.ts";

type Claim = {
  tenantId: number;
  patientId: number;
  now: Date;
  /** Limits the claim to what these guest tokens open; default: everything booked with the patient's address. */
  guestTokens?: readonly string[];
};

/**
 * Moves a guest's appointments to a patient account when the guest's e-mail address is the confirmed sign-in
 * address and the person matches (D.68). Ends the guest's sessions and links, fills in missing birthdate and
 * sex, and audits it. Skips unpaid appointments and calls in progress. Returns the ids of the moved
 * appointments; send hints for them.
 */
export async function claimGuestAppointments(tx: Tx, claim: Claim): Promise<number[]> {
  const { tenantId, patientId } = claim;
  const patient = await confirmedPatient(tx, patientId);
  if (!patient) return [];
  const found = await guestsWithAddress(tx, patient.email, claim);
  const own = guestsOfPatient(patient, found);
  const [latest] = own;
  if (!latest) return [];
  const guestIds = own.map(({ guest_id }) => guest_id);
  const { rows } = await sql<{ id: number }>`
    update appointments set patient_id = ${patientId}, guest_id = null, version = version + 1
    where guest_id = any(${guestIds}) and id = any(${own.map(({ id }) => id)}) returning id`.execute(tx);
  // The links become invalid, but can still report that the appointment belongs to an account.
  for (const { id, guest_id } of own)
    await sql`update guest_links set appointment_id = ${id} where guest_id = ${guest_id}`.execute(tx);
  await sql`delete from guest_sessions where guest_id = any(${guestIds})`.execute(tx);
  // Keeps the details that the doctor knew of the guest.
  await sql`
    update patients set birthdate = coalesce(birthdate, ${latest.birthdate}::date), sex = coalesce(sex, ${latest.sex})
    where id = ${patientId}`.execute(tx);
  const actor = `patient/${patientId}`;
  for (const { id } of rows)
    await audit(tx, tenantId, { actor, action: "appointment.claimed", object: `appointment/${id}` });
  return rows.map(({ id }) => id);
}

type Known = { name: string; birthdate: string | null; email: string };

/** Returns the account's person with the confirmed address, locked to serialise claims; null without one. */
async function confirmedPatient(tx: Tx, patientId: number): Promise<Known | null> {
  const { rows } = await sql<Known>`
    select p.name, p.birthdate::text as birthdate, c.login as email
    from patients p join credentials c on c.tenant_id = p.tenant_id and c.patient_id = p.id
    where p.id = ${patientId} and c.login = lower(p.email) for update of p`.execute(tx);
  return rows[0] ?? null;
}

type Guest = {
  id: number;
  guest_id: number;
  name: string;
  birthdate: string;
  sex: string;
  bookedAt: number;
};

/** Returns and locks the appointments of guests with this address whose call is not in progress. */
async function guestsWithAddress(tx: Tx, email: string, { now, guestTokens }: Claim): Promise<Guest[]> {
  const hashes = guestTokens?.map(hashOf) ?? null;
  const roomClosed = new Date(now.getTime() - sessionWindow.closesAfter);
  const { rows } = await sql<Omit<Guest, "bookedAt"> & { created_at: Date }>`
    select a.id, g.id as guest_id, g.name, g.birthdate::text as birthdate, g.sex, a.created_at
    from guests g
      join appointments a on a.tenant_id = g.tenant_id and a.guest_id = g.id
      left join visits v on v.tenant_id = a.tenant_id and v.appointment_id = a.id
    where lower(g.email) = ${email} and g.birthdate is not null
      and a.status not in ${appointmentStateLists.unbooked}
      and (v.waiting_since is null or v.ended_at is not null or a.end_time < ${roomClosed})
      and (${hashes}::bytea[] is null or g.token_hash = any(${hashes}::bytea[])
        or exists (select 1 from guest_sessions s
          where s.tenant_id = g.tenant_id and s.guest_id = g.id and s.token_hash = any(${hashes}::bytea[])))
    for update of a`.execute(tx);
  return rows.map(({ created_at, ...guest }) => ({ ...guest, bookedAt: created_at.getTime() }));
}
