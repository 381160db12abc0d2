import { isLivePayment } from "@anteroom/domain/payment/payment-state";
import type { Locale } from "@anteroom/domain/shared/locales";
import { sql } from "kysely";
import { audit } from "../../../../platform/privacy/audit.ts";
import { withTenant, type Tx } from "../../../../platform/database/database.ts";
import { queuePaymentMail } from "../../../../shared/mail/payment-mail.ts";
import type { Tenant } from "../../../../platform/tenancy/tenants.ts";
import type { BegunPayment } from "../../../../ports/payments.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { lockPayable, lockPayment, type PayableRow, type PaymentRow } from "../payment-row.ts";
import { settlePayment } from "../settle-payment.ts";

type Known = Exclude<BegunPayment, { outcome: "unavailable" }>;
type Beginning = { tenant: Tenant; locale: Locale; payment: PaymentRow; begun: Known };

/** Keeps what the provider answered when it was asked to open a payment; the hint goes out when that is committed. */
export async function saveBegun(deps: PaymentDeps, beginning: Beginning): Promise<void> {
  const { tenant, payment: requested, begun } = beginning;
  const appointment = await withTenant(deps.services.db, tenant.id, async (tx) => {
    const payment = await lockPayment(tx, requested.reference);
    const payable = payment && (await lockPayable(tx, payment.appointment_id));
    if (!payment || !payable) throw new Error(`Payment ${requested.reference} is gone`);
    if (begun.outcome === "begun")
      await keepAction(tx, deps, { ...beginning, payment, appointment: payable, begun });
    else if (begun.outcome === "refused") await refuse(tx, deps, tenant, payment, payable);
    else await nothingOpened(tx, deps, tenant, payment, requested.attempt);
    return payable;
  });
  await deps.hints.appointmentChanged(tenant.id, appointment);
}

type Stored = Omit<Beginning, "begun"> & {
  appointment: PayableRow;
  begun: Extract<BegunPayment, { outcome: "begun" }>;
};

async function keepAction(tx: Tx, deps: PaymentDeps, stored: Stored): Promise<void> {
  const { tenant, payment, appointment, begun } = stored;
  const now = deps.services.clock.now();
  const said = { type: "provider_said", state: "action_required" } as const;
  const actor = `provider/${deps.payments.provider}`;
  const state = await settlePayment(tx, {
    deps,
    tenant,
    now,
    actor,
    payment,
    appointment,
    event: said,
    word: said.state,
    said: begun,
  });
  // Given up or expired while the provider was asked: it shall take nothing any more.
  if (!isLivePayment(state))
    return deps.services.jobs.send(tx, { tenant: tenant.id, kind: "payment", id: payment.id });
  if (payment.status === "created" && begun.action.type === "reference")
    await queuePaymentMail(tx, deps.services, {
      tenant,
      now,
      kind: "payment_reference",
      appointmentId: appointment.id,
      reference: begun.action,
      deadline: payment.deadline,
    });
}

async function refuse(
  tx: Tx,
  deps: PaymentDeps,
  tenant: Tenant,
  payment: PaymentRow,
  appointment: PayableRow,
) {
  await settlePayment(tx, {
    deps,
    tenant,
    now: deps.services.clock.now(),
    actor: `provider/${deps.payments.provider}`,
    payment,
    appointment,
    event: { type: "provider_said", state: "refused" },
    word: "refused",
  });
}

/** The same payment may be tried again, with other details or another method; never under the key that was answered so. */
async function nothingOpened(
  tx: Tx,
  { payments }: PaymentDeps,
  tenant: Tenant,
  payment: PaymentRow,
  attempt: number,
): Promise<void> {
  if (payment.status !== "created" || payment.attempt !== attempt) return;
  await sql`update payments set attempt = attempt + 1, is_asked = false where id = ${payment.id}`.execute(tx);
  await audit(tx, tenant.id, {
    actor: `provider/${payments.provider}`,
    action: "payment.not_opened",
    object: `payment/${payment.id}`,
  });
}
