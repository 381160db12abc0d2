import { use } from "react";
import { HydratedContext, useClinic } from "../app-context.tsx";
import { MinuteContext, ZoneContext } from "../hydration/wake-up.tsx";

/** The time zones in which an appointment is shown. */
export type AppointmentZones = {
  /** The profile's or device's zone; null until hydration. */
  patient: string | null;
  clinic: string;
};

/** Returns the zones of an appointment; `clinicZone` is its own, if it has one. */
export function useAppointmentZones(clinicZone?: string): AppointmentZones {
  const { settings } = useClinic();
  const zone = use(ZoneContext);
  // Who reads in the clinic's zone is not drawn anew when the page wakes up: it says the same.
  const isKnown = clinicZone === undefined || use(HydratedContext);
  return { patient: isKnown ? zone : null, clinic: clinicZone ?? settings.timeZone };
}

/** Returns the current minute in ms; during hydration the minute of the server's rendering. */
export function usePresentMinute(): number {
  return use(MinuteContext);
}
