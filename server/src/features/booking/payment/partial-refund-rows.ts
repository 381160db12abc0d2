import { sumOfPartials, type PartialRefundState } from "@anteroom/domain/payment/partial-refund";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";

/** A part of a payment's money that goes back. */
export type PartRow = {
  id: number;
  payment_id: number;
  key: string | null;
  amount_minor: number;
  status: PartialRefundState;
  failure: string | null;
  reason: string | null;
  refund_reference: string | null;
  made_by: string;
  created_at: Date;
  asked_at: Date | null;
  ended_at: Date | null;
};

/** The parts of a payment, the oldest first. To be asked for once the payment is locked, where anything follows from them. */
export async function loadPartials(tx: Tx, paymentIds: readonly number[]): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select id, payment_id, key, amount_minor, status, failure, reason, refund_reference, made_by, created_at, asked_at, ended_at
    from payment_refunds where payment_id = any(${paymentIds}::bigint[]) order by id`.execute(tx);
  return rows;
}

/** What of a payment has gone back in parts, or is on its way. */
export async function loadSumOfPartials(tx: Tx, paymentId: number): Promise<number> {
  return sumOfPartials(asPartials(await loadPartials(tx, [paymentId])));
}

/** The same as the rules of the domain take them. */
export const asPartials = (rows: readonly PartRow[]) =>
  rows.map(({ amount_minor: amountMinor, status }) => ({ amountMinor, status }));
