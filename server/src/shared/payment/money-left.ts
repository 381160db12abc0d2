import { authorisedStates } from "@anteroom/domain/payment/payment-state";
import { sql } from "kysely";

/** The columns of `joinMoneyLeft`, in minor units: null when nothing was paid. */
export type MoneyLeft = { left_minor: number | null; left_currency: string | null };

/**
 * SQL join `money`: adds to appointments `a` the part of their payment that no partial refund has returned. What is
 * reserved and not captured counts as nothing. A
 * part that was never requested at the provider counts as left. A payment of a wrong amount counts whole, as
 * does one that was refunded in full.
 */
export const joinMoneyLeft = sql`
  left join lateral (
    select coalesce(y.wrong_currency, y.currency) as left_currency, coalesce(y.wrong_amount_minor, y.amount_minor - (
      select coalesce(sum(r.amount_minor), 0) from payment_refunds r where r.tenant_id = y.tenant_id and r.payment_id = y.id
        and (r.status = 'refunded' or (r.status = 'due' and r.asked_at is not null))))::bigint as left_minor
    from payments y where y.tenant_id = a.tenant_id and y.appointment_id = a.id and y.status in (${sql.join(authorisedStates)})
      and (y.capture = 'immediate' or y.captured_at is not null)
    order by y.status = 'authorised' desc, y.id desc limit 1) money on true`;
