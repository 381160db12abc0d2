import { isOutside, lackOfOutside, type OutsideInstallation } from "./outside-checker.ts";
import { asRouteId } from "../shared/route-values.ts";
import type { ApplicationSettings } from "../clinic/settings.ts";

/** Our own checker, which runs on the patient's own device; a provider like another. */
export const embeddedChecker = "embedded";

/** S9.DEF.03: without one there is no symptom checker. */
const noChecker = "none";

type Named = Pick<
  ApplicationSettings,
  "symptomCheckerProvider" | "symptomCheckerService" | "acknowledgedNotValidated"
>;
type Here = {
  installed: readonly string[];
  isProduction: boolean;
  /** What there is for checkers of other companies; without it there are none. */
  outside?: Omit<OutsideInstallation, "isProduction"> | undefined;
};

/**
 * Who checks symptoms at a clinic. A name that nobody installed is as good as none; in production the embedded checker
 * needs somebody of the clinic who answers for what nobody has validated (D.102). A checker of another company needs its
 * name, an address, and for HTTP a key of this installation.
 */
export function symptomCheckerOf(settings: Named, { installed, isProduction, outside }: Here): string {
  const { symptomCheckerProvider: named, acknowledgedNotValidated: acknowledged } = settings;
  if (isOutside(named)) {
    const isReady = outside && lackOfOutside(settings, { ...outside, isProduction }) === null;
    return isReady ? named : noChecker;
  }
  if (named === embeddedChecker) return isProduction && !acknowledged ? noChecker : embeddedChecker;
  return installed.includes(named) ? named : noChecker;
}

type Offer = Pick<ApplicationSettings, "patientsSymptomChecker" | "symptomCheckerProvider">;

/** Whether the clinic offers to check symptoms: its flag is on and somebody provides it. */
export function isCheckerOffered({ patientsSymptomChecker, symptomCheckerProvider }: Offer): boolean {
  return patientsSymptomChecker && symptomCheckerProvider !== noChecker;
}

type Query = { doctorId?: string | undefined; appointmentDate?: string | undefined };

/** D.33: where there is no checker its page goes on to the patient step with the same slot; without a slot, to the doctors. */
export function guardSymptomChecker(query: Query, settings: Offer): { allow: true } | { redirect: string } {
  if (isCheckerOffered(settings)) return { allow: true };
  const { doctorId = "", appointmentDate = "" } = query;
  if (asRouteId(doctorId) === null || Number.isNaN(Date.parse(appointmentDate)))
    return { redirect: "/doctors" };
  return {
    redirect: `/scheduling/patient?doctorId=${doctorId}&appointmentDate=${encodeURIComponent(appointmentDate)}`,
  };
}
