import { paymentPassHeader } from "@anteroom/contract/appointment/payment";
import { createContext, use } from "react";

/** The right of a device that was handed one payment (and nothing else); null on the patient's own device. */
const PaymentPass = createContext<string | null>(null);

/**
 * Provides the token of a payment that was handed to this device to `usePaymentPass`: `value` is the token,
 * or null.
 */
export const PaymentPassProvider = PaymentPass.Provider;

type Held = { isPass: boolean; headers: Record<string, string> };

/**
 * Returns the headers for requests about the payment; empty without a pass. `isPass`: this device was handed
 * the payment and may only pay.
 */
export function usePaymentPass(): Held {
  const pass = use(PaymentPass);
  return pass === null ? own : { isPass: true, headers: { [paymentPassHeader]: pass } };
}
const own: Held = { isPass: false, headers: {} };
