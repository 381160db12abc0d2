import type { RouteName } from "../shared/routes.ts";

/**
 * The label of every health route, since reading a topic or checking symptoms is itself health data
 * (docs/decisions/0019). Routes without a label get it too, so that a new page reveals nothing.
 */
export const careLabel = "care";

/** The labels of routes that reveal no condition. */
const labels: Partial<Record<string, string>> = {
  home: "Home",
  "join-by-code": "Join by code",
  doctors: "Doctors",
  login: "Log in",
  "sign-up": "Sign up",
  "patients-video": "Video call",
  "browser-error": "Browser not supported",
  "guest-video": "Guest video call",
  appointments: "Appointments",
  "appointment-details": "Appointment",
  "device-test": "Device test",
  "appointment-pay": "Payment",
  "appointment-checkout": "Checkout",
  "scheduling-patient": "Scheduling",
  "doctor-profile": "Doctor profile",
  "set-password": "Set password",
  "recover-password": "Recover password",
  invitation: "Invitation",
  download: "Download",
  "profile-settings": "Profile settings",
  "not-found": "Not found",
} satisfies Partial<Record<RouteName, string>>;

/** Returns the label of a page view by the name of its route (S2.GEN.08). */
export function analyticsLabelOf(routeName: string): string {
  return labels[routeName] ?? careLabel;
}
