import type { takeOverPayment as endpoint } from "@anteroom/contract/appointment/payment";
import { sql } from "kysely";
import { actorOf, audit } from "../../../../platform/privacy/audit.ts";
import type { Tx } from "../../../../platform/database/database.ts";
import type { Call } from "../../../../platform/http/mount.ts";
import { isProblem, problem } from "../../../../platform/http/problem.ts";
import { hashOf, newToken } from "../../../../platform/crypto/secrets.ts";

/** How long after the payment's deadline the other device can still read the outcome, in hours. */
const outcomeHours = 1;

/**
 * Consumes the link of `handOffPayment`, once, and audits it. Returns a pass for this one payment, valid
 * until an hour after its deadline. Returns `link_not_valid` when the link was used, has expired, or no
 * payment is pending.
 */
export async function takeOverPayment(call: Call<typeof endpoint>) {
  call.reply.header("cache-control", "no-store");
  const pass = newToken();
  const taken = await call.tx((tx) => exchange(tx, call, pass));
  if (isProblem(taken)) return taken;
  const { appointment_id, pass_expires_at } = taken;
  return { data: { entity: { appointment_id, pass, expires_at: pass_expires_at.toISOString() } } };
}

async function exchange(tx: Tx, { tenant, body, now }: Call<typeof endpoint>, pass: string) {
  const { rows } = await sql<{ appointment_id: number; pass_expires_at: Date }>`
    update payment_handoffs h set used_at = ${now}, pass_hash = ${hashOf(pass)},
      pass_expires_at = a.hold_expires_at + make_interval(hours => ${outcomeHours})
    from appointments a
    where h.token_hash = ${hashOf(body.token)} and h.used_at is null and h.expires_at > ${now}
      and a.tenant_id = h.tenant_id and a.id = h.appointment_id and a.status = 'pending_payment'
    returning h.appointment_id, h.pass_expires_at`.execute(tx);
  const [taken] = rows;
  if (!taken) return problem("link_not_valid");
  const caller = { kind: "pass", appointmentId: taken.appointment_id } as const;
  const object = `appointment/${taken.appointment_id}`;
  await audit(tx, tenant.id, { actor: actorOf(caller), action: "payment.taken_over", object });
  return taken;
}
