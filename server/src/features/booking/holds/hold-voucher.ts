import { holdHeader } from "@anteroom/contract/appointment/booking";
import type * as endpoints from "@anteroom/contract/appointment/vouchers";
import type { OrderTotal } from "@anteroom/contract/appointment/vouchers";
import { holdState } from "@anteroom/domain/booking/hold";
import { discountOf, normaliseVoucherCode } from "@anteroom/domain/payment/voucher";
import { sql } from "kysely";
import { audit } from "../../../platform/privacy/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { hashOf } from "../../../platform/crypto/secrets.ts";
import { addressSubject, countTries } from "../../../platform/http/rate-limits.ts";
import { refusalOfVoucher, voucherOfCode, voucherOfId } from "../payment/voucher-row.ts";
import { readHoldHeader } from "./hold-header.ts";
import { findHold, type HoldRow } from "./take-slot.ts";

type HoldCall = Call<typeof endpoints.getOrderTotal>;

/** Most codes tried in 15 minutes: for one hold, and from one address. */
const mostTries = { hold: 10, address: 60 };

/**
 * Returns price, discount, total (minor units) and voucher code of the caller's live hold; `hold_expired`
 * when it has ended.
 */
export function getOrderTotal(call: HoldCall) {
  return call.tx(async (tx) => {
    const hold = await liveHold(tx, call);
    return isProblem(hold) ? hold : totalOf(tx, hold);
  });
}

/**
 * Applies a voucher to the caller's hold, replaces an earlier one and audits it; only the booking consumes
 * it. Counts every try, also correct ones: 10 a hold and 60 an address in 15 minutes, then
 * `too_many_requests`. Returns the new total.
 */
export function applyVoucher(call: Call<typeof endpoints.applyVoucher>) {
  const { tenant, now, body, address } = call;
  return call.tx(async (tx) => {
    if (!tenant.settings.patientsVouchers) return problem("feature_off");
    const hold = await liveHold(tx, call);
    if (isProblem(hold)) return hold;
    const limits = [
      { subject: hashOf(`vouchers of hold ${hold.id}`), most: mostTries.hold },
      { subject: addressSubject(address, "vouchers"), most: mostTries.address },
    ];
    const wait = await countTries(tx, tenant.id, limits, now);
    if (wait !== null) return problem("too_many_requests", { retry_after: wait });
    const voucher = await voucherOfCode(tx, normaliseVoucherCode(body.code));
    const refusal = refusalOfVoucher(voucher, { now, currency: hold.currency });
    if (refusal || !voucher) return refusal ?? problem("voucher_unknown");
    await keep(tx, call, hold, { id: voucher.id, discount: discountOf(voucher.worth, hold.amount_minor) });
    return totalOf(tx, { ...hold, ...(await priceOf(tx, hold.id)) });
  });
}

/**
 * Removes the voucher from the caller's hold, audits it and returns the full price. Without a voucher it
 * changes nothing.
 */
export function removeVoucher(call: Call<typeof endpoints.removeVoucher>) {
  return call.tx(async (tx) => {
    const hold = await liveHold(tx, call);
    if (isProblem(hold)) return hold;
    if (hold.voucher_id !== null) await keep(tx, call, hold, { id: null, discount: 0 });
    return totalOf(tx, { ...hold, voucher_id: null, discount_minor: 0 });
  });
}

async function liveHold(
  tx: Tx,
  { params, headers, now, reply }: Pick<HoldCall, "params" | "headers" | "now" | "reply">,
): Promise<HoldRow | ProblemOutcome> {
  reply.header("cache-control", "no-store");
  const hold = await findHold(tx, readHoldHeader(headers[holdHeader]));
  if (!hold || hold.id !== params.hold_id) return problem("not_found");
  const { hold_expires_at: expiresAt } = hold;
  if (hold.status !== "held" || !expiresAt) return problem("hold_expired");
  const isOver = holdState({ expiresAt: expiresAt.getTime() }, now.getTime()) === "expired";
  return isOver ? problem("hold_expired") : hold;
}

type Given = { id: number | null; discount: number };

/** Stores the voucher of a hold and audits it. Changes nothing when the hold was booked meanwhile. */
async function keep(
  tx: Tx,
  { tenant }: Pick<HoldCall, "tenant">,
  hold: HoldRow,
  { id, discount }: Given,
): Promise<void> {
  const { numAffectedRows } = await sql`
    update appointments set voucher_id = ${id}, discount_minor = ${discount}
    where id = ${hold.id} and status = 'held'`.execute(tx);
  if (numAffectedRows !== 1n) return;
  await audit(tx, tenant.id, {
    actor: hold.patient_id === null ? "anyone" : `patient/${hold.patient_id}`,
    action: id === null ? "hold.voucher_removed" : "hold.voucher_given",
    object: `appointment/${hold.id}`,
  });
}

async function priceOf(tx: Tx, id: number): Promise<Pick<HoldRow, "voucher_id" | "discount_minor">> {
  const { rows } = await sql<Pick<HoldRow, "voucher_id" | "discount_minor">>`
    select voucher_id, discount_minor from appointments where id = ${id}`.execute(tx);
  return rows[0] ?? { voucher_id: null, discount_minor: 0 };
}

async function totalOf(tx: Tx, hold: HoldRow): Promise<{ data: { entity: OrderTotal } }> {
  const { amount_minor: amount, discount_minor: discount, currency, voucher_id } = hold;
  const voucher = voucher_id === null ? null : await voucherOfId(tx, voucher_id);
  return {
    data: {
      entity: { amount, discount, total: amount - discount, currency, voucher_code: voucher?.code ?? null },
    },
  };
}
