import type { getPaymentInfo as endpoint } from "@anteroom/contract/payment";
import type { Call } from "../../platform/mount.ts";
import { problem } from "../../platform/problem.ts";
import { findPayable, isOwn, newestPayment } from "./payment-row.ts";
import { presentPayment } from "./present-payment.ts";

/** What we know of the payment of one's own appointment; asks nobody. */
export function getPaymentInfo({
  tx,
  tenant,
  caller,
  params,
}: Pick<Call<typeof endpoint>, "tx" | "tenant" | "caller" | "params">) {
  return tx(async (one) => {
    const appointment = await findPayable(one, params.appointment_id);
    if (!appointment || !isOwn(caller, appointment)) return problem("not_found");
    const payment = await newestPayment(one, appointment.id);
    return { data: { entity: presentPayment(appointment, payment, tenant.settings) } };
  });
}
