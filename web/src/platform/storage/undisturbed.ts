import type { RouteName } from "@anteroom/domain/shared/routes";

/** Steps that nothing should lead away from: booking, paying, testing, answering. */
export const undisturbedRoutes: ReadonlySet<string> = new Set<RouteName>([
  "scheduling-patient",
  "scheduling-symptom-checker",
  "appointment-checkout",
  "appointment-pay",
  "device-test",
  "fill-survey",
  "health-assessment",
]);
