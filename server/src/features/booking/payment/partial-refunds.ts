import type { clinicRefundPart as shape } from "@anteroom/contract/appointment/clinic-payments";
import { currentStates } from "@anteroom/domain/appointment/appointment-state";
import { partialRefundRefusal } from "@anteroom/domain/payment/partial-refund";
import { sql } from "kysely";
import type { Call } from "../../../platform/http/mount.ts";
import { problem } from "../../../platform/http/problem.ts";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import { loadClinicPayments } from "./clinic-payment-rows.ts";
import { asPartials, loadPartials } from "./partial-refund-rows.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import { findPayment, lockPayable, lockPayment } from "./payment-row.ts";

const isCurrent: ReadonlySet<string> = new Set(currentStates);

/**
 * Creates a partial refund for the clinic, audits it and queues the job that asks the provider. The same key
 * with the same amount creates nothing and returns the payment; with another amount it is `status_conflict`.
 * `status_conflict` also names the rule that forbids it; `not_found` for a doctor's token when the
 * appointment is another doctor's.
 */
export function refundPart(call: Call<typeof shape>, deps: PaymentDeps) {
  const { tenant, caller, params, body, now, tx } = call;
  const { amount_minor: wanted, key } = body;
  const reasonGiven = body.reason === undefined || body.reason === "" ? null : body.reason;
  return tx(async (one) => {
    const condition = sql<boolean>`y.id = ${params.payment_id}`;
    const [visible] = await loadClinicPayments(one, caller, condition);
    const found = visible && (await findPayment(one, visible.id));
    const payment = found && (await lockPayment(one, found.reference));
    if (!payment) return problem("not_found");
    const partials = await loadPartials(one, [payment.id]);
    const before = partials.find((part) => part.key === key);
    if (before && before.amount_minor !== wanted)
      return problem("status_conflict", { reason: "key_was_used" });
    if (!before) {
      const appointment = await lockPayable(one, payment.appointment_id);
      const isOver = appointment !== null && !isCurrent.has(appointment.status);
      const { status, dispute, amount_minor: amountMinor } = payment;
      const paid = { status, dispute, amountMinor, isOver };
      const reason = partialRefundRefusal(paid, asPartials(partials), wanted);
      if (reason) return problem("status_conflict", { reason });
      const actor = actorOf(caller);
      await sql`insert into payment_refunds (tenant_id, payment_id, key, amount_minor, status, made_by, created_at, reason)
        values (${tenant.id}, ${payment.id}, ${key}, ${wanted}, 'due', ${actor}, ${now}, ${reasonGiven})`.execute(
        one,
      );
      await audit(one, tenant.id, {
        actor,
        action: "payment.part_refund_due",
        object: `payment/${payment.id}`,
      });
      await deps.services.jobs.send(one, { tenant: tenant.id, kind: "payment", id: payment.id });
    }
    const [entity = visible] = await loadClinicPayments(one, caller, condition);
    return { data: { entity } };
  });
}
