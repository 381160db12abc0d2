import { receiptLabelsIn } from "@anteroom/content/messages/receipt-words";
import { parseTaxId } from "@anteroom/domain/account/tax-id";
import type { ServiceType } from "@anteroom/domain/appointment/service-type";
import { doctorName } from "@anteroom/domain/booking/doctor-name";
import { treatmentOf, type FiscalProfile } from "@anteroom/domain/payment/invoice/fiscal-profile";
import { documentTypeOf, seriesOf, type InvoiceKind } from "@anteroom/domain/payment/invoice/invoice-number";
import { creditTaxOf, taxOf, type TaxTreatment } from "@anteroom/domain/payment/invoice/invoice-tax";
import { isMoneyGoingBack, type PaymentState } from "@anteroom/domain/payment/payment-state";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import { namedDoctor } from "../../shared/appointment/doctor-name.ts";
import { readFiscalProfile } from "./fiscal-profile-rows.ts";
import { insertDocument, type Customer, type InvoiceLine } from "./number-document.ts";

type Wanted = { tenant: Tenant; now: Date; paymentId: number };

type Paid = {
  status: PaymentState;
  amount_minor: number;
  currency: string;
  price_minor: number;
  discount_minor: number;
  service_type: ServiceType;
  doctor: Parameters<typeof doctorName>[0];
  customer_name: string;
  customer_tax_number: string | null;
  round: number;
};

/**
 * Issues the invoice of a payment in the caller's transaction. Requires the payment's lock, and that it is due: a second
 * call issues a second invoice. Issues none when the clinic invoices at the end and the payment is being refunded or
 * its capture failed. Throws without a fiscal profile or payment. A dependent's invoice names the account's owner.
 */
export async function writeInvoice(tx: Tx, { tenant, now, paymentId }: Wanted): Promise<void> {
  const stored = await readFiscalProfile(tx);
  const paid = await loadPaid(tx, paymentId);
  if (!stored || !paid) throw new Error(`Payment ${paymentId} cannot be invoiced`);
  const { profile } = stored;
  const stands = paid.status !== "capture_failed" && !isMoneyGoingBack(paid.status);
  if (profile.issue_at === "end" && !stands) return;
  const treatment = treatmentOf(profile, paid.service_type);
  const tax = taxOf(paid.amount_minor, treatment, profile.country);
  await insertDocument(tx, {
    tenant,
    now,
    kind: "invoice",
    paymentId,
    refundId: null,
    creditedInvoiceId: null,
    round: paid.round,
    profile,
    ...placeOf(profile, "invoice", treatment),
    currency: paid.currency,
    totalMinor: paid.amount_minor,
    taxMinor: tax,
    lines: [lineOf(paid, tenant, { treatment, tax })],
    customer: customerOf(paid, profile),
  });
}

const placeOf = (profile: FiscalProfile, kind: InvoiceKind, treatment: TaxTreatment) => ({
  documentType: documentTypeOf(profile, kind, treatment),
  seriesIn: (year: string) => seriesOf(profile, year),
});

function lineOf(
  paid: Paid,
  tenant: Tenant,
  { treatment, tax }: { treatment: TaxTreatment; tax: number },
): InvoiceLine {
  const language = tenant.settings.defaultLanguage;
  const words = receiptLabelsIn(language);
  return {
    service_type: paid.service_type,
    description: `${words.kinds[paid.service_type] ?? words.appointment}, ${doctorName(paid.doctor, language)}`,
    price_minor: paid.price_minor,
    discount_minor: paid.discount_minor,
    total_minor: paid.amount_minor,
    tax_minor: tax,
    treatment,
  };
}

/** The number that the patient gave, where it is one of the clinic's country. */
function customerOf(
  { customer_name: name, customer_tax_number }: Paid,
  { country }: FiscalProfile,
): Customer {
  const number = customer_tax_number === null ? null : parseTaxId(customer_tax_number, country);
  return { name, tax_number: number, country: number === null ? null : country };
}

async function loadPaid(tx: Tx, paymentId: number): Promise<Paid | undefined> {
  const { rows } = await sql<Paid>`
    select y.status, y.amount_minor, y.currency, a.amount_minor as price_minor, a.discount_minor, a.service_type,
      ${namedDoctor("d")} as doctor,
      coalesce(c.name, p.name, g.name) as customer_name,
      case when c.id is null then p.taxpayer_number else c.taxpayer_number end as customer_tax_number,
      (select count(*)::int + 1 from invoices i
        where i.tenant_id = y.tenant_id and i.payment_id = y.id and i.kind = 'invoice') as round
    from payments y
      join appointments a on a.tenant_id = y.tenant_id and a.id = y.appointment_id
      join doctors d on d.tenant_id = a.tenant_id and d.id = a.doctor_id
      left join patients p on p.tenant_id = a.tenant_id and p.id = a.patient_id
      left join patients c on c.tenant_id = p.tenant_id and c.id = p.parent_id
      left join guests g on g.tenant_id = a.tenant_id and g.id = a.guest_id
    where y.id = ${paymentId}`.execute(tx);
  return rows[0];
}

type Credited = {
  id: number;
  round: number;
  currency: string;
  total_minor: number;
  lines: InvoiceLine[];
  issuer: FiscalProfile;
  customer: Customer;
  credited_minor: number;
  /** Parts that went back or were asked of the provider, and have no credit note yet. */
  uncredited_minor: number;
  part_minor: number | null;
};

/**
 * Issues the credit note of a partial refund, or with `refundId` null of all that is left after other refunds. Requires
 * the payment's lock. Credits the newest invoice with its issuer and customer. Returns `no_invoice_yet` while the
 * invoice is due, `none` without an invoice or amount. Throws when credit notes would exceed the invoice.
 */
export async function writeCreditNote(
  tx: Tx,
  { tenant, now, paymentId, refundId }: Wanted & { refundId: number | null },
): Promise<"written" | "none" | "no_invoice_yet"> {
  const credited = await loadCredited(tx, paymentId, refundId);
  if (!credited) return (await isInvoiceDue(tx, paymentId)) ? "no_invoice_yet" : "none";
  const { total_minor: total, credited_minor: creditedMinor, issuer: profile } = credited;
  const amountMinor =
    refundId === null ? total - creditedMinor - credited.uncredited_minor : (credited.part_minor ?? 0);
  const [line] = credited.lines;
  if (amountMinor <= 0 || !line) return "none";
  if (creditedMinor + amountMinor > total)
    throw new Error(`Credit notes of invoice ${credited.id} would exceed it`);
  const { treatment } = line;
  const tax = creditTaxOf({ creditedMinor, amountMinor }, treatment, profile.country);
  await insertDocument(tx, {
    tenant,
    now,
    kind: "credit_note",
    paymentId,
    refundId,
    creditedInvoiceId: credited.id,
    round: credited.round,
    profile,
    ...placeOf(profile, "credit_note", treatment),
    currency: credited.currency,
    totalMinor: amountMinor,
    taxMinor: tax,
    lines: [
      { ...line, price_minor: amountMinor, discount_minor: 0, total_minor: amountMinor, tax_minor: tax },
    ],
    customer: credited.customer,
  });
  return "written";
}

async function isInvoiceDue(tx: Tx, paymentId: number): Promise<boolean> {
  const due = await tx
    .selectFrom("invoices_due")
    .select("id")
    .where("payment_id", "=", paymentId)
    .where("kind", "=", "invoice")
    .executeTakeFirst();
  return due !== undefined;
}

async function loadCredited(
  tx: Tx,
  paymentId: number,
  refundId: number | null,
): Promise<Credited | undefined> {
  const { rows } = await sql<Credited>`
    select i.id, i.round, i.currency, i.total_minor, i.lines, i.issuer, i.customer,
      (select coalesce(sum(c.total_minor), 0)::bigint from invoices c
        where c.tenant_id = i.tenant_id and c.credited_invoice_id = i.id) as credited_minor,
      (select coalesce(sum(r.amount_minor), 0)::bigint from payment_refunds r
        where r.tenant_id = i.tenant_id and r.payment_id = i.payment_id
          and (r.status = 'refunded' or (r.status = 'due' and r.asked_at is not null))
          and not exists (select from invoices c where c.tenant_id = r.tenant_id and c.refund_id = r.id)) as uncredited_minor,
      (select r.amount_minor from payment_refunds r where r.tenant_id = i.tenant_id and r.id = ${refundId}) as part_minor
    from invoices i where i.payment_id = ${paymentId} and i.kind = 'invoice'
    order by i.round desc limit 1`.execute(tx);
  return rows[0];
}
