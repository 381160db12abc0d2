import { stepAppointment } from "@anteroom/domain/appointment-state";
import { stepPayment, type PaymentState } from "@anteroom/domain/payment-state";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database.ts";
import type { Tenant } from "../../platform/tenants.ts";
import { sql } from "kysely";
import { isRefunded, type UpcomingVisit } from "./upcoming-visits.ts";

type Cancelling = { tenant: Tenant; actor: string; now: Date };

/** Calls off visits that lie ahead: the time is free for others, and money goes back as the clinic's terms say. */
export async function cancelUpcoming(
  tx: Tx,
  visits: readonly UpcomingVisit[],
  { tenant, actor, now }: Cancelling,
): Promise<void> {
  for (const visit of visits) {
    const payments = await lockPayments(tx, visit.id);
    const status = stepAppointment(visit.status, { type: "canceled" });
    if (status === null) continue;
    await sql`update appointments set status = ${status}, hold_expires_at = null, version = version + 1
      where id = ${visit.id}`.execute(tx);
    await audit(tx, tenant.id, { actor, action: "appointment.canceled", object: `appointment/${visit.id}` });
    for (const { id, status: before } of payments) {
      const event = before === "authorised" ? "visit_off" : "given_up";
      if (event === "visit_off" && !isRefunded(visit, tenant, now)) continue;
      const after = stepPayment(before, { type: event });
      if (after === before) continue;
      await sql`update payments set status = ${after} where id = ${id}`.execute(tx);
      await audit(tx, tenant.id, { actor, action: `payment.${after}`, object: `payment/${id}` });
    }
  }
}

async function lockPayments(tx: Tx, appointmentId: number): Promise<{ id: number; status: PaymentState }[]> {
  const { rows } = await sql<{ id: number; status: PaymentState }>`
    select id, status from payments where appointment_id = ${appointmentId} order by id for update`.execute(
    tx,
  );
  return rows;
}
