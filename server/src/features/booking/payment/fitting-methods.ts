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

/** The payment methods that can start now for one appointment, and those excluded. */
export type FittingMethods = {
  methods: PaymentMethod[];
  /** The methods excluded by the payer's open reference, and its appointment; null when nothing is excluded. */
  openReference: OpenReference | null;
};

type OpenReference = { appointment_id: number; methods: PaymentMethod[] };

/**
 * Returns the methods available for an appointment now: of those in `offered`, the ones fast enough for its
 * time and allowed for its patient or guest (D.72). A payer with an open reference for another appointment
 * gets no further slow method. Its own open payment is not considered.
 */
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

/**
 * Returns the open reference when `caller` is the paying patient; null for guests, for other family members,
 * and for a device that may pay one appointment.
 */
export function referenceFor(
  caller: { kind: string; patientId?: number },
  appointment: Payable,
  { openReference }: Pick<FittingMethods, "openReference">,
): OpenReference | null {
  return caller.kind === "patient" && caller.patientId === payerOf(appointment) ? openReference : null;
}

/**
 * Returns the open reference's appointment as extra data of a problem, under the conditions of
 * `referenceFor`; else empty.
 */
export function linkToReference(...facts: Parameters<typeof referenceFor>): { appointment_id?: number } {
  const reference = referenceFor(...facts);
  return reference ? { appointment_id: reference.appointment_id } : {};
}
