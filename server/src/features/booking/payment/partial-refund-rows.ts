import { sumOfPartials, type PartialRefundState } from "@anteroom/domain/payment/partial-refund";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";

/**
 * A partial refund of a payment. `key` is the clinic's idempotency key, null when made at the provider
 * itself; `asked_at`: when the provider was asked.
 */
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

/**
 * Returns the partial refunds of payments, oldest first, failed ones included. Lock the payment first when
 * decisions depend on them.
 */
export async function loadPartials(tx: Tx, paymentIds: readonly number[]): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select id, payment_id, key, amount_minor, status, failure, reason, refund_reference, made_by, created_at, asked_at, ended_at
    from payment_refunds where payment_id = any(${paymentIds}::bigint[]) order by id`.execute(tx);
  return rows;
}

/**
 * Returns the amount in minor units that was refunded in parts or is due to be; failed parts do not count.
 */
export async function loadSumOfPartials(tx: Tx, paymentId: number): Promise<number> {
  return sumOfPartials(asPartials(await loadPartials(tx, [paymentId])));
}

/** Maps rows to the domain's partial refunds. */
export const asPartials = (rows: readonly PartRow[]) =>
  rows.map(({ amount_minor: amountMinor, status }) => ({ amountMinor, status }));
