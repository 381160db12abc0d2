import type { ApplicationSettings } from "./settings.ts";

/** The feature gates of spec §6, by their names there. */
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

/** The setting behind each gate (D.19). */
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

/** Returns whether the clinic's settings open a gate. The reading before an appointment also requires a provider. */
export function isGateOpen(gate: Gate, settings: ApplicationSettings): boolean {
  if (!settings[gateSettings[gate]]) return false;
  return gate !== "vitalSignsPreAppointment" || settings.vitalSignsProvider !== "none";
}

/**
 * Returns the path to redirect to from a closed gate (spec §6): `/404` for reviews, `/appointments` for the reading
 * before an appointment, else home. Does not check whether the gate is closed.
 */
export function closedGateTarget(gate: Gate): "/" | "/appointments" | "/404" {
  if (gate === "vitalSignsPreAppointment") return "/appointments";
  return gate === "review" ? "/404" : "/";
}
