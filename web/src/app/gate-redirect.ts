import type { Boot } from "@anteroom/contract/page";
import type { Route } from "@anteroom/domain/routes";

/** Where a page goes whose feature the clinic has switched off; null when it is on. */
export function gateRedirect(
  route: Route,
  { settings }: Pick<Boot, "settings">,
): "not-found" | string | null {
  const { gate } = route;
  if (!gate) return null;
  const isOn = (name: string) => settings[name] === true;
  switch (gate) {
    case "appointmentScheduling":
      return isOn("patientsWebScheduling") ? null : "/";
    case "review":
      return isOn("patientsReview") ? null : "not-found";
    case "vitalSignsPreAppointment":
      return isOn("vitalSignsPreAppointment") && (settings["vitalSignsProvider"] ?? "none") !== "none"
        ? null
        : "/appointments";
    case "vitalSigns":
      return isOn("patientsVitalSigns") ? null : "/";
    case "profileSettings":
      return isOn("patientsProfileSettings") ? null : "/";
    case "elsevierIntegration":
      return isOn("elsevierIntegration") ? null : "/";
    case "homepageHealthAssessment":
      return isOn("patientsHomepageHealthAssessment") ? null : "/";
    case "displayEnrollmentActionCustomisations":
      return isOn("displayEnrollmentActionCustomisations") ? null : "/";
  }
}
