import { stepAppointment } from "@anteroom/domain/appointment/appointment-state";
import { sql } from "kysely";
import { audit } from "../../platform/privacy/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { AppointmentRow } from "./present-appointment.ts";
import type { Services } from "../../platform/config/services.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import { queueAppointmentMail, type AppointmentMailKind } from "../mail/appointment-mail.ts";
import { lockPaymentsOf, refundAppointment } from "./refund-appointment.ts";

type CallingOff = {
  services: Pick<Services, "jobs" | "config">;
  tenant: Tenant;
  now: Date;
  actor: string;
  onBehalfOf?: number;
  event: "canceled" | "declined";
  /** Whether received money is refunded and a voucher becomes usable again. */
  isRefunded: boolean;
  mail: AppointmentMailKind;
  /** Language of the reader's own request; null: the mail's reader has not made it. */
  requested?: string | null;
};

/** Mails that announce the refund themselves, so that no further mail about it is sent. */
const mentionsMoney: ReadonlySet<AppointmentMailKind> = new Set([
  "visit_canceled_refunded",
  "visit_canceled_by_clinic",
  "visit_declined",
]);

/**
 * Locks an appointment and its payments until the transaction ends. It locks the payments first, as provider
 * events do, to avoid deadlocks. Returns nothing: read the row after it.
 */
export async function lockAppointmentRow(tx: Tx, appointmentId: number): Promise<void> {
  await lockPaymentsOf(tx, appointmentId);
  await sql`select 1 from appointments where id = ${appointmentId} for no key update`.execute(tx);
}

/**
 * Cancels or declines an appointment in the caller's transaction: frees the slot, refunds or cancels the
 * payment by a job, audits and queues the mail. Returns the changed row, or null, without a change, when the
 * rules forbid it (D.83). Requires `lockAppointmentRow` and `row` read after it. Sends no hint.
 */
export async function cancelBookedAppointment(
  tx: Tx,
  row: AppointmentRow,
  { services, tenant, now, actor, onBehalfOf, event, isRefunded, mail, requested = null }: CallingOff,
): Promise<AppointmentRow | null> {
  const status = stepAppointment(row.status, { type: event });
  if (status === null) return null;
  const version = row.version + 1;
  await tx
    .updateTable("appointments")
    .set({ status, version, hold_expires_at: null })
    .where("id", "=", row.id)
    .execute();
  await audit(tx, tenant.id, {
    actor,
    action: `appointment.${event}`,
    object: `appointment/${row.id}`,
    ...(onBehalfOf === undefined ? {} : { onBehalfOf }),
  });
  const isNotified = await queueAppointmentMail(tx, mail, row.id, { services, tenant, now, requested });
  const isNotifiedElsewhere = isNotified && mentionsMoney.has(mail);
  await refundAppointment(tx, services, {
    tenant,
    appointmentId: row.id,
    actor,
    now,
    isRefunded,
    isNotifiedElsewhere,
  });
  return { ...row, status, version, hold_expires_at: null };
}
