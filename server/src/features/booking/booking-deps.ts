import type { Hints } from "../../platform/realtime/hints.ts";
import type { Services } from "../../platform/config/services.ts";
import type { Payments } from "../../ports/payments.ts";

/** What the booking use cases require. */
export type BookingDeps = {
  services: Services;
  hints: Pick<Hints, "appointmentChanged">;
  /** The available payment methods. An appointment with a price and no method is not booked. */
  payments: Pick<Payments, "provider" | "capabilities">;
};
