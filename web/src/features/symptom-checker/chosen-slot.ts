import { asRouteId } from "@anteroom/domain/route-values";
import type { SlotChoice } from "../../platform/booking-memory.ts";

/** The slot that the address keeps through the checker, or null. */
export function slotOfSearch({
  doctorId = "",
  appointmentDate = "",
}: Partial<Record<string, string>>): SlotChoice | null {
  const id = asRouteId(doctorId);
  const at = Date.parse(appointmentDate);
  return id === null || Number.isNaN(at) ? null : { doctorId: id, startTime: new Date(at).toISOString() };
}
