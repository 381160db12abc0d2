import type { Hints } from "../../../platform/realtime/hints.ts";
import type { Services } from "../../../platform/config/services.ts";
import type { PaymentGateways } from "../../../ports/payment-gateways.ts";
import type { Payments } from "../../../ports/payments.ts";

/** What the payment use cases require. */
export type PaymentDeps = {
  services: Pick<Services, "app" | "db" | "clock" | "config" | "jobs">;
  /** The installation's own provider, for clinics without a gateway of their own. */
  payments: Payments;
  gateways: PaymentGateways;
  hints: Pick<Hints, "appointmentChanged">;
  /** Receives reports of unexpected provider events; ids only. */
  report: (error: Error) => void;
};

/** `PaymentDeps` with the provider of one payment. */
export type ProviderDeps = PaymentDeps & {
  through: Payments;
  /** Null: the installation's own account. */
  gatewayId: number | null;
};
