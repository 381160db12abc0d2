import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { cancelAppointment as shape } from "@anteroom/contract/appointment/appointments";
import { appointmentChange } from "@anteroom/domain/appointment/appointment-change";
import { actorOf } from "../../platform/privacy/audit.ts";
import { cancelBookedAppointment, lockAppointmentRow } from "../../shared/appointment/cancel-for-clinic.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Call } from "../../platform/http/mount.ts";
import { actingFor, loadOwnAppointment } from "../../shared/appointment/own-appointment.ts";
import {
  isPaidOrReserved,
  paymentStateOf,
  presentAppointment,
  type AppointmentRow,
} from "../../shared/appointment/present-appointment.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { guestTokenOf, requestedLanguage, type AppointmentDeps } from "./appointment-deps.ts";

/**
 * Cancels an appointment for its patient, carer or guest (D.85): releases the slot, refunds by the clinic's
 * rules, audits, mails and sends hints. Returns `cost_changed` when `expects_refund` differs from the current
 * rule, `status_conflict` when it can no longer be cancelled. Repeating it changes nothing and is no error.
 */
export async function cancelAppointment(
  deps: AppointmentDeps,
  call: Call<typeof shape>,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  const { tenant, caller, params, tx } = call;
  if (!tenant.settings.patientsCancelAppointment) return problem("feature_off");
  const outcome = await tx(async (one) => {
    const own = await loadOwnAppointment(one, caller, params.appointment_id);
    if (!own) return problem("not_found");
    await lockAppointmentRow(one, own.id);
    const row = await loadOwnAppointment(one, caller, params.appointment_id);
    return row ? cancel(one, row, deps, call) : problem("not_found");
  });
  if (isProblem(outcome)) return outcome;
  await deps.hints.appointmentChanged(tenant.id, outcome);
  return { data: { entity: presentAppointment(outcome, call, guestTokenOf(call)) } };
}

/** The mail of a cancellation, by what happens to the payment. One that is only reserved is released, with a note on it. */
const mails = {
  forfeited: "visit_canceled_kept",
  "all-back": "visit_canceled_refunded",
  "nothing-paid": "visit_canceled",
} as const;

async function cancel(
  tx: Tx,
  row: AppointmentRow,
  { services }: AppointmentDeps,
  { tenant, caller, body, now, request }: Call<typeof shape>,
): Promise<AppointmentRow | ProblemOutcome> {
  if (row.status === "canceled") return row;
  const facts = {
    status: row.status,
    serviceType: row.service_type,
    startTime: row.start_time.getTime(),
    isPaid: isPaidOrReserved(row),
  };
  const { canCancel, refund, isFree } = appointmentChange(facts, tenant.settings, now.getTime());
  if (!canCancel) return problem("status_conflict");
  if ((refund === "all-back") !== body.expects_refund) return problem("cost_changed");
  const canceled = await cancelBookedAppointment(tx, row, {
    services,
    tenant,
    now,
    actor: actorOf(caller),
    ...actingFor(caller, row),
    event: "canceled",
    // When nothing was paid yet, the voucher is released as well.
    isRefunded: isFree || row.status === "pending_payment",
    mail: mails[refund === "all-back" && isReleased(row) ? "nothing-paid" : refund],
    requested: requestedLanguage({ caller, request }, row),
  });
  if (!canceled) return problem("status_conflict");
  return (await loadOwnAppointment(tx, caller, row.id)) ?? canceled;
}

const isReleased = (row: AppointmentRow) => paymentStateOf(row) === "reserved" && !row.is_capture_asked;
