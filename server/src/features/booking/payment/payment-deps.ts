import type { Hints } from "../../../platform/realtime/hints.ts";
import type { Services } from "../../../platform/config/services.ts";
import type { PaymentGateways } from "../../../ports/payment-gateways.ts";
import type { Payments } from "../../../ports/payments.ts";

/** What the payment's use cases stand on. */
export type PaymentDeps = {
  services: Pick<Services, "app" | "db" | "clock" | "config" | "jobs">;
  /** The installation's own provider, for clinics without a gateway of their own. */
  payments: Payments;
  gateways: PaymentGateways;
  hints: Pick<Hints, "appointmentChanged">;
  /** Told of words of the provider that fit nothing we know; ids only. */
  report: (error: Error) => void;
};

/** The same with the provider that one payment goes through, and the clinic's gateway it is reached by. */
export type ProviderDeps = PaymentDeps & {
  through: Payments;
  /** Null: the installation's own account. */
  gatewayId: number | null;
};
