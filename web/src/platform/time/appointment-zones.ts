import { use } from "react";
import { HydratedContext, useClinic } from "../app-context.tsx";
import { MinuteContext, ZoneContext } from "../hydration/hydration-provider.tsx";

/** The time zones in which an appointment is shown. */
export type AppointmentZones = {
  /** The profile's or device's zone. During hydration null or the clinic's, see `useAppointmentZones`. */
  patient: string | null;
  /** The appointment's own zone, else the clinic's. */
  clinic: string;
};

/**
 * Returns the zones of an appointment; `clinicZone` is its own, if it has one. Until hydration, `patient` is
 * null with `clinicZone`, and the clinic's zone without it.
 */
export function useAppointmentZones(clinicZone?: string): AppointmentZones {
  const { settings } = useClinic();
  const zone = use(ZoneContext);
  // A reader in the clinic's zone needs no new render at hydration: the text is the same.
  const isKnown = clinicZone === undefined || use(HydratedContext);
  return { patient: isKnown ? zone : null, clinic: clinicZone ?? settings.timeZone };
}

/** Returns the current minute in ms; during hydration the minute of the server's rendering. */
export function usePresentMinute(): number {
  return use(MinuteContext);
}
