import type { Hints } from "../../platform/realtime/hints.ts";
import type { Services } from "../../platform/config/services.ts";
import type { Payments } from "../../ports/payments.ts";

/** What the use cases of booking stand on. */
export type BookingDeps = {
  services: Services;
  hints: Pick<Hints, "appointmentChanged">;
  /** Which ways to pay there are: where none fits a visit that costs something, it is not booked. */
  payments: Pick<Payments, "provider" | "capabilities">;
};
