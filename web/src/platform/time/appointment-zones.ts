import { use } from "react";
import { HydratedContext, useClinic } from "../app-context.tsx";
import { MinuteContext, ZoneContext } from "../hydration/wake-up.tsx";

export type AppointmentZones = {
  /** The profile's zone, else the device's; null until the page has woken up, when everybody reads the clinic's. */
  patient: string | null;
  clinic: string;
};

/** The zones a visit is shown in. `clinicZone` is the visit's own, where it brings one. */
export function useAppointmentZones(clinicZone?: string): AppointmentZones {
  const { settings } = useClinic();
  const zone = use(ZoneContext);
  // Who reads in the clinic's zone is not drawn anew when the page wakes up: it says the same.
  const isKnown = clinicZone === undefined || use(HydratedContext);
  return { patient: isKnown ? zone : null, clinic: clinicZone ?? settings.timeZone };
}

/** The present minute in ms; on a page that wakes up the minute it was made in, so that both say the same. */
export function usePresentMinute(): number {
  return use(MinuteContext);
}
