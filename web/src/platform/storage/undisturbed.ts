import type { RouteName } from "@anteroom/domain/shared/routes";

/**
 * Routes whose pages the frame shows without navigation and other distracting links: booking, payment, tests,
 * questionnaires.
 */
export const undisturbedRoutes: ReadonlySet<string> = new Set<RouteName>([
  "scheduling-patient",
  "scheduling-symptom-checker",
  "appointment-checkout",
  "appointment-pay",
  "device-test",
  "fill-survey",
  "health-assessment",
]);
