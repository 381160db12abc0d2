import type { getPaymentInfo as endpoint } from "@anteroom/contract/appointment/payment";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem } from "../../../platform/http/problem.ts";
import { fittingMethods, referenceFor } from "./fitting-methods.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import { paymentPlacesOf } from "./payment-places.ts";
import { findPayable, isOwn, newestPayment, type PayableRow, type PaymentRow } from "./payment-row.ts";
import { presentPayment } from "./present-payment.ts";

type InfoCall = Pick<Call<typeof endpoint>, "tx" | "tenant" | "caller" | "params" | "now">;
type Deps = Pick<PaymentDeps, "payments">;

/**
 * Returns the stored payment of an appointment that the caller may pay. Reads only: does not ask the
 * provider.
 */
export function getPaymentInfo(call: InfoCall, deps: Deps) {
  return call.tx(async (one) => {
    const [appointment, payment] = await Promise.all([
      findPayable(one, call.params.appointment_id),
      newestPayment(one, call.params.appointment_id),
    ]);
    if (!appointment || !isOwn(call.caller, appointment)) return problem("not_found");
    return paymentInfo(one, { appointment, payment }, call, deps);
  });
}

/**
 * Returns the API's view of a payment that was just read or written, with the methods that fit now while
 * payment is due. Does not check the caller; the open reference is included for its payer only.
 */
export async function paymentInfo(
  tx: Tx,
  { appointment, payment }: { appointment: PayableRow; payment: PaymentRow | null },
  { tenant, caller, now }: Pick<InfoCall, "tenant" | "caller" | "now">,
  { payments }: Deps,
) {
  const isDue = appointment.status === "pending_payment";
  const none = { methods: [], openReference: null };
  const offered = [...paymentPlacesOf(appointment, tenant, payments).keys()];
  const fitting = isDue ? await fittingMethods(tx, appointment, { offered, now }) : none;
  const reference = referenceFor(caller, appointment, fitting);
  const entity = {
    ...presentPayment(appointment, payment, fitting.methods),
    ...(reference && { open_reference: reference }),
  };
  return { data: { entity } };
}
