import type { ApplicationSettings } from "../clinic/settings.ts";

/** The provider name of our own reading by the device's camera in the browser (D.35). */
export const embeddedVitals = "embedded";

/** The provider name for none: values can only be entered (S9.DEF.04, D.35). */
const noVitals = "none";

/**
 * Returns the provider of vital signs at a clinic; `none` when the chosen one is not installed. In production the
 * embedded camera requires that somebody at the clinic has accepted responsibility (D.102).
 */
export function vitalsProviderOf(
  settings: Pick<ApplicationSettings, "vitalSignsProvider" | "acknowledgedNotValidated">,
  { installed, isProduction }: { installed: readonly string[]; isProduction: boolean },
): string {
  const { vitalSignsProvider: named, acknowledgedNotValidated: acknowledged } = settings;
  if (named === embeddedVitals) return isProduction && !acknowledged ? noVitals : embeddedVitals;
  return installed.includes(named) ? named : noVitals;
}
