import { crisisLineOf } from "@anteroom/domain/health/crisis-lines";
import { isLibraryOpen } from "@anteroom/domain/health/health-library";
import { asServiceAddress, type OutsideInstallation } from "@anteroom/domain/health/outside-checker";
import type { ApplicationSettings } from "@anteroom/domain/clinic/settings";
import { symptomCheckerOf } from "@anteroom/domain/health/symptom-checker";
import { vitalsProviderOf } from "@anteroom/domain/vitals/vitals-provider";

/** What this installation provides, by the names that clinics' settings use. */
export type Installation = {
  isProduction: boolean;
  vitalsProviders: readonly string[];
  symptomCheckers: readonly string[];
  /** Available symptom checkers of other companies. */
  outsideCheckers?: Omit<OutsideInstallation, "isProduction">;
  /** Whether a person with clinical training has reviewed all health topics. */
  areTopicsReviewed: boolean;
};

/**
 * Returns a clinic's effective settings. A provider that is not installed becomes `none`. In production, features
 * that need a responsible reviewer are off without one (D.102). A missing crisis line comes from the country, and a
 * missing service address from the installation.
 */
export function settleSettings(
  settings: ApplicationSettings,
  { isProduction, vitalsProviders, symptomCheckers, areTopicsReviewed: isReviewed, ...rest }: Installation,
): ApplicationSettings {
  const vitalSignsProvider = vitalsProviderOf(settings, { installed: vitalsProviders, isProduction });
  const outside = rest.outsideCheckers;
  const symptomCheckerProvider = symptomCheckerOf(settings, {
    installed: symptomCheckers,
    isProduction,
    outside,
  });
  const service = settings.symptomCheckerService;
  const elsevierIntegration = isLibraryOpen(settings, { isReviewed, isProduction });
  return {
    ...settings,
    ...crisisLineOf(settings),
    vitalSignsProvider,
    symptomCheckerProvider,
    symptomCheckerService: service && {
      ...service,
      url: service.url ?? asServiceAddress(outside?.defaultUrl),
    },
    elsevierIntegration,
  };
}
