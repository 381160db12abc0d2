import { stepAppointment, type AppointmentState } from "@anteroom/domain/appointment-state";
import {
  stepPayment,
  type PaymentEvent,
  type PaymentState,
  type ProviderState,
} from "@anteroom/domain/payment-state";
import { sql } from "kysely";
import { audit } from "../../platform/audit.ts";
import { confirmAppointment } from "../../platform/confirm-appointment.ts";
import type { Tx } from "../../platform/database.ts";
import type { Tenant } from "../../platform/tenants.ts";
import type { PaymentParts } from "./payment-parts.ts";
import type { PayableRow, PaymentRow } from "./payment-row.ts";

type Happening = {
  parts: Pick<PaymentParts, "services">;
  tenant: Tenant;
  now: Date;
  /** Whose deed it is, for the audit log. */
  actor: string;
  payment: PaymentRow;
  appointment: PayableRow;
  event: PaymentEvent;
  /** The provider's word behind the event, if there is one. */
  word?: ProviderState;
};

const endedWithoutMoney: ReadonlySet<PaymentState> = new Set(["refused", "cancelled", "expired", "error"]);

/**
 * Payment and appointment take one step together, by the rules of the domain; both are locked by the caller, the
 * payment first. Answers what the payment is afterwards.
 */
export async function settlePayment(tx: Tx, happening: Happening): Promise<PaymentState> {
  const { tenant, payment, appointment, event, word = null, actor } = happening;
  const next = stepPayment(payment.status, event);
  // Money that came stays the last word, whatever is told late.
  await sql`
    update payments set status = ${next}, last_word = case when last_word = 'authorised' then last_word else coalesce(${word}, last_word) end
    where id = ${payment.id}`.execute(tx);
  if (next === payment.status) return next;
  await audit(tx, tenant.id, { actor, action: `payment.${next}`, object: `payment/${payment.id}` });
  if (next === "authorised") await book(tx, happening);
  if (endedWithoutMoney.has(next))
    await fail(tx, appointment, stepAppointment(appointment.status, { type: "not_paid" }));
  return next;
}

async function book(tx: Tx, { parts, tenant, now, actor, appointment }: Happening): Promise<void> {
  if (stepAppointment(appointment.status, { type: "paid", isPlaceFree: true }) === null)
    throw new Error(`Appointment ${appointment.id} was paid as ${appointment.status}`);
  await confirmAppointment(tx, appointment.id, { services: parts.services, tenant, actor, now });
}

/** Ends what waited for money; the time is free again. */
export async function fail(
  tx: Tx,
  { id }: Pick<PayableRow, "id">,
  next: AppointmentState | null,
): Promise<void> {
  if (next === null) return;
  await sql`
    update appointments set status = ${next}, hold_expires_at = null, version = version + 1 where id = ${id}`.execute(
    tx,
  );
}
