import type { ServiceType } from "@anteroom/domain/appointment/service-type";
import type { FiscalProfile } from "@anteroom/domain/payment/invoice/fiscal-profile";
import { atcudOf, type InvoiceKind } from "@anteroom/domain/payment/invoice/invoice-number";
import type { TaxTreatment } from "@anteroom/domain/payment/invoice/invoice-tax";
import { dayInZone } from "@anteroom/domain/shared/zoned-time";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";

/** A line of a document. Amounts are in minor units; `total_minor` includes the tax. */
export type InvoiceLine = {
  service_type: ServiceType;
  description: string;
  price_minor: number;
  discount_minor: number;
  total_minor: number;
  tax_minor: number;
  treatment: TaxTreatment;
};

/** The customer that a document names. `tax_number` and `country` are both null, or both set. */
export type Customer = { name: string; tax_number: string | null; country: string | null };

type Document = {
  tenant: Tenant;
  now: Date;
  kind: InvoiceKind;
  paymentId: number;
  refundId: number | null;
  creditedInvoiceId: number | null;
  /** 1; 2 where lost money, which was credited, came after all. */
  round: number;
  /** The issuer, as it stands in the document. */
  profile: FiscalProfile;
  documentType: string;
  seriesIn: (year: string) => string;
  currency: string;
  totalMinor: number;
  taxMinor: number;
  lines: InvoiceLine[];
  customer: Customer;
};

/**
 * Stores a document with the next number of its series. The counter's row stays locked until the caller's transaction
 * ends: a rollback frees the number. `issued_at` is `now`, or the time of the series' newest document if that is later.
 * Does not audit, and checks neither amounts nor the profile.
 */
export async function insertDocument(tx: Tx, document: Document): Promise<void> {
  const { tenant, now, profile, documentType } = document;
  const series = document.seriesIn(dayInZone(now.getTime(), tenant.settings.timeZone).slice(0, 4));
  const { newest, newest_at, validation_code } = await takeNumber(tx, {
    tenantId: tenant.id,
    taxNumber: profile.tax_number,
    documentType,
    series,
    now,
  });
  await sql`
    insert into invoices (tenant_id, kind, document_type, series, number, issued_at, issued_on, payment_id, refund_id,
      credited_invoice_id, round, currency, total_minor, tax_minor, lines, issuer_country, issuer_tax_number, issuer, customer, atcud)
    values (${tenant.id}, ${document.kind}, ${documentType}, ${series}, ${newest}, ${newest_at},
      ${dayInZone(newest_at.getTime(), tenant.settings.timeZone)}, ${document.paymentId}, ${document.refundId},
      ${document.creditedInvoiceId}, ${document.round}, ${document.currency}, ${document.totalMinor}, ${document.taxMinor},
      ${JSON.stringify(document.lines)}, ${profile.country}, ${profile.tax_number}, ${JSON.stringify(profile)},
      ${JSON.stringify(document.customer)}, ${profile.country === "PT" ? atcudOf(validation_code, newest) : null})`.execute(
    tx,
  );
}

type Series = { tenantId: number; taxNumber: string; documentType: string; series: string; now: Date };
type Taken = { newest: number; newest_at: Date; validation_code: string | null };

async function takeNumber(
  tx: Tx,
  { tenantId, taxNumber, documentType, series, now }: Series,
): Promise<Taken> {
  const { rows } = await sql<Taken>`
    insert into invoice_series as s (tenant_id, tax_number, document_type, series, newest, newest_at)
    values (${tenantId}, ${taxNumber}, ${documentType}, ${series}, 1, ${now})
    on conflict (tenant_id, tax_number, document_type, series)
      do update set newest = s.newest + 1, newest_at = greatest(s.newest_at, excluded.newest_at)
    returning newest, newest_at, validation_code`.execute(tx);
  const [taken] = rows;
  if (!taken) throw new Error("No number was taken");
  return taken;
}
