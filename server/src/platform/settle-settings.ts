import { symptomCheckerOf } from "@anteroom/domain/symptom-checker";
import type { ApplicationSettings } from "@anteroom/domain/settings";
import { vitalsProviderOf } from "@anteroom/domain/vitals-provider";

/** What this installation has, by the names that clinics' settings use. */
export type Installation = {
  isProduction: boolean;
  vitalsProviders: readonly string[];
  symptomCheckers: readonly string[];
};

/** A clinic's settings as far as they can be met here: a provider that nobody installed answers as none (D.102). */
export function settleSettings(
  settings: ApplicationSettings,
  { isProduction, vitalsProviders, symptomCheckers }: Installation,
): ApplicationSettings {
  const vitalSignsProvider = vitalsProviderOf(settings, { installed: vitalsProviders, isProduction });
  const symptomCheckerProvider = symptomCheckerOf(settings, { installed: symptomCheckers, isProduction });
  return { ...settings, vitalSignsProvider, symptomCheckerProvider };
}
