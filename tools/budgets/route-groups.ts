import type { ApplicationSettings } from "@anteroom/domain/clinic/settings";
import type { Limit } from "./limits.ts";

/** Routes that share one limit of JavaScript. */
export type RouteGroup = {
  name: string;
  limit: Limit;
  /** Addresses; placeholders in braces are filled by `fillAddress`. */
  paths: readonly string[];
  /** Whether the demo patient is signed in for the visit. */
  isPrivate: boolean;
  /** Settings that differ from the demo clinic's. */
  settings?: Partial<ApplicationSettings>;
};

const isPublic: Limit = { goal: 100, limit: 100 };
const ofBookings: Limit = { goal: 115, limit: 115 };
const ofPatients: Limit = { goal: 115, limit: 125 };
const ofCalls: Limit = { goal: 220, limit: 250 };

// With a slot: without one they lead to the doctors, and that page would be weighed.
const slot = "doctorId={doctorId}&appointmentDate={slot}";
const visit = "/appointments/{appointmentId}";

/** Limits of JavaScript until a page is usable, by the page's purpose; covers every row of the route table. */
export const routeGroups: readonly RouteGroup[] = [
  {
    name: "public",
    limit: isPublic,
    paths: [
      "/",
      "/doctors",
      "/doctors/{doctorId}",
      "/join-by-code",
      "/login",
      "/sign-up",
      "/set-password?token=unknown",
      "/recover-password",
      "/invitation?invitation_token=unknown",
      "/download",
      "/health-search",
      "/client/video/1/browser-error",
      "/404",
    ],
    isPrivate: false,
  },
  { name: "vitals", limit: isPublic, paths: ["/vitals"], isPrivate: false },
  {
    name: "vitals, no camera",
    limit: isPublic,
    paths: ["/vitals"],
    isPrivate: false,
    settings: { vitalSignsProvider: "none" },
  },
  { name: "shared record", limit: ofPatients, paths: ["/health-record/shared"], isPrivate: false },
  { name: "connect an app", limit: ofPatients, paths: ["/connect-app"], isPrivate: false },
  { name: "waitlist link", limit: ofPatients, paths: ["/waitlist"], isPrivate: false },
  { name: "public, signed in", limit: isPublic, paths: ["/"], isPrivate: true },
  { name: "vitals, signed in", limit: isPublic, paths: ["/vitals"], isPrivate: true },
  {
    name: "booking",
    limit: ofBookings,
    paths: [
      `/scheduling/symptom-checker?${slot}`,
      `/scheduling/patient?${slot}`,
      `/appointment-checkout?${slot}`,
    ],
    isPrivate: false,
  },
  {
    name: "booking, signed in",
    limit: ofBookings,
    paths: [
      `/scheduling/symptom-checker?${slot}`,
      `/scheduling/patient?${slot}`,
      `/appointment-checkout?${slot}`,
    ],
    isPrivate: true,
  },
  {
    name: "account",
    limit: ofPatients,
    paths: [
      "/appointments",
      visit,
      `${visit}/review`,
      `${visit}/files`,
      `${visit}/vitals`,
      `${visit}/device-test`,
      `${visit}/pay`,
      "/profile-settings", // its sections come later, each a chunk of its own
      "/health-assessment",
      "/health-assessment/results",
      "/health-record",
      "/fill-survey?action_name=before-first-visit&actionable_id={patientId}&project_id=aurora-visits",
    ],
    isPrivate: true,
  },
  { name: "call", limit: ofCalls, paths: ["/client/video/{appointmentId}"], isPrivate: true },
  { name: "call, guest", limit: ofCalls, paths: ["/guest/video/unknown"], isPrivate: false },
];
