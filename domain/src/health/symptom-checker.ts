import { isOutside, outsideCheckerProblem, type OutsideInstallation } from "./outside-checker.ts";
import { asRouteId } from "../shared/route-values.ts";
import type { ApplicationSettings } from "../clinic/settings.ts";

/** The provider name of our own checker, which runs on the patient's device. */
export const embeddedChecker = "embedded";

/** The provider name where there is none (S9.DEF.03). */
const noChecker = "none";

type Named = Pick<
  ApplicationSettings,
  "symptomCheckerProvider" | "symptomCheckerService" | "acknowledgedNotValidated"
>;
type Here = {
  installed: readonly string[];
  isProduction: boolean;
  /** What the installation provides for third-party checkers; without it none is ready. */
  outside?: Omit<OutsideInstallation, "isProduction"> | undefined;
};

/**
 * Returns the provider of symptom checks at a clinic; `none` when the chosen one is not installed or not ready. In
 * production the embedded checker requires that somebody at the clinic has accepted responsibility (D.102). A
 * third-party checker requires its name, an address, and for HTTP an API key of this installation.
 */
export function symptomCheckerOf(settings: Named, { installed, isProduction, outside }: Here): string {
  const { symptomCheckerProvider: named, acknowledgedNotValidated: acknowledged } = settings;
  if (isOutside(named)) {
    const isReady = outside && outsideCheckerProblem(settings, { ...outside, isProduction }) === null;
    return isReady ? named : noChecker;
  }
  if (named === embeddedChecker) return isProduction && !acknowledged ? noChecker : embeddedChecker;
  return installed.includes(named) ? named : noChecker;
}

type Offer = Pick<ApplicationSettings, "patientsSymptomChecker" | "symptomCheckerProvider">;

/**
 * Returns whether the clinic offers symptom checks: its flag is on and there is a provider. Requires the provider that
 * `symptomCheckerOf` returned.
 */
export function isCheckerOffered({ patientsSymptomChecker, symptomCheckerProvider }: Offer): boolean {
  return patientsSymptomChecker && symptomCheckerProvider !== noChecker;
}

type Query = { doctorId?: string | undefined; appointmentDate?: string | undefined };

/**
 * Guards the checker's page: allowed where the clinic offers checks. Otherwise it redirects to the patient step with
 * the same doctor and time, or to `/doctors` where the query has no valid id or date (D.33).
 */
export function guardSymptomChecker(query: Query, settings: Offer): { allow: true } | { redirect: string } {
  if (isCheckerOffered(settings)) return { allow: true };
  const { doctorId = "", appointmentDate = "" } = query;
  if (asRouteId(doctorId) === null || Number.isNaN(Date.parse(appointmentDate)))
    return { redirect: "/doctors" };
  return {
    redirect: `/scheduling/patient?doctorId=${doctorId}&appointmentDate=${encodeURIComponent(appointmentDate)}`,
  };
}
