import {
  isSlowMethod,
  methodRules,
  methodsFor,
  splitByReference,
  type PaymentMethod,
} from "@anteroom/domain/payment/payment-methods";
import type { Tx } from "../../../platform/database/database.ts";
import { openReferenceOf, payerOf, type PayableRow } from "./payment-row.ts";

type Payable = Pick<PayableRow, "id" | "patient_id" | "patient_parent_id" | "start_time">;

type Facts = { offered: readonly PaymentMethod[]; now: Date };

export type FittingMethods = {
  methods: PaymentMethod[];
  /** What an open reference leaves out, and the payer's other appointment that it is for; null where nothing is left out for that. */
  openReference: OpenReference | null;
};

type OpenReference = { appointment_id: number; methods: PaymentMethod[] };

/** The ways to pay for a visit now: those that are offered, and that the visit's time allows (D.72). */
export async function fittingMethods(
  tx: Tx,
  appointment: Payable,
  { offered: all, now }: Facts,
): Promise<FittingMethods> {
  const possible = methodsFor({
    settings: {
      gateways: Object.fromEntries(all.map((method) => [methodRules[method].gateway, anyProvider])),
    },
    isSignedIn: appointment.patient_id !== null,
    startTime: appointment.start_time.getTime(),
    now: now.getTime(),
  });
  if (!possible.some(isSlowMethod)) return { methods: possible, openReference: null };
  const appointmentId = await openReferenceOf(tx, payerOf(appointment), appointment.id);
  const { offered, blocked } = splitByReference(possible, appointmentId !== null);
  const openReference = appointmentId === null ? null : { appointment_id: appointmentId, methods: blocked };
  return { methods: offered, openReference };
}

const anyProvider = { provider: "any", clientKey: null };

/** The open reference, for its payer alone: a device that was handed one payment is not told of another. */
export function referenceFor(
  caller: { kind: string; patientId?: number },
  appointment: Payable,
  { openReference }: Pick<FittingMethods, "openReference">,
): OpenReference | null {
  return caller.kind === "patient" && caller.patientId === payerOf(appointment) ? openReference : null;
}

/** What the refusal of a second reference says besides: the appointment of the first, to its payer. */
export function linkToReference(...facts: Parameters<typeof referenceFor>): { appointment_id?: number } {
  const reference = referenceFor(...facts);
  return reference ? { appointment_id: reference.appointment_id } : {};
}
