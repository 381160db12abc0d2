import type { Invoice } from "@anteroom/contract/administration/invoices";
import type { FiscalProfile } from "@anteroom/domain/payment/invoice/fiscal-profile";
import { invoiceNumber } from "@anteroom/domain/payment/invoice/invoice-number";
import { sql, type Selectable, type SqlBool } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { Customer, InvoiceLine } from "./number-document.ts";

type Row = Selectable<Tables["invoices"]>;

/** Filter of documents; all given fields must match. `from` and `to` are days, `YYYY-MM-DD`, both included; `afterId` is not. */
export type InvoiceFilter = {
  from?: string | undefined;
  to?: string | undefined;
  document_type?: string | undefined;
  series?: string | undefined;
  afterId?: number | undefined;
  limit: number;
};

/** Returns the clinic's invoices and credit notes by ascending id, at most `limit`. Does not audit. */
export async function listDocuments(tx: Tx, filter: InvoiceFilter): Promise<Invoice[]> {
  const { from, to, document_type, series, afterId, limit } = filter;
  let wanted = tx.selectFrom("invoices").selectAll().orderBy("id").limit(limit);
  if (from !== undefined) wanted = wanted.where(sql<SqlBool>`issued_on >= ${from}::date`);
  if (to !== undefined) wanted = wanted.where(sql<SqlBool>`issued_on <= ${to}::date`);
  if (document_type !== undefined) wanted = wanted.where("document_type", "=", document_type);
  if (series !== undefined) wanted = wanted.where("series", "=", series);
  if (afterId !== undefined) wanted = wanted.where("id", ">", afterId);
  return (await wanted.execute()).map(presentDocument);
}

/** Returns an invoice or credit note of the clinic by id, or null. Does not audit. */
export async function findDocument(tx: Tx, id: number): Promise<Invoice | null> {
  const row = await tx.selectFrom("invoices").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? presentDocument(row) : null;
}

/** Maps a row to the API's shape: as issued, with issuer and customer of that time and the composed number. */
export function presentDocument(row: Row): Invoice {
  const {
    tenant_id: _,
    issuer_country: __,
    issuer_tax_number: ___,
    round: ____,
    issued_at,
    issuer,
    customer,
    lines,
    ...rest
  } = row;
  const { country, legal_name, tax_number, address, facts } = issuer as FiscalProfile; // as `insertDocument` wrote them
  return {
    ...rest,
    invoice_number: invoiceNumber({
      documentType: row.document_type,
      series: row.series,
      number: row.number,
    }),
    issued_at: issued_at.toISOString(),
    lines: lines as InvoiceLine[],
    issuer: { country, legal_name, tax_number, address, facts },
    customer: customer as Customer,
  };
}
