import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import { useClinic } from "../../../platform/app-context.tsx";

/** Returns whether an amount that is paid so is only reserved at first: what this clinic does with cards. */
export function useIsReserved(method: PaymentMethod | null | undefined): boolean {
  const { creditCard } = useClinic().settings.gateways;
  return method === "credit_card" && creditCard?.capture === "manual";
}
