import type { RouteName } from "../shared/routes.ts";

/**
 * The label of every health route: that somebody reads a topic, checks symptoms or takes a reading is itself health data
 * (docs/decisions/0019). A route without a label of its own gets this one, so that a new page reveals nothing by mistake.
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

/** Returns the label of a page view (S2.GEN.08), by the name of its route. */
export function analyticsLabelOf(routeName: string): string {
  return labels[routeName] ?? careLabel;
}
