import { isGateOpen } from "../clinic/gates.ts";
import type { ApplicationSettings } from "../clinic/settings.ts";

/**
 * Returns whether the clinic stores vital signs with appointments. Either gate suffices: a reading before the
 * appointment has its own gate and must be saved too.
 */
export function keepsAppointmentVitals(settings: ApplicationSettings): boolean {
  return isGateOpen("vitalSigns", settings) || isGateOpen("vitalSignsPreAppointment", settings);
}

/** Returns whether an appointment of this status accepts vital signs: while it is upcoming or under way. */
export function takesVitals(status: string): boolean {
  return status === "scheduled" || status === "accepted" || status === "preparing";
}

/**
 * What the page of the reading before an appointment shows. `expected`: the address says that it is open, and the
 * server has not confirmed it; nothing is measured until then.
 */
export type VitalsEntry = "open" | "closed" | "expected" | "unknown";

/** Returns what the page shows. The server's status decides; the status in the address is only a hint (D.88). */
export function vitalsEntry(facts: { status: string | null; hint: string | null }): VitalsEntry {
  if (facts.status !== null) return takesVitals(facts.status) ? "open" : "closed";
  if (facts.hint === null) return "unknown";
  return takesVitals(facts.hint) ? "expected" : "closed";
}
