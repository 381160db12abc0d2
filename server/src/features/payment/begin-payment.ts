import type { beginPayment as endpoint } from "@anteroom/contract/payment";
import { isLivePayment } from "@anteroom/domain/payment-state";
import { sql } from "kysely";
import { audit, actorOf } from "../../platform/audit.ts";
import { withTenant, type Tx } from "../../platform/database.ts";
import type { Call } from "../../platform/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/problem.ts";
import { newCode } from "../../platform/secrets.ts";
import { tenantAddress } from "../../platform/tenant-address.ts";
import type { BegunPayment } from "../../ports/payments.ts";
import { getPaymentInfo } from "./get-payment-info.ts";
import type { PaymentParts } from "./payment-parts.ts";
import { isOwn, lockPayable, lockPayment, newestPayment, type PaymentRow } from "./payment-row.ts";
import { offeredMethods } from "./present-payment.ts";
import { settlePayment } from "./settle-payment.ts";

type BeginCall = Call<typeof endpoint>;

/**
 * Begins the payment, or answers the one begun before. The provider is called between two transactions and never
 * inside one; a crash in between leaves a payment that the next attempt carries on with the same key.
 */
export async function beginPayment(call: BeginCall, parts: PaymentParts) {
  const payment = await call.tx((tx) => openPayment(tx, call, parts));
  if (isProblem(payment)) return payment;
  if (payment.status === "created") {
    const begun = await parts.payments.begin(requestOf(payment, call, parts));
    if (begun.outcome === "unavailable") return problem("payment_unavailable", { retry_after: 5 });
    await saveBegun(call, parts, payment, begun);
  }
  return getPaymentInfo(call);
}

/** The live payment, or a new one; the lock on the appointment lets one caller at a time make it. */
async function openPayment(
  tx: Tx,
  call: BeginCall,
  parts: PaymentParts,
): Promise<PaymentRow | ProblemOutcome> {
  const { tenant, caller, params, body, now } = call;
  const appointment = await lockPayable(tx, params.appointment_id);
  if (!appointment || !isOwn(caller, appointment)) return problem("not_found");
  const { hold_expires_at: deadline } = appointment;
  if (appointment.status !== "pending_payment" || deadline === null || deadline <= now)
    return problem("payment_not_possible");
  const known = await newestPayment(tx, appointment.id);
  if (known && isLivePayment(known.status)) return known;
  if (!offeredMethods(tenant.settings).includes(body.method)) return problem("no_payment_methods");
  await sql`
    insert into payments (tenant_id, appointment_id, provider, method, reference, amount_minor, currency, status, deadline, created_at)
    values (${tenant.id}, ${appointment.id}, ${parts.payments.provider}, ${body.method},
      ${`t${tenant.id}-a${appointment.id}-${newCode()}`}, ${appointment.amount_minor}, ${appointment.currency}, 'created', ${deadline}, ${now})`.execute(
    tx,
  );
  const made = await newestPayment(tx, appointment.id);
  if (!made) throw new Error(`No payment was made for appointment ${appointment.id}`);
  await audit(tx, tenant.id, {
    actor: actorOf(caller),
    action: "payment.created",
    object: `payment/${made.id}`,
  });
  return made;
}

function requestOf(
  payment: PaymentRow,
  { tenant, caller, locale }: BeginCall,
  { services, payments }: PaymentParts,
) {
  const { config } = services;
  const page =
    caller.kind === "patient"
      ? (`/appointments/${payment.appointment_id}/pay` as const)
      : "/appointment-checkout";
  return {
    reference: payment.reference,
    idempotencyKey: payment.reference,
    method: payment.method,
    shopName: tenant.manifest.name,
    returnUrl: tenantAddress(config, tenant, page),
    notificationUrl: new URL(webhookPath(payments.provider), config.baseUrl).href,
    locale,
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    deadline: payment.deadline,
  };
}

/** Where a provider tells us what happened, on any host: the payment's reference names the clinic. */
export function webhookPath(provider: string): string {
  return `/api/webhooks/payments/${provider}`;
}

async function saveBegun(
  { tenant, now }: BeginCall,
  parts: PaymentParts,
  { reference }: PaymentRow,
  begun: Exclude<BegunPayment, { outcome: "unavailable" }>,
): Promise<void> {
  await withTenant(parts.services.db, tenant.id, async (tx) => {
    const payment = await lockPayment(tx, reference);
    const appointment = payment && (await lockPayable(tx, payment.appointment_id));
    if (!payment || !appointment) throw new Error(`Payment ${reference} is gone`);
    const word = begun.outcome === "begun" ? "action_required" : "refused";
    await settlePayment(tx, {
      parts,
      tenant,
      now,
      payment,
      appointment,
      word,
      actor: `provider/${parts.payments.provider}`,
      event: { type: "provider_said", state: word },
    });
    if (begun.outcome === "begun")
      await sql`
        update payments set provider_reference = ${begun.providerReference}, action_url = ${begun.action.url}
        where id = ${payment.id}`.execute(tx);
  });
}
