import type { giveUpPayment as endpoint } from "@anteroom/contract/appointment/payment";
import { actorOf } from "../../../platform/privacy/audit.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem } from "../../../platform/http/problem.ts";
import { cancelUnpaidAppointment } from "./end-unpaid.ts";
import { getPaymentInfo } from "./get-payment-info.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import { findPayable, isOwn } from "./payment-row.ts";

/**
 * Cancels the caller's unpaid booking, at the provider too, and releases its slot (D.75); when the money has
 * arrived, the booking is confirmed instead. Changes nothing when no payment is pending. Returns the payment
 * as it is afterwards.
 */
export async function abandonPayment(call: Call<typeof endpoint>, deps: PaymentDeps) {
  const { tenant, caller, params } = call;
  const appointment = await call.tx((tx) => findPayable(tx, params.appointment_id));
  if (!appointment || !isOwn(caller, appointment)) return problem("not_found");
  const ending = {
    tenant,
    appointmentId: appointment.id,
    actor: actorOf(caller),
    event: "given_up",
  } as const;
  if (appointment.status === "pending_payment") await cancelUnpaidAppointment(deps, ending);
  return getPaymentInfo(call, deps);
}
