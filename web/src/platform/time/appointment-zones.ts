import { isTimeZone } from "@anteroom/domain/shared/zoned-time";
import { useApp, useClinic, useIsHydrated, useSession } from "../app-context.tsx";
import { useStore } from "../storage/store.ts";

export type AppointmentZones = {
  /** The profile's zone, else the device's; null until the page has woken up, when everybody reads the clinic's. */
  patient: string | null;
  clinic: string;
};

/** The zones a visit is shown in. `clinicZone` is the visit's own, where it brings one. */
export function useAppointmentZones(clinicZone?: string): AppointmentZones {
  const { settings } = useClinic();
  const session = useSession();
  const isHydrated = useIsHydrated();
  const clinic = clinicZone ?? settings.timeZone;
  if (!isHydrated) return { patient: null, clinic };
  const chosen = session.kind === "signed-in" ? session.profile.timeZone : null;
  return { patient: chosen !== null && isTimeZone(chosen) ? chosen : deviceZone(), clinic };
}

/** The present minute in ms; on a page that wakes up the minute it was made in, so that both say the same. */
export function usePresentMinute(): number {
  const { clock, boot } = useApp();
  return useStore(clock.minute, Math.floor(boot.serverNow / 60_000) * 60_000);
}

function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
