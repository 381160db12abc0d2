import type { beginPayment as endpoint } from "@anteroom/contract/appointment/payment";
import { isSlowMethod, methodDeadline, type PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import { isLivePayment } from "@anteroom/domain/payment/payment-state";
import { sql } from "kysely";
import { actorOf } from "../../../platform/privacy/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { statementName } from "../../../platform/database/named-statements.ts";
import { endWithNext } from "../../../platform/database/tenant-transaction.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { newCode } from "../../../platform/crypto/secrets.ts";
import { fittingMethods, linkToReference } from "./fitting-methods.ts";
import { paymentPlacesOf, type PaymentPlace } from "./payment-places.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import {
  isOwn,
  lockPayable,
  newestPayment,
  payerOf,
  paymentColumns,
  type PayableRow,
  type PaymentRow,
} from "./payment-row.ts";

/**
 * An appointment's current payment; it must still be started at the provider while its status is `created`.
 */
export type OpenPayment = {
  payment: PaymentRow;
  /** The patient's, carer's or guest's address, for providers that require it. */
  payerEmail: string | null;
};

type Opening = {
  call: Call<typeof endpoint>;
  deps: PaymentDeps;
  /** The request has a valid phone number. */
  hasPhone: boolean;
};

/**
 * Returns the appointment's payment if it was already sent to the provider; else stores or changes it, with
 * its method's deadline, and audits it. Extends the appointment's hold to that deadline. Returns a problem
 * when the caller may not pay, nothing is due, or method or phone number do not fit. Locks the appointment.
 * It must be the last query of the transaction.
 */
export async function openPayment(tx: Tx, opening: Opening): Promise<OpenPayment | ProblemOutcome> {
  const { call } = opening;
  // Sent together: the payment is read when the lock has been got.
  const [appointment, known] = await Promise.all([
    lockPayable(tx, call.params.appointment_id),
    newestPayment(tx, call.params.appointment_id),
  ]);
  if (!appointment || !isOwn(call.caller, appointment)) return problem("not_found");
  const { hold_expires_at: holdExpiresAt } = appointment;
  if (appointment.status !== "pending_payment" || holdExpiresAt === null || holdExpiresAt <= call.now)
    return problem("payment_not_possible");
  const isLive = known !== null && isLivePayment(known.status);
  if (isLive && known.is_asked) {
    const refusal = refusalToGoOn(known, opening);
    if (refusal) return refusal;
    await endWithNext(tx);
    return { payment: known, payerEmail: await emailOf(tx, appointment) };
  }
  const place = await placeToBegin(tx, appointment, opening);
  if (isProblem(place)) return place;
  await endWithNext(tx);
  return writeDown(tx, { appointment, known: isLive ? known : null, place }, opening);
}

/** The provider may have opened it: it can be continued with the same method only. */
function refusalToGoOn(known: PaymentRow, { call, hasPhone }: Opening): ProblemOutcome | null {
  if (known.status !== "created") return null;
  if (known.method !== call.body.method) return problem("payment_method_unavailable");
  return refusalOfDetails(known.method, hasPhone);
}

async function placeToBegin(
  tx: Tx,
  appointment: PayableRow,
  { call, deps, hasPhone }: Opening,
): Promise<PaymentPlace | ProblemOutcome> {
  const { method } = call.body;
  if (isSlowMethod(method)) await oneSlowPaymentAtATime(tx, appointment);
  const places = paymentPlacesOf(appointment, call.tenant, deps.payments);
  const fitting = await fittingMethods(tx, appointment, { offered: [...places.keys()], now: call.now });
  if (isSlowMethod(method) && fitting.openReference !== null)
    return problem("payment_reference_open", linkToReference(call.caller, appointment, fitting));
  if (fitting.methods.length === 0) return problem("no_payment_methods");
  const place = fitting.methods.includes(method) ? places.get(method) : undefined;
  return place ? (refusalOfDetails(method, hasPhone) ?? place) : problem("payment_method_unavailable");
}

function refusalOfDetails(method: PaymentMethod, hasPhone: boolean): ProblemOutcome | null {
  if (method !== "mb_way" || hasPhone) return null;
  return problem("payment_details_invalid", { fields: [{ path: "body.phone_number", code: "invalid" }] });
}

/** Serialises slow payments of one payer, so that parallel requests do not open two references. */
async function oneSlowPaymentAtATime(tx: Tx, appointment: PayableRow): Promise<void> {
  await sql`select pg_advisory_xact_lock(20261123, hashint8(${payerOf(appointment) ?? 0}))`.execute(tx);
}

/** Most corrections of wrong details that get the method's whole time again. */
const correctionsWithTime = 5;

type Written = { appointment: PayableRow; known: PaymentRow | null; place: PaymentPlace };

async function writeDown(
  tx: Tx,
  { appointment, known, place }: Written,
  { call }: Pick<Opening, "call">,
): Promise<OpenPayment> {
  const { tenant, caller, body, now } = call;
  const startTime = appointment.start_time.getTime();
  const fresh = new Date(methodDeadline(body.method, { now: now.getTime(), startTime }));
  // After many corrections the deadline stays.
  const deadline = known && known.attempt > correctionsWithTime ? known.deadline : fresh;
  const due = appointment.amount_minor - appointment.discount_minor;
  const action = known ? "payment.changed" : "payment.created";
  const written = known
    ? sql`update payments set method = ${body.method}, provider = ${place.provider}, gateway_id = ${place.gatewayId},
        capture = ${place.capture}, deadline = ${deadline}, is_asked = true where id = ${known.id}`
    : sql`
      insert into payments (tenant_id, appointment_id, payer_id, provider, gateway_id, capture, method, reference, amount_minor, currency, status,
        deadline, created_at)
      values (${tenant.id}, ${appointment.id}, ${payerOf(appointment)}, ${place.provider}, ${place.gatewayId}, ${place.capture}, ${body.method},
        ${`t${tenant.id}-a${appointment.id}-${newCode()}`}, ${due}, ${appointment.currency}, 'created', ${deadline}, ${now})`;
  const { rows } = await sql<
    PaymentRow & { payer_email: string | null }
  >`${statementName(known ? "change_payment" : "make_payment")}
    with written as (${written} returning ${paymentColumns}),
      kept as (update appointments set hold_expires_at = ${deadline}, version = version + 1 where id = ${appointment.id}),
      noted as (insert into audit_log (tenant_id, actor, action, object)
        select ${tenant.id}::int, ${actorOf(caller)}::text, ${action}::text, 'payment/' || written.id from written)
    select *, (${emailOfPayer(appointment)}) as payer_email from written`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`No payment was made for appointment ${appointment.id}`);
  const { payer_email: payerEmail, ...payment } = row;
  return { payment, payerEmail };
}

async function emailOf(tx: Tx, appointment: PayableRow): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`${statementName("email_of_payable")}
    ${emailOfPayer(appointment)}`.execute(tx);
  return rows[0]?.email ?? null;
}

const emailOfPayer = ({ id }: PayableRow) => sql`
  select coalesce(p.email, parent.email, g.email) as email
  from appointments a
    left join patients p on p.tenant_id = a.tenant_id and p.id = a.patient_id
    left join patients parent on parent.tenant_id = p.tenant_id and parent.id = p.parent_id
    left join guests g on g.tenant_id = a.tenant_id and g.id = a.guest_id
  where a.id = ${id}`;
