import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { App } from "../../platform/app-context.tsx";

/** What a page is called in the browser's tab. */
const titles: Partial<Record<string, MessageDescriptor>> = {
  doctors: msg`Find a doctor`,
  "doctor-profile": msg`Doctor`,
  login: msg`Sign in`,
  "sign-up": msg`Create your account`,
  "join-by-code": msg`Join by code`,
  "patients-video": msg`Video appointment`,
  "guest-video": msg`Join the video appointment`,
  "browser-error": msg`Your browser does not support video calls`,
  appointments: msg`Your appointments`,
  "appointment-details": msg`Your appointment`,
  "appointment-review": msg`How was your appointment?`,
  "appointment-files": msg`Appointment files`,
  "appointment-vitals": msg`Vital signs for the appointment`,
  "device-test": msg`Test camera and sound`,
  "appointment-pay": msg`Payment`,
  "appointment-checkout": msg`Review and pay`,
  "scheduling-patient": msg`What would you like help with?`,
  "scheduling-symptom-checker": msg`Symptoms`,
  "set-password": msg`Choose a password`,
  "recover-password": msg`Forgot password`,
  invitation: msg`Invitation`,
  download: msg`Get the app`,
  "profile-settings": msg`You`,
  vitals: msg`Vital signs`,
  "health-search": msg`Health from A to Z`,
  "health-assessment": msg`Health assessment`,
  "health-assessment-results": msg`Your health assessment`,
  "health-record": msg`My health record`,
  "shared-health-record": msg`Shared health record`,
  "waitlist-link": msg`Waitlist`,
  "connect-app": msg`Connect an app`,
  "fill-survey": msg`Survey`,
  "not-found": msg`Not found`,
};

/**
 * Returns the title of a page and the clinic's name; for the home page the name alone, for an unknown `id`
 * (route name) "Not found". `own` is a name that only the page knows, such as a doctor's.
 */
export function pageTitle(app: App, id: string | undefined, own?: string): string {
  const clinic = app.clinic.get().manifest?.name ?? "Anteroom";
  if (id === "home") return clinic;
  const title = own ?? (id && titles[id] ? app.texts.i18n._(titles[id]) : app.texts.i18n._(msg`Not found`));
  return `${title} – ${clinic}`;
}
