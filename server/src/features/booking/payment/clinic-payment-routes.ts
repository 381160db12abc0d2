import * as endpoints from "@anteroom/contract/appointment/clinic-payments";
import { stepPayment } from "@anteroom/domain/payment/payment-state";
import { sql } from "kysely";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import { mount, type Call } from "../../../platform/http/mount.ts";
import { problem } from "../../../platform/http/problem.ts";
import { isVisible, loadClinicPayments, loadPaymentAlerts } from "./clinic-payment-rows.ts";
import { captureNow } from "./capture/capture-now.ts";
import { refundPart } from "./partial-refunds.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import { findPayment, lockPayable, lockPayment } from "./payment-row.ts";
import { settlePayment } from "./settle-payment.ts";

/**
 * Registers the clinic's routes of payments: list, alerts and their acknowledgement, retry of a failed
 * refund, capture of a reserved payment, partial refund. A doctor's token sees only that doctor's appointments. Reads and writes are
 * audited.
 */
export function clinicPaymentRoutes(deps: PaymentDeps): void {
  const { app } = deps.services;
  mount(app, endpoints.clinicListPayments, listPayments);
  mount(app, endpoints.clinicListPaymentAlerts, listAlerts);
  mount(app, endpoints.clinicAcknowledgePaymentAlert, acknowledgeAlert);
  mount(app, endpoints.clinicRetryRefund, (call) => retryRefund(call, deps));
  mount(app, endpoints.clinicCapturePayment, (call) => captureNow(call, deps));
  mount(app, endpoints.clinicRefundPart, (call) => refundPart(call, deps));
}

/** Returns `not_found` for an appointment that the token may not see; without payments an empty list. */
function listPayments({ tenant, caller, params, tx }: Call<typeof endpoints.clinicListPayments>) {
  return tx(async (one) => {
    const { appointment_id } = params;
    if (!(await isVisible(one, caller, appointment_id))) return problem("not_found");
    const collection = await loadClinicPayments(
      one,
      caller,
      sql<boolean>`y.appointment_id = ${appointment_id}`,
    );
    const object = `appointment/${appointment_id}`;
    if (collection.length > 0)
      await audit(one, tenant.id, { actor: actorOf(caller), action: "payment.list", object });
    return { data: { collection } };
  });
}

function listAlerts({ tenant, caller, tx }: Call<typeof endpoints.clinicListPaymentAlerts>) {
  return tx(async (one) => {
    const collection = await loadPaymentAlerts(one, caller, sql<boolean>`e.acknowledged_at is null`);
    const object = `payment_event/${collection.map(({ id }) => id).join(",")}`;
    if (collection.length > 0)
      await audit(one, tenant.id, { actor: actorOf(caller), action: "payment.alerts", object });
    return { data: { collection } };
  });
}

function acknowledgeAlert(call: Call<typeof endpoints.clinicAcknowledgePaymentAlert>) {
  const { tenant, caller, params, now, tx } = call;
  return tx(async (one) => {
    const condition = sql<boolean>`e.id = ${params.alert_id}`;
    const [known] = await loadPaymentAlerts(one, caller, condition);
    if (!known) return problem("not_found");
    const actor = actorOf(caller);
    const { numAffectedRows } = await sql`
      update payment_events set acknowledged_at = ${now}, acknowledged_by = ${actor}
      where id = ${known.id} and acknowledged_at is null`.execute(one);
    if (numAffectedRows === 1n)
      await audit(one, tenant.id, {
        actor,
        action: "payment.alert_acknowledged",
        object: `payment_event/${known.id}`,
      });
    const [entity = known] = await loadPaymentAlerts(one, caller, condition);
    return { data: { entity } };
  });
}

/** Retries a failed refund. Returns `status_conflict` in every other state, also while a refund is in progress. */
function retryRefund(call: Call<typeof endpoints.clinicRetryRefund>, deps: PaymentDeps) {
  const { tenant, caller, params, now, tx } = call;
  return tx(async (one) => {
    const condition = sql<boolean>`y.id = ${params.payment_id}`;
    const [visible] = await loadClinicPayments(one, caller, condition);
    const found = visible && (await findPayment(one, visible.id));
    const payment = found && (await lockPayment(one, found.reference));
    const appointment = payment && (await lockPayable(one, payment.appointment_id));
    if (!payment || !appointment) return problem("not_found");
    const event = { type: "refund_retried" } as const;
    if (stepPayment(payment.status, event) === payment.status) return problem("status_conflict");
    await settlePayment(one, { deps, tenant, now, actor: actorOf(caller), payment, appointment, event });
    const [entity = visible] = await loadClinicPayments(one, caller, condition);
    return { data: { entity } };
  });
}
