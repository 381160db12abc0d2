import type { TextChannel } from "@anteroom/domain/notifications/reminders";
import { sql } from "kysely";
import { audit } from "../../../platform/privacy/audit.ts";
import { withTenant, type Tx } from "../../../platform/database/database.ts";
import type { Services } from "../../../platform/config/services.ts";

type TextRequest = { asks: "stop" | "start"; number: string; channel: TextChannel; now: Date };
type Person = { patient_id: number; language: string | null };

/**
 * Applies STOP or START from a phone in every clinic that uses its number, and audits it there. STOP ends the
 * consent of that channel; START restores only a consent that STOP ended. Returns the language of one of the
 * persons, or null when no one uses the number. `number` is in E.164.
 */
export async function carryOutStop(
  { db }: Pick<Services, "db">,
  requested: TextRequest,
): Promise<{ language: string | null } | null> {
  const { rows } = await sql<{
    tenant_id: number;
  }>`select tenant_id from clinics_of_number(${requested.number})`.execute(db);
  let found: { language: string | null } | null = null;
  for (const { tenant_id } of rows)
    found = (await withTenant(db, tenant_id, (tx) => stopOrStart(tx, tenant_id, requested))) ?? found;
  return found;
}

/** Applies STOP or START within one clinic. */
async function stopOrStart(
  tx: Tx,
  tenantId: number,
  { asks, number, channel, now }: TextRequest,
): Promise<{ language: string | null } | null> {
  const { rows: persons } = await sql<Person>`
    select n.patient_id, coalesce(p.device_language, p.language) as language
    from text_numbers n join patients p on p.tenant_id = n.tenant_id and p.id = n.patient_id
    where n.number = ${number} or n.new_number = ${number} order by n.patient_id for no key update of p`.execute(
    tx,
  );
  for (const { patient_id: patientId } of persons) {
    const facts = { tenantId, patientId, number, channel, now };
    const hasChanged = asks === "stop" ? await stop(tx, facts) : await start(tx, facts);
    const object = `patient/${patientId}`;
    if (hasChanged) await audit(tx, tenantId, { actor: "phone", action: `texts.${asks}_${channel}`, object });
  }
  return persons[0] ? { language: persons[0].language } : null;
}

type Facts = { tenantId: number; patientId: number; number: string; channel: TextChannel; now: Date };

async function stop(tx: Tx, { tenantId, patientId, number, channel, now }: Facts): Promise<boolean> {
  const isNew = await tx
    .insertInto("text_stops")
    .values({ tenant_id: tenantId, patient_id: patientId, channel, number, stopped_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("number")
    .executeTakeFirst();
  // The consent is about the verified number only, not a new one that is not confirmed yet.
  await sql`update text_consents set ended_at = ${now}, ended_by = 'message'
    where patient_id = ${patientId} and channel = ${channel} and ended_at is null
      and exists (select 1 from text_numbers n where n.patient_id = ${patientId} and n.number = ${number})`.execute(
    tx,
  );
  return isNew !== undefined;
}

/** Revokes STOP and restores the consent that STOP ended, no other. */
async function start(tx: Tx, { patientId, number, channel, now }: Facts): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("text_stops")
    .where("patient_id", "=", patientId)
    .where("channel", "=", channel)
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await sql`
    insert into text_consents (tenant_id, patient_id, channel, text_version, given_at, given_by)
    select last.tenant_id, last.patient_id, last.channel, last.text_version, ${now}, 'message' from (
      select * from text_consents where patient_id = ${patientId} and channel = ${channel}
      order by given_at desc, id desc limit 1) last
    where last.ended_by = 'message'
      and exists (select 1 from text_numbers n where n.patient_id = ${patientId} and n.number = ${number})
    on conflict do nothing`.execute(tx);
  return true;
}
