import { stepAppointment, type AppointmentState } from "@anteroom/domain/appointment/appointment-state";
import {
  authorisedStates,
  hasEndedUnpaid,
  isProvenUnpaid,
  stepPayment,
  appointmentEventOf,
  type PaymentEvent,
  type PaymentState,
  type ProviderState,
} from "@anteroom/domain/payment/payment-state";
import { captureTime, reservedUntil } from "@anteroom/domain/payment/payment-deadline";
import type { PaymentAction } from "@anteroom/contract/appointment/payment";
import { sql } from "kysely";
import { confirmAppointment } from "../../../shared/appointment/confirm-appointment.ts";
import { statementName } from "../../../platform/database/named-statements.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { issueNextReceipt } from "../../../shared/payment/issue-receipt.ts";
import { queuePaymentMail, type PaymentMail } from "../../../shared/mail/payment-mail.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { releaseVoucherUses } from "../../../shared/payment/voucher-uses.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import { paymentColumns, type PayableRow, type PaymentRow } from "./payment-row.ts";

type Happening = {
  deps: Pick<PaymentDeps, "services">;
  tenant: Tenant;
  now: Date;
  /** The actor, as the audit log names it. */
  actor: string;
  payment: PaymentRow;
  appointment: PayableRow;
  event: PaymentEvent;
  /** The provider state that caused the event, if there is one. */
  word?: ProviderState;
  /** The provider's reference, stored unless it is known, and the patient's next action. */
  said?: { providerReference: string | null; action?: PaymentAction };
};

/**
 * Advances payment and appointment together by the domain rules: books or fails the appointment, releases the
 * voucher, audits, queues mails and the job that refunds or releases, and issues the receipt once money is
 * taken. An event that changes no state stores only what the provider said. Requires both locks, the payment's
 * first. Sends no hint. Returns the payment afterwards.
 */
export async function settlePayment(tx: Tx, happening: Happening): Promise<PaymentRow> {
  const { tenant, now, payment, appointment, event } = happening;
  const next = stepPayment(payment.status, event);
  if (next === payment.status) {
    const same = await writeStep(tx, next, happening);
    if (isToRelease(same, event)) await sendJob(tx, happening);
    return same;
  }
  const forAppointment = appointmentEventOf(next);
  // Money that arrives after a failed capture books nothing: the booking never ended.
  const isBooked =
    forAppointment?.type === "paid" && payment.status !== "capture_failed" && payment.status !== "reserved";
  const [stepped] = await Promise.all([writeStep(tx, next, happening), isBooked && book(tx, happening)]);
  if (forAppointment?.type === "not_paid")
    await failUnpaidAppointment(tx, appointment, stepAppointment(appointment.status, forAppointment));
  if (next === "refund_due" || isToRelease(stepped, event)) await sendJob(tx, happening);
  if (next === "refund_failed") await prepareNextRefund(tx, happening);
  const kind = mailOf(next, event);
  if (kind && !isUnchanged(next, happening)) await writeMail(tx, happening, kind);
  // The lock on the clinic's receipt numbers is taken last, to hold it briefly.
  if (isMoneyHere(next, happening)) await issueNextReceipt(tx, { tenant, paymentId: payment.id, now });
  return stepped;
}

/** Returns whether the step has brought the first money: a reserved payment brings it with its capture. */
function isMoneyHere(next: PaymentState, { payment, event }: Happening): boolean {
  if (!isAuthorised(next) || event.type === "money_lost") return false;
  return event.type === "captured" || !isAuthorised(payment.status);
}

/** Returns whether an event has ended a payment whose amount is reserved at the provider. */
const isToRelease = ({ status, reserved_until }: PaymentRow, { type }: PaymentEvent) =>
  hasEndedUnpaid(status) &&
  reserved_until !== null &&
  (type === "provider_said" || type === "nothing_to_refund");

/** Stores the step and audits a new state. `authorised` is never overwritten as the provider's last state. */
async function writeStep(tx: Tx, next: PaymentState, happening: Happening): Promise<PaymentRow> {
  const { tenant, actor, payment, word, said, now } = happening;
  const { rows } =
    await sql<PaymentRow>`${payment.capture === "immediate" ? statementName("step_of_payment") : sql``}
    with stepped as (
      update payments set status = ${next},
        last_word = case when last_word = 'authorised' then last_word else coalesce(${word ?? null}::text, last_word) end,
        refunded_at = case when ${next === "refunded"}::boolean then coalesce(refunded_at, ${now}::timestamptz) end,
        provider_reference = coalesce(provider_reference, ${said?.providerReference ?? null}::text),
        action = coalesce(${said?.action ? JSON.stringify(said.action) : null}::jsonb, action)
        ${captureColumns(next, happening)}
      where id = ${payment.id} returning ${paymentColumns}),
      noted as (insert into audit_log (tenant_id, actor, action, object)
        select ${tenant.id}::int, ${actor}::text, ${`payment.${next}`}::text, ${`payment/${payment.id}`}::text
        where ${next !== payment.status}::boolean)
    select * from stepped`.execute(tx);
  const [stepped] = rows;
  if (!stepped) throw new Error(`Payment ${payment.id} is gone`);
  return stepped;
}

/** What the step changes of the capture; nothing for a payment that is captured with its authorisation. */
function captureColumns(next: PaymentState, { payment, appointment, event, now }: Happening) {
  if (payment.capture === "immediate") return sql``;
  const isAuthorisation = event.type === "provider_said" && event.state === "authorised";
  if (isAuthorisation && event.isReserved && payment.reserved_until === null) {
    const until = reservedUntil(now.getTime());
    const at = next === "reserved" ? new Date(captureTime(appointment.start_time.getTime(), until)) : null;
    return sql`, reserved_until = ${new Date(until)}, capture_at = ${at}`;
  }
  switch (event.type) {
    case "captured":
    case "refunded":
      return sql`, capture_at = null, captured_at = coalesce(captured_at, ${now})`;
    case "money_lost":
      // A refund under way is not called off by a late loss: the provider refuses it, and the clinic is told.
      return next === "capture_failed" ? sql`, capture_at = null, captured_at = null` : sql``;
    case "nothing_to_refund":
      return sql`, capture_at = null`;
    case "capture_retried":
      return sql`, capture_attempt = capture_attempt + 1, capture_asked_at = null, capture_at = ${now}`;
    case "provider_said":
    case "given_up":
    case "deadline_passed":
    case "visit_off":
    case "refund_failed":
    case "refund_retried":
      // It was captured before its authorisation was told.
      return isAuthorisation && !event.isReserved
        ? sql`, captured_at = coalesce(captured_at, ${now})`
        : sql``;
  }
}

const isAuthorised = (status: PaymentState) => (authorisedStates as readonly PaymentState[]).includes(status);

async function book(tx: Tx, { deps, tenant, now, actor, appointment }: Happening): Promise<void> {
  if (stepAppointment(appointment.status, { type: "paid", isPlaceFree: true }) === null)
    throw new Error(`Appointment ${appointment.id} was paid as ${appointment.status}`);
  const { services } = deps;
  await confirmAppointment(tx, appointment.id, { services, tenant, actor, isPaid: true, now });
}

/**
 * Sets an unpaid appointment to the state `next`, so that slot and voucher become available again; null
 * changes nothing. Sends no mail or hint and does not audit. Requires the appointment's lock.
 */
export async function failUnpaidAppointment(
  tx: Tx,
  { id }: Pick<PayableRow, "id">,
  next: AppointmentState | null,
): Promise<void> {
  if (next === null) return;
  await sql`
    update appointments set status = ${next}, hold_expires_at = null, version = version + 1 where id = ${id}`.execute(
    tx,
  );
  await releaseVoucherUses(tx, [id]);
}

async function sendJob(tx: Tx, { deps, tenant, payment }: Happening): Promise<void> {
  await deps.services.jobs.send(tx, { tenant: tenant.id, kind: "payment", id: payment.id });
}

/** Prepares the next attempt, which the clinic may start, under another idempotency key. */
async function prepareNextRefund(tx: Tx, { payment }: Happening): Promise<void> {
  await sql`
    update payments set refund_attempt = refund_attempt + 1, refund_reference = null, refund_asked_at = null
    where id = ${payment.id}`.execute(tx);
}

type PlainKind = Exclude<PaymentMail["kind"], "payment_reference" | "payment_part_refunded">;

/** Returns the mail of a step; null when the patient gave up, as the page shows it. */
function mailOf(next: PaymentState, { type }: PaymentEvent): PlainKind | null {
  if (type === "refund_retried") return null; // the patient knows that the money is owed
  if (next === "refund_due") return "payment_refund_due";
  if (next === "refunded") return "payment_refunded";
  if (next === "expired") return "payment_timed_out";
  return hasEndedUnpaid(next) && (type === "provider_said" || type === "money_lost")
    ? "payment_unsuccessful"
    : null;
}

/** Returns whether the cancellation's mail announced this refund within the last day, at its first attempt. */
function isUnchanged(next: PaymentState, { payment, now }: Happening): boolean {
  const { refund_told_at: notifiedAt, refund_attempt: attempt, status } = payment;
  if (next !== "refunded" || notifiedAt === null || attempt > 1 || status === "refund_failed") return false;
  return now.getTime() - notifiedAt.getTime() < 86_400_000;
}

async function writeMail(tx: Tx, happening: Happening, kind: PlainKind) {
  const { deps, tenant, now, appointment, event } = happening;
  const common = { tenant, now, appointmentId: appointment.id };
  const isReservedOnly = event.type === "provider_said" && event.state === "authorised";
  const mail: PaymentMail =
    kind === "payment_unsuccessful"
      ? { ...common, kind, isNothingTaken: isReservedOnly || isProvenUnpaid(reportedState(happening)) }
      : { ...common, kind };
  await queuePaymentMail(tx, deps.services, mail);
}

/** Returns the provider state that the step stores. */
function reportedState({ payment, word }: Happening): ProviderState | null {
  return payment.last_word === "authorised" ? payment.last_word : (word ?? payment.last_word);
}
