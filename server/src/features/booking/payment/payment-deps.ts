import type { Hints } from "../../../platform/realtime/hints.ts";
import type { Services } from "../../../platform/config/services.ts";
import type { Payments } from "../../../ports/payments.ts";

/** What the payment's use cases stand on. */
export type PaymentDeps = {
  services: Pick<Services, "app" | "db" | "clock" | "config" | "jobs">;
  payments: Payments;
  hints: Pick<Hints, "appointmentChanged">;
  /** Told of words of the provider that fit nothing we know; ids only. */
  report: (error: Error) => void;
};
