import type { Locale } from "@anteroom/domain/locales";
import { shownTime, visitClocks, type ShownTime } from "@anteroom/domain/visit-time";
import { useLingui } from "@lingui/react/macro";
import { useSession } from "../../platform/app-context.tsx";

/** The language of the page; Lingui knows it as a plain string. */
export function useLocale(): Locale {
  return useLingui().i18n.locale as Locale;
}

/** The clocks of a visit: the person's own, and the clinic's where it shows another time. */
export function useVisitClocks(instant: string, clinicZone: string) {
  const locale = useLocale();
  return visitClocks(Date.parse(instant), { patient: usePatientZone(), clinic: clinicZone }, locale);
}

/** One instant on the person's own clock. */
export function usePatientsTime(instant: string, clinicZone: string): ShownTime {
  return shownTime(Date.parse(instant), usePatientZone() ?? clinicZone, useLocale());
}

/** The profile's zone, else the device's. Only screens that are drawn in the browser ask. */
function usePatientZone(): string | null {
  const session = useSession();
  const own = session.kind === "signed-in" ? session.profile.timeZone : null;
  return own ?? Intl.DateTimeFormat().resolvedOptions().timeZone ?? null;
}
