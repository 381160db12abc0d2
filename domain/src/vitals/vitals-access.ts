import { isGateOpen } from "../clinic/gates.ts";
import type { ApplicationSettings } from "../clinic/settings.ts";

/**
 * Returns whether the clinic keeps vital signs of appointments. Either gate is enough: a reading before the appointment
 * is offered by a gate of its own, and what is offered must be saved.
 */
export function keepsAppointmentVitals(settings: ApplicationSettings): boolean {
  return isGateOpen("vitalSigns", settings) || isGateOpen("vitalSignsPreAppointment", settings);
}

/** Whether a visit takes vital signs: as long as it is to come or under way. */
export function takesVitals(status: string): boolean {
  return status === "scheduled" || status === "accepted" || status === "preparing";
}

/** `expected`: the address says that it is open, the server has not said so yet; nothing is read until then. */
export type VitalsEntry = "open" | "closed" | "expected" | "unknown";

/** What stands at the address of the reading before a visit: the server's status decides, a false hint opens nothing (D.88). */
export function vitalsEntry(facts: { status: string | null; hint: string | null }): VitalsEntry {
  if (facts.status !== null) return takesVitals(facts.status) ? "open" : "closed";
  if (facts.hint === null) return "unknown";
  return takesVitals(facts.hint) ? "expected" : "closed";
}
