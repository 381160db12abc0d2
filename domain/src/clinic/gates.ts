import type { ApplicationSettings } from "./settings.ts";

/** The feature gates of spec §6, by the names used there. */
export type Gate =
  | "appointmentScheduling"
  | "review"
  | "vitalSignsPreAppointment"
  | "vitalSigns"
  | "profileSettings"
  | "elsevierIntegration"
  | "homepageHealthAssessment"
  | "displayEnrollmentActionCustomisations";

type FlagName = {
  [Name in keyof ApplicationSettings]: ApplicationSettings[Name] extends boolean ? Name : never;
}[keyof ApplicationSettings];

/** D.19: the setting behind each gate. */
export const gateSettings = {
  appointmentScheduling: "patientsWebScheduling",
  review: "patientsReview",
  vitalSignsPreAppointment: "vitalSignsPreAppointment",
  vitalSigns: "patientsVitalSigns",
  profileSettings: "patientsProfileSettings",
  elsevierIntegration: "elsevierIntegration",
  homepageHealthAssessment: "patientsHomepageHealthAssessment",
  displayEnrollmentActionCustomisations: "displayEnrollmentActionCustomisations",
} as const satisfies Record<Gate, FlagName>;

/** Whether the clinic has opened a gate; the reading before an appointment also needs a provider. */
export function isGateOpen(gate: Gate, settings: ApplicationSettings): boolean {
  if (!settings[gateSettings[gate]]) return false;
  return gate !== "vitalSignsPreAppointment" || settings.vitalSignsProvider !== "none";
}

/** Where a person goes who meets a closed gate (spec §6). */
export function closedGateTarget(gate: Gate): "/" | "/appointments" | "/404" {
  if (gate === "vitalSignsPreAppointment") return "/appointments";
  return gate === "review" ? "/404" : "/";
}
