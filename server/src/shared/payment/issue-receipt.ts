import { readVat, type Vat } from "@anteroom/domain/payment/vat";
import type { ReceiptIssuer } from "@anteroom/domain/clinic/settings";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { statementName } from "../../platform/database/named-statements.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";

/** The receipt's issuer, as of the day of issue. */
export type Issuer = { legal: ReceiptIssuer | null; vat: Vat | null };
/** A receipt with its number, padded to six digits, and its issuer as of the day of issue. */
export type IssuedReceipt = { number: string; issuedAt: Date; issuer: Issuer };

type Row = { number: number; issued_at: Date; issuer: { legal: ReceiptIssuer | null; vat: unknown } };

type Wanted = { tenant: Tenant; paymentId: number; now: Date };

/**
 * Returns a payment's receipt: the existing one, or a new one with the clinic's next number, which it stores.
 * Receipts are issued when money arrives; older payments get theirs when first read. Does not check that it
 * was paid.
 */
export async function issueReceipt(tx: Tx, wanted: Wanted): Promise<IssuedReceipt> {
  return (await findReceipt(tx, wanted.paymentId)) ?? issueNextReceipt(tx, wanted);
}

/**
 * Like `issueReceipt`, for a payment that probably has no receipt yet. Locks the clinic's numbers until the
 * transaction ends, so call it last. Numbers have no gaps or duplicates, also with several servers.
 */
export async function issueNextReceipt(tx: Tx, { tenant, paymentId, now }: Wanted): Promise<IssuedReceipt> {
  const issuer: Issuer = { legal: tenant.settings.legalData, vat: tenant.settings.vat };
  const [, { rows }] = await Promise.all([
    // Locks the clinic's numbers, which the first receipt makes.
    sql`${statementName("lock_receipt_numbers")}
      insert into receipt_numbers (tenant_id, newest) values (${tenant.id}, 0)
      on conflict (tenant_id) do update set newest = receipt_numbers.newest`.execute(tx),
    // Another request may have issued it while this one waited for the lock.
    sql<Row>`${statementName("issue_receipt")}
      with next as (update receipt_numbers set newest = newest + 1
          where tenant_id = ${tenant.id} and not exists (select from receipts where payment_id = ${paymentId}) returning newest),
        issued as (insert into receipts (tenant_id, payment_id, number, issued_at, issuer)
          select ${tenant.id}, ${paymentId}, newest, ${now}, ${JSON.stringify(issuer)}::jsonb from next
          returning number, issued_at, issuer)
      select * from issued union all select number, issued_at, issuer from receipts where payment_id = ${paymentId}`.execute(
      tx,
    ),
  ]);
  const [row] = rows;
  if (!row) throw new Error(`No receipt was issued for payment ${paymentId}`);
  return receiptOf(row);
}

async function findReceipt(tx: Tx, paymentId: number): Promise<IssuedReceipt | null> {
  const { rows } = await sql<Row>`${statementName("find_receipt")}
    select number, issued_at, issuer from receipts where payment_id = ${paymentId}`.execute(tx);
  return rows[0] ? receiptOf(rows[0]) : null;
}

function receiptOf({ number, issued_at, issuer: { legal, vat } }: Row): IssuedReceipt {
  return {
    number: String(number).padStart(6, "0"),
    issuedAt: issued_at,
    issuer: { legal, vat: readVat(vat) ?? null },
  };
}
