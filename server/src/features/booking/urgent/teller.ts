import type { IncomingHttpHeaders } from "node:http";
import { actorOf } from "../../../platform/privacy/audit.ts";
import {
  givenToken,
  guestOfToken,
  patientOfToken,
  type GuestCaller,
  type PatientCaller,
} from "../../../platform/http/authentication.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { loadOwnAppointment } from "../../../shared/appointment/own-appointment.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import type { HoldKey } from "../holds/hold-header.ts";
import { findHold } from "../holds/take-slot.ts";

/**
 * Who reports an urgent event: a patient, an appointment's guest, or an unknown holder of a slot.
 * `appointmentId` may be that of a hold, also an expired one. `actor` is the name in the audit log.
 */
export type UrgentReporter = { patientId: number | null; appointmentId: number | null; actor: string };

type Signs = { headers: IncomingHttpHeaders; hold: HoldKey | null; now: Date };

/**
 * Identifies who reports an urgent event: with an appointment by the patient's or guest's token, without one by
 * a patient's token or the hold. An expired hold still counts, because the danger persists. Returns
 * `unauthenticated` without these, `not_found` for an appointment that is not the caller's.
 */
export async function urgentReporterOf(
  tx: Tx,
  { headers, hold, now }: Signs,
  appointmentId: number | undefined,
): Promise<UrgentReporter | ProblemOutcome> {
  const caller = await callerOf(tx, headers, now);
  if (appointmentId !== undefined) {
    if (!caller) return problem("unauthenticated");
    const own = await loadOwnAppointment(tx, caller, appointmentId);
    return own ? { ...namesOf(caller), appointmentId } : problem("not_found");
  }
  const held = await findHold(tx, hold);
  if (caller?.kind === "patient") return { ...namesOf(caller), appointmentId: held?.id ?? null };
  if (!held) return problem("unauthenticated");
  return { patientId: null, appointmentId: held.id, actor: `hold/${held.id}` };
}

const namesOf = (caller: PatientCaller | GuestCaller) => ({
  patientId: caller.kind === "patient" ? caller.patientId : null,
  actor: actorOf(caller),
});

async function callerOf(
  tx: Tx,
  headers: IncomingHttpHeaders,
  now: Date,
): Promise<PatientCaller | GuestCaller | null> {
  const given = givenToken("visitor", headers);
  if (!given) return null;
  return given.kind === "guest" ? guestOfToken(tx, given.token, now) : patientOfToken(tx, given.token, now);
}
