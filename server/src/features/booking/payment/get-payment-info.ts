import type { getPaymentInfo as endpoint } from "@anteroom/contract/appointment/payment";
import type { Call } from "../../../platform/http/mount.ts";
import { problem } from "../../../platform/http/problem.ts";
import { fittingMethods, referenceFor } from "./fitting-methods.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import { findPayable, isOwn, newestPayment } from "./payment-row.ts";
import { presentPayment } from "./present-payment.ts";

/** What we know of the payment of one's own appointment; asks nobody. */
export function getPaymentInfo(
  {
    tx,
    tenant,
    caller,
    params,
    now,
  }: Pick<Call<typeof endpoint>, "tx" | "tenant" | "caller" | "params" | "now">,
  { payments }: Pick<PaymentDeps, "payments">,
) {
  return tx(async (one) => {
    const [appointment, payment] = await Promise.all([
      findPayable(one, params.appointment_id),
      newestPayment(one, params.appointment_id),
    ]);
    if (!appointment || !isOwn(caller, appointment)) return problem("not_found");
    const isDue = appointment.status === "pending_payment";
    const none = { methods: [], openReference: null };
    const fitting = isDue ? await fittingMethods(one, appointment, { tenant, payments, now }) : none;
    const reference = referenceFor(caller, appointment, fitting);
    const entity = {
      ...presentPayment(appointment, payment, fitting.methods),
      ...(reference && { open_reference: reference }),
    };
    return { data: { entity } };
  });
}
