import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { useMemo } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { useGuestAccess } from "../../../platform/guest-access.ts";
import { guestHeaders } from "./call-api.ts";

/**
 * Returns the headers that authorise requests about an appointment: those of a stored guest link, which takes
 * precedence; empty where the session suffices.
 */
export function useAppointmentHeaders({ id }: Pick<Appointment, "id">): Record<string, string> {
  const held = useGuestAccess(useApp().guest);
  const token = held.find(({ appointmentId }) => appointmentId === id)?.token ?? null;
  return useMemo((): Record<string, string> => (token === null ? {} : guestHeaders(token)), [token]);
}
