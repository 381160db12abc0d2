import { mbWayNumber, type PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import type { PaymentChoice } from "../../../shared/booking/last-payment-choice.ts";

type PaymentChoiceReading = { choice: PaymentChoice } | { isPhoneWrong: true };

/**
 * Reads the chosen method of a form with `MethodChoice`: the first method where none is chosen; null where
 * there is none. An invalid number for MB Way returns `isPhoneWrong`.
 */
export function readPaymentChoice(
  form: FormData,
  methods: readonly PaymentMethod[],
): PaymentChoiceReading | null {
  const chosen = form.get("method");
  const method = methods.find((one) => one === chosen) ?? methods[0];
  if (method === undefined) return null;
  if (method !== "mb_way") return { choice: { method } };
  const typed = form.get("pay-phone");
  const phoneNumber = typeof typed === "string" ? typed.trim() : "";
  return mbWayNumber(phoneNumber) === null ? { isPhoneWrong: true } : { choice: { method, phoneNumber } };
}
