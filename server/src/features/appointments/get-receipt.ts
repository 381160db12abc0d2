import type { getReceipt as shape, Receipt } from "@anteroom/contract/appointments";
import { sql } from "kysely";
import type { Tx } from "../../platform/database.ts";
import type { Call } from "../../platform/mount.ts";
import { loadOwnAppointment, actingFor } from "../../platform/own-appointment.ts";
import { actorOf, audit } from "../../platform/audit.ts";
import { problem, type ProblemOutcome } from "../../platform/problem.ts";

type Paid = {
  reference: string;
  method: string;
  status: "authorised" | "refund_due" | "refunded";
  amount_minor: number;
  currency: string;
  paid_at: Date;
  price_minor: number;
  discount_minor: number;
  voucher_code: string | null;
};

/** What was paid for a visit; a visit for which no money has come has no receipt. */
export async function getReceipt({
  tenant,
  caller,
  params,
  tx,
}: Call<typeof shape>): Promise<{ data: { entity: Receipt } } | ProblemOutcome> {
  const found = await tx(async (one) => {
    const row = await loadOwnAppointment(one, caller, params.appointment_id);
    const paid = row && (await loadPaid(one, row.id));
    const acting = row ? actingFor(caller, row) : {};
    if (acting.onBehalfOf !== undefined)
      await audit(one, tenant.id, {
        actor: actorOf(caller),
        action: "receipt.read",
        object: `appointment/${params.appointment_id}`,
        ...acting,
      });
    return row && paid ? { row, paid } : null;
  });
  if (!found) return problem("not_found");
  const { row, paid } = found;
  const money = (amount_minor: number) => ({ amount_minor, currency: paid.currency });
  const entity: Receipt = {
    number: paid.reference,
    clinic: { name: tenant.manifest.name, phone: tenant.settings.clinicPhone },
    patient_name: row.patient_name,
    doctor: { name: row.doctor_name, specialty: row.doctor_specialty },
    service_type: row.service_type,
    start_time: row.start_time.toISOString(),
    time_zone: tenant.settings.timeZone,
    paid_at: paid.paid_at.toISOString(),
    method: paid.method,
    price: money(paid.price_minor),
    discount: money(paid.discount_minor),
    voucher_code: paid.voucher_code,
    paid: money(paid.amount_minor),
    refund: paid.status === "authorised" ? null : paid.status === "refunded" ? "done" : "due",
  };
  return { data: { entity } };
}

async function loadPaid(tx: Tx, appointmentId: number): Promise<Paid | undefined> {
  const { rows } = await sql<Paid>`
    select y.reference, y.method, y.status, y.amount_minor, y.currency, a.amount_minor as price_minor, a.discount_minor,
      (select v.code from vouchers v where v.tenant_id = a.tenant_id and v.id = a.voucher_id) as voucher_code,
      coalesce((select min(e.received_at) from payment_events e
        where e.tenant_id = y.tenant_id and e.payment_id = y.id and e.outcome = 'authorised'), y.created_at) as paid_at
    from payments y join appointments a on a.tenant_id = y.tenant_id and a.id = y.appointment_id
    where y.appointment_id = ${appointmentId} and y.status in ('authorised', 'refund_due', 'refunded')
    order by y.status = 'authorised' desc, y.id desc limit 1`.execute(tx);
  return rows[0];
}
