import type { Locale } from "@anteroom/domain/locales";
import { visitClocks } from "@anteroom/domain/visit-time";
import { useLingui } from "@lingui/react/macro";
import { useClinic, useIsAwake, useSession } from "../../platform/app-context.tsx";

/** The patient's zone: the profile's, else the browser's once the page has woken up. */
export function usePatientZone(): string | null {
  const session = useSession();
  const isAwake = useIsAwake();
  if (session.kind === "signed-in" && session.profile.timeZone) return session.profile.timeZone;
  return isAwake ? Intl.DateTimeFormat().resolvedOptions().timeZone : null;
}

/** A visit's time on the patient's clock, and on the clinic's where that shows another. */
export function useVisitClocks(startTime: string, clinicZone?: string) {
  const { settings } = useClinic();
  const patient = usePatientZone();
  const locale = useLocale();
  return visitClocks(Date.parse(startTime), { patient, clinic: clinicZone ?? settings.timeZone }, locale);
}

/** The language of the page. */
export function useLocale(): Locale {
  const { i18n } = useLingui();
  return i18n.locale as Locale; // only our own languages are ever activated
}
