import { crisisLineOf } from "@anteroom/domain/health/crisis-lines";
import { isLibraryOpen } from "@anteroom/domain/health/health-library";
import { asServiceAddress, type OutsideInstallation } from "@anteroom/domain/health/outside-checker";
import type { ApplicationSettings } from "@anteroom/domain/clinic/settings";
import { symptomCheckerOf } from "@anteroom/domain/health/symptom-checker";
import { vitalsProviderOf } from "@anteroom/domain/vitals/vitals-provider";

/** What this installation has, by the names that clinics' settings use. */
export type Installation = {
  isProduction: boolean;
  vitalsProviders: readonly string[];
  symptomCheckers: readonly string[];
  /** What there is for symptom checkers of other companies. */
  outsideCheckers?: Omit<OutsideInstallation, "isProduction">;
  /** Whether all health topics were read by somebody with clinical training. */
  areTopicsReviewed: boolean;
};

/** A clinic's settings as far as they can be met here: a provider that nobody installed answers as none, what nobody answers for is closed (D.102). The crisis line is filled in from the country. */
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
