import type { NotificationMoment } from "@anteroom/domain/notifications/reminders";
import { sql } from "kysely";
import { sessionIdle } from "../http/authentication.ts";
import type { Tx } from "../database/database.ts";
import type { Services } from "../config/services.ts";

/**
 * `call`: the doctor is in the call. `reminder`: the appointment is near. `earlier`: an earlier slot is held for a
 * waiting patient.
 */
export type PushKind = "call" | "reminder" | "earlier";

type PushRequest = {
  tenantId: number;
  appointmentId: number;
  kind: PushKind;
  /** Whose devices are notified when the appointment is a hold without a patient. */
  toPatientId?: number;
  /** Skips devices of people who have switched this moment off in the profile; null ignores that setting. */
  moment: NotificationMoment | null;
  now: Date;
  expiresAt: Date;
};

/**
 * Queues push messages to devices of the patient and of those who care for them, in the caller's transaction. Requires
 * a subscription, the enabled moment and a valid session. Reminders about a dependent with own contacts go only there
 * (S3.DEPENDENT.06); calls and offers still reach carers. Not sent after `expiresAt`. Returns the number of devices.
 */
export async function queuePush(
  tx: Tx,
  { jobs }: Pick<Services, "jobs">,
  { tenantId, appointmentId, kind, toPatientId, moment, now, expiresAt }: PushRequest,
): Promise<number> {
  const isWanted = moment === null ? sql`true` : sql.ref(`holder.reminds_${moment}`);
  const { rows } = await sql<{ id: number }>`
    insert into push_messages (tenant_id, subscription_id, appointment_id, kind, created_at, expires_at)
    select a.tenant_id, s.id, a.id, ${kind}, ${now}, ${expiresAt}
    from appointments a
      join patients p on p.tenant_id = a.tenant_id and p.id = ${toPatientId === undefined ? sql`a.patient_id` : sql`${toPatientId}`}
      join push_subscriptions s on s.tenant_id = a.tenant_id and (s.patient_id = p.id
        or s.patient_id = p.parent_id and (${kind} in ('call', 'earlier') or p.email is null and p.phone_number is null))
      join patients holder on holder.tenant_id = s.tenant_id and holder.id = s.patient_id and ${isWanted}
      join sessions e on e.tenant_id = s.tenant_id and e.token_hash = s.token_hash
    where a.id = ${appointmentId} and (${kind} = 'call' or s.wants_reminders) and e.revoked_at is null
      and e.expires_at > ${now} and e.last_used_at > ${new Date(now.getTime() - sessionIdle)}
    returning id`.execute(tx);
  for (const { id } of rows) await jobs.send(tx, { tenant: tenantId, kind: "push", id });
  return rows.length;
}
