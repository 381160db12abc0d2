import type { beginPayment as endpoint } from "@anteroom/contract/appointment/payment";
import { isLivePayment } from "@anteroom/domain/payment/payment-state";
import { sql } from "kysely";
import { audit } from "../../../../platform/privacy/audit.ts";
import { withTenant, type Tx } from "../../../../platform/database/database.ts";
import { queuePaymentMail } from "../../../../shared/mail/payment-mail.ts";
import type { Call } from "../../../../platform/http/mount.ts";
import type { Tenant } from "../../../../platform/tenancy/tenants.ts";
import type { BegunPayment } from "../../../../ports/payments.ts";
import { paymentInfo } from "../get-payment-info.ts";
import type { ProviderDeps } from "../payment-deps.ts";
import { lockPayable, lockPayment, type PayableRow, type PaymentRow } from "../payment-row.ts";
import { settlePayment } from "../settle-payment.ts";

type Known = Exclude<BegunPayment, { outcome: "unavailable" }>;
type Beginning = {
  call: Pick<Call<typeof endpoint>, "tenant" | "caller">;
  payment: PaymentRow;
  begun: Known;
};

/**
 * Stores the provider's answer to starting a payment: the patient's next step, with mail for a reference, or
 * the refusal. Ends a payment that was given up meanwhile by a job. The hint follows the commit. Returns the
 * payment's information, or null when nothing was started.
 */
export async function saveBegun(deps: ProviderDeps, { call, payment: requested, begun }: Beginning) {
  const { tenant } = call;
  const { appointment, info } = await withTenant(deps.services.db, tenant.id, async (tx) => {
    // Sent together: the appointment is locked when the payment is.
    const [payment, appointment] = await Promise.all([
      lockPayment(tx, requested.reference),
      lockPayable(tx, requested.appointment_id),
    ]);
    if (!payment || !appointment) throw new Error(`Payment ${requested.reference} is gone`);
    const facts = { tenant, payment, appointment };
    if (begun.outcome === "begun") {
      const stepped = await keepAction(tx, deps, { ...facts, begun });
      const reader = { ...call, now: deps.services.clock.now() };
      return { appointment, info: await paymentInfo(tx, { appointment, payment: stepped }, reader, deps) };
    }
    if (begun.outcome === "refused") await refuse(tx, deps, facts);
    else await nothingOpened(tx, deps, facts, requested.attempt);
    return { appointment, info: null };
  });
  await deps.hints.appointmentChanged(tenant.id, appointment);
  return info;
}

type Facts = { tenant: Tenant; payment: PaymentRow; appointment: PayableRow };

type Stored = Facts & { begun: Extract<BegunPayment, { outcome: "begun" }> };

async function keepAction(tx: Tx, deps: ProviderDeps, stored: Stored): Promise<PaymentRow> {
  const { tenant, payment, appointment, begun } = stored;
  const now = deps.services.clock.now();
  const said = { type: "provider_said", state: "action_required" } as const;
  const actor = `provider/${deps.through.provider}`;
  const stepped = await settlePayment(tx, {
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
  // Given up or expired while the provider was asked: the job cancels it there.
  if (!isLivePayment(stepped.status))
    await deps.services.jobs.send(tx, { tenant: tenant.id, kind: "payment", id: payment.id });
  else if (payment.status === "created" && begun.action.type === "reference")
    await queuePaymentMail(tx, deps.services, {
      tenant,
      now,
      kind: "payment_reference",
      appointmentId: appointment.id,
      reference: begun.action,
      deadline: payment.deadline,
    });
  return stepped;
}

async function refuse(tx: Tx, deps: ProviderDeps, facts: Facts) {
  await settlePayment(tx, {
    ...facts,
    deps,
    now: deps.services.clock.now(),
    actor: `provider/${deps.through.provider}`,
    event: { type: "provider_said", state: "refused" },
    word: "refused",
  });
}

/** Allows another attempt, with other details or another method, under a new idempotency key. */
async function nothingOpened(
  tx: Tx,
  { through }: ProviderDeps,
  { tenant, payment }: Facts,
  attempt: number,
): Promise<void> {
  if (payment.status !== "created" || payment.attempt !== attempt) return;
  await sql`update payments set attempt = attempt + 1, is_asked = false where id = ${payment.id}`.execute(tx);
  await audit(tx, tenant.id, {
    actor: `provider/${through.provider}`,
    action: "payment.not_opened",
    object: `payment/${payment.id}`,
  });
}
