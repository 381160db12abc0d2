import type { ClinicPayment, PaymentAlert } from "@anteroom/contract/appointment/clinic-payments";
import type { DisputeState } from "@anteroom/domain/payment/dispute-state";
import type { PaymentEventKind } from "@anteroom/domain/payment/payment-events";
import type { PaymentState } from "@anteroom/domain/payment/payment-state";
import { sql, type RawBuilder } from "kysely";
import type { ClinicCaller } from "../../../platform/http/authentication.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { PaymentRow } from "./payment-row.ts";
import { loadPartials, type PartRow } from "./partial-refund-rows.ts";
import { appointmentStateLists } from "../../../platform/database/state-lists.ts";

type Event = ClinicPayment["events"][number];
type EventRow = {
  id: number;
  payment_id: number;
  kind: PaymentEventKind;
  code: string | null;
  received_at: Date;
  amount_minor: number | null;
  currency: string | null;
  reason: string | null;
  respond_by: Date | null;
  needs_attention: boolean;
  acknowledged_at: Date | null;
};

const eventColumns = sql`e.id, e.payment_id, e.outcome as kind, e.code, e.received_at, e.amount_minor, e.currency, e.reason,
  e.respond_by, e.needs_attention, e.acknowledged_at`;

/** What a token may see: payments of the clinic, or those of its one doctor's appointments. */
const seenBy = ({ doctorId }: ClinicCaller) =>
  doctorId === null ? sql<boolean>`true` : sql<boolean>`a.doctor_id = ${doctorId}`;

/**
 * Returns whether the clinic token may see an appointment: any of the clinic, or only those of the token's
 * doctor. Holds are never visible.
 */
export async function isVisible(tx: Tx, caller: ClinicCaller, appointmentId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from appointments a
    where a.id = ${appointmentId} and a.status not in ${appointmentStateLists.holds} and ${seenBy(caller)}`.execute(
    tx,
  );
  return rows.length > 0;
}

type PaymentColumns = Omit<
  ClinicPayment,
  "amount" | "capture" | "created_at" | "events" | "refunded" | "refunds"
> &
  Pick<PaymentRow, "capture" | "capture_at" | "capture_asked_at" | "captured_at" | "released_at"> & {
    amount_minor: number;
    currency: string;
    created_at: Date;
  };

/**
 * Returns payments with their events and partial refunds, only those visible to the clinic token; newest
 * payment first, oldest event first. `condition` filters payments `y` and appointments `a`.
 */
export async function loadClinicPayments(
  tx: Tx,
  caller: ClinicCaller,
  condition: RawBuilder<boolean>,
): Promise<ClinicPayment[]> {
  const { rows: payments } = await sql<PaymentColumns>`
    select y.id, y.appointment_id, y.reference, y.provider, y.method, y.amount_minor, y.currency, y.status, y.dispute, y.created_at,
      y.capture, y.capture_at, y.capture_asked_at, y.captured_at, y.released_at
    from payments y join appointments a on a.tenant_id = y.tenant_id and a.id = y.appointment_id
    where ${condition} and ${seenBy(caller)} order by y.id desc`.execute(tx);
  if (payments.length === 0) return [];
  const { rows: events } = await sql<EventRow>`
    select ${eventColumns} from payment_events e
    where e.payment_id in (${sql.join(payments.map(({ id }) => id))}) order by e.id`.execute(tx);
  const partials = await loadPartials(
    tx,
    payments.map(({ id }) => id),
  );
  return payments.map(({ amount_minor, currency, created_at, ...row }) => ({
    ...withCapture(row),
    amount: { amount_minor, currency },
    ...refundsOf(
      { amount_minor, currency, status: row.status },
      partials.filter((part) => part.payment_id === row.id),
    ),
    created_at: created_at.toISOString(),
    events: events.filter(({ payment_id }) => payment_id === row.id).map(presentEvent),
  }));
}

function withCapture<Row extends Omit<PaymentColumns, "amount_minor" | "currency" | "created_at">>({
  capture: mode,
  capture_at,
  capture_asked_at,
  captured_at,
  released_at,
  ...row
}: Row) {
  const instant = (at: Date | null) => at?.toISOString() ?? null;
  const capture = {
    mode,
    at: instant(capture_at),
    asked_at: instant(capture_asked_at),
    captured_at: instant(captured_at),
    released_at: instant(released_at),
  };
  return { ...row, capture };
}

/** Returns the partial refunds, and the amount refunded so far. */
function refundsOf(
  { amount_minor, currency, status }: Pick<PaymentColumns, "amount_minor" | "currency" | "status">,
  partials: readonly PartRow[],
): Pick<ClinicPayment, "refunded" | "refunds"> {
  const inPartials = partials.reduce(
    (sum, part) => sum + (part.status === "refunded" ? part.amount_minor : 0),
    0,
  );
  return {
    refunded: { amount_minor: status === "refunded" ? amount_minor : inPartials, currency },
    refunds: partials.map((part) => ({
      id: part.id,
      amount: { amount_minor: part.amount_minor, currency },
      status: part.status,
      failure: part.failure,
      reason: part.reason,
      made_by: part.made_by,
      created_at: part.created_at.toISOString(),
      ended_at: part.ended_at?.toISOString() ?? null,
    })),
  };
}

type AlertRow = EventRow & {
  payment_status: PaymentState;
  dispute: DisputeState;
  appointment_id: number;
  doctor_id: number;
  start_time: Date;
};

/** Most alerts of one answer; the rest follows when these are acknowledged. */
const alertsAtOnce = 100;

/**
 * Returns the payment events that need attention and are visible to the clinic token, oldest first, at most
 * 100. `condition` filters events `e`; without one on `acknowledged_at`, acknowledged alerts are included.
 */
export async function loadPaymentAlerts(
  tx: Tx,
  caller: ClinicCaller,
  condition: RawBuilder<boolean>,
): Promise<PaymentAlert[]> {
  const { rows } = await sql<AlertRow>`
    select ${eventColumns}, y.status as payment_status, y.dispute, y.appointment_id, a.doctor_id, a.start_time
    from payment_events e
      join payments y on y.tenant_id = e.tenant_id and y.id = e.payment_id
      join appointments a on a.tenant_id = y.tenant_id and a.id = y.appointment_id
    where e.needs_attention and ${condition} and ${seenBy(caller)} order by e.id limit ${alertsAtOnce}`.execute(
    tx,
  );
  return rows.map(({ payment_status, dispute, appointment_id, doctor_id, start_time, ...event }) => ({
    ...presentEvent(event),
    payment_id: event.payment_id,
    payment_status,
    dispute,
    appointment_id,
    doctor_id,
    start_time: start_time.toISOString(),
  }));
}

function presentEvent(row: EventRow): Event {
  const { id, kind, code, reason, needs_attention, amount_minor, currency } = row;
  return {
    id,
    kind,
    code,
    reason,
    needs_attention,
    amount: amount_minor === null || currency === null ? null : { amount_minor, currency },
    received_at: row.received_at.toISOString(),
    respond_by: row.respond_by?.toISOString() ?? null,
    acknowledged_at: row.acknowledged_at?.toISOString() ?? null,
  };
}
