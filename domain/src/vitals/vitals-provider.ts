import type { ApplicationSettings } from "../clinic/settings.ts";

/** The camera of the patient's own device, read in the browser; a provider like another (D.35). */
export const embeddedVitals = "embedded";

/** Without one values can be entered, and nothing else (S9.DEF.04, D.35). */
const noVitals = "none";

/**
 * Who gives vital signs at a clinic. A name that nobody installed is as good as none; in production the embedded camera
 * needs somebody of the clinic who answers for what nobody has validated (D.102).
 */
export function vitalsProviderOf(
  settings: Pick<ApplicationSettings, "vitalSignsProvider" | "acknowledgedNotValidated">,
  { installed, isProduction }: { installed: readonly string[]; isProduction: boolean },
): string {
  const { vitalSignsProvider: named, acknowledgedNotValidated: acknowledged } = settings;
  if (named === embeddedVitals) return isProduction && !acknowledged ? noVitals : embeddedVitals;
  return installed.includes(named) ? named : noVitals;
}
