import { doctorName } from "@anteroom/domain/booking/doctor-name";
import type { getReceipt as shape, Receipt } from "@anteroom/contract/appointment/appointments";
import { authorisedStates, isMoneyGoingBack } from "@anteroom/domain/payment/payment-state";
import { exemptionIn, vatContained } from "@anteroom/domain/payment/vat";
import type { Locale } from "@anteroom/domain/shared/locales";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { loadOwnAppointment, actingFor } from "../../../shared/appointment/own-appointment.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { issueReceipt, type Issuer } from "../../../shared/payment/issue-receipt.ts";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";

type Paid = {
  id: number;
  reference: string;
  method: string;
  status: (typeof authorisedStates)[number];
  amount_minor: number;
  currency: string;
  paid_at: Date;
  refunded_at: Date | null;
  /** Sum of partial refunds that did not fail, how many are due, and when the last one ended. */
  partials_minor: number;
  partials_due: number;
  partials_at: Date | null;
  price_minor: number;
  discount_minor: number;
  voucher_code: string | null;
};

type ReceiptCall = Pick<Call<typeof shape>, "tenant" | "caller" | "params" | "locale" | "now" | "tx">;

/**
 * Returns the receipt of the caller's appointment; `not_found` for unpaid and free ones (decision 0027).
 * Issues it if necessary, as `ownReceipt` does.
 */
export async function getReceipt(
  call: Call<typeof shape>,
): Promise<{ data: { entity: Receipt } } | ProblemOutcome> {
  const entity = await ownReceipt(call);
  return entity ? { data: { entity } } : problem("not_found");
}

/**
 * Returns the receipt of the caller's appointment; null when the appointment is not the caller's or was never
 * paid, also while its money is only reserved. Issues and stores the receipt, with its number, if this was not done yet. Audits a carer's read.
 * Later refunds are shown; number and issuer do not change.
 */
export async function ownReceipt({
  tenant,
  caller,
  params,
  locale,
  now,
  tx,
}: ReceiptCall): Promise<Receipt | null> {
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
    if (!row || !paid) return null;
    return { row, paid, issued: await issueReceipt(one, { tenant, paymentId: paid.id, now }) };
  });
  if (!found) return null;
  const { row, paid, issued } = found;
  const money = (amount_minor: number) => ({ amount_minor, currency: paid.currency });
  return {
    receipt_number: issued.number,
    issued_at: issued.issuedAt.toISOString(),
    number: paid.reference,
    clinic: {
      name: tenant.manifest.name,
      phone: tenant.settings.clinicPhone,
      legal: issued.issuer.legal,
    },
    vat: vatOf(issued.issuer, paid, locale, tenant),
    patient_name: row.patient_name,
    doctor: { name: doctorName(row.doctor, locale), specialty: row.doctor_specialty },
    service_type: row.service_type,
    start_time: row.start_time.toISOString(),
    time_zone: tenant.settings.timeZone,
    paid_at: paid.paid_at.toISOString(),
    method: paid.method,
    price: money(paid.price_minor),
    discount: money(paid.discount_minor),
    voucher_code: paid.voucher_code,
    paid: money(paid.amount_minor),
    ...refundOf(paid),
  };
}

/** Returns the full refund if there is one, else the sum of the partial refunds. */
function refundOf(paid: Paid): Pick<Receipt, "refund" | "refund_amount" | "refunded_at"> {
  const money = (amount_minor: number) => ({ amount_minor, currency: paid.currency });
  const at = paid.refunded_at?.toISOString() ?? null;
  if (isMoneyGoingBack(paid.status)) {
    const isDone = paid.status === "refunded";
    return {
      refund: isDone ? "done" : "due",
      refund_amount: money(paid.amount_minor),
      refunded_at: isDone ? at : null,
    };
  }
  if (paid.partials_minor === 0) return { refund: null, refund_amount: null, refunded_at: null };
  const isDone = paid.partials_due === 0;
  return {
    refund: isDone ? "done" : "due",
    refund_amount: money(paid.partials_minor),
    refunded_at: isDone ? (paid.partials_at?.toISOString() ?? null) : null,
  };
}

function vatOf(
  { vat }: Issuer,
  { amount_minor, currency }: Paid,
  locale: Locale,
  tenant: Tenant,
): Receipt["vat"] {
  if (vat === null) return null;
  if ("exemption" in vat)
    return { exemption: exemptionIn(vat.exemption, locale, tenant.settings.defaultLanguage) };
  const contained = vatContained(amount_minor, vat.ratePercent);
  return { rate_percent: vat.ratePercent, amount: { amount_minor: contained, currency } };
}

async function loadPaid(tx: Tx, appointmentId: number): Promise<Paid | undefined> {
  const { rows } = await sql<Paid>`
    select y.id, y.reference, y.method, y.status, y.amount_minor, y.currency, a.amount_minor as price_minor, a.discount_minor,
      (select v.code from vouchers v where v.tenant_id = a.tenant_id and v.id = a.voucher_id) as voucher_code,
      coalesce(y.captured_at, (select min(e.received_at) from payment_events e
        where e.tenant_id = y.tenant_id and e.payment_id = y.id and e.outcome = 'authorised'), y.created_at) as paid_at,
      coalesce(y.refunded_at, (select max(e.received_at) from payment_events e
        where e.tenant_id = y.tenant_id and e.payment_id = y.id and e.outcome = 'refunded')) as refunded_at,
      partials.minor as partials_minor, partials.due as partials_due, partials.at as partials_at
    from payments y
      join lateral (select coalesce(sum(r.amount_minor), 0)::bigint as minor, count(*) filter (where r.status = 'due')::int as due,
          max(r.ended_at) as at
        from payment_refunds r where r.tenant_id = y.tenant_id and r.payment_id = y.id and r.status <> 'failed') partials on true
      join appointments a on a.tenant_id = y.tenant_id and a.id = y.appointment_id
    where y.appointment_id = ${appointmentId} and y.status in (${sql.join(authorisedStates)})
      and (y.capture = 'immediate' or y.captured_at is not null)
    order by y.status = 'authorised' desc, y.id desc limit 1`.execute(tx);
  return rows[0];
}
