import type { handOffPayment as endpoint } from "@anteroom/contract/appointment/payment";
import { actorOf, audit } from "../../../../platform/privacy/audit.ts";
import type { Tx } from "../../../../platform/database/database.ts";
import type { Call } from "../../../../platform/http/mount.ts";
import { lifetimeMinutes } from "@anteroom/domain/shared/lifetimes";
import { isProblem, problem } from "../../../../platform/http/problem.ts";
import { hashOf, newToken } from "../../../../platform/crypto/secrets.ts";
import type { Services } from "../../../../platform/config/services.ts";
import { tenantAddress } from "../../../../platform/tenancy/tenant-address.ts";
import { findPayable, isOwn } from "../payment-row.ts";

/** How long the link can be opened, in ms. */
const linkLifetime = lifetimeMinutes.paymentLink * 60_000;

/**
 * Creates a link that opens this payment once on another device, and audits it. Valid for 10 minutes, at most
 * until the payment's deadline; only its hash is stored. Returns `payment_not_possible` when no payment is
 * due.
 */
export async function handOffPayment(call: Call<typeof endpoint>, { config }: Pick<Services, "config">) {
  const token = newToken();
  const expiresAt = await call.tx((tx) => keepLink(tx, call, token));
  if (isProblem(expiresAt)) return expiresAt;
  const url = `${tenantAddress(config, call.tenant, "/appointment-checkout")}?handoff_token=${token}`;
  return { data: { entity: { url, expires_at: expiresAt.toISOString() } } };
}

async function keepLink(tx: Tx, { tenant, caller, params, now }: Call<typeof endpoint>, token: string) {
  const appointment = await findPayable(tx, params.appointment_id);
  if (!appointment || !isOwn(caller, appointment)) return problem("not_found");
  const { id, status, hold_expires_at: holdExpiresAt } = appointment;
  if (status !== "pending_payment" || holdExpiresAt === null || holdExpiresAt <= now)
    return problem("payment_not_possible");
  const expiresAt = new Date(Math.min(now.getTime() + linkLifetime, holdExpiresAt.getTime()));
  const row = { tenant_id: tenant.id, token_hash: hashOf(token), appointment_id: id };
  await tx
    .insertInto("payment_handoffs")
    .values({ ...row, created_at: now, expires_at: expiresAt })
    .execute();
  const object = `appointment/${id}`;
  await audit(tx, tenant.id, { actor: actorOf(caller), action: "payment.handed_off", object });
  return expiresAt;
}
