import { methodRules, methodsFor, type PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import type { Tx } from "../../../platform/database/database.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import type { Payments } from "../../../ports/payments.ts";
import { hasOpenReference, type PayableRow } from "./payment-row.ts";

type Facts = { tenant: Tenant; payments: Pick<Payments, "provider" | "capabilities">; now: Date };

/** The ways to pay for a visit now: those that the clinic offers, its provider can, and the visit's time allows (D.72). */
export async function fittingMethods(
  tx: Tx,
  appointment: PayableRow,
  { tenant, payments, now }: Facts,
): Promise<PaymentMethod[]> {
  const { gateways } = tenant.settings;
  const fitting = methodsFor({
    settings: tenant.settings,
    isSignedIn: appointment.patient_id !== null,
    startTime: appointment.start_time.getTime(),
    now: now.getTime(),
    hasOpenReference: await hasOpenReference(tx, appointment),
  });
  return fitting.filter(
    (method) =>
      payments.capabilities.methods.includes(method) &&
      gateways[methodRules[method].gateway]?.provider === payments.provider,
  );
}
