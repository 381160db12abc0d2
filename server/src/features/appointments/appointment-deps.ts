import { guestHeader } from "../../platform/http/authentication.ts";
import type { Hints } from "../../platform/realtime/hints.ts";
import type { Call } from "../../platform/http/mount.ts";
import type { EndpointShape } from "@anteroom/contract/endpoint";
import type { FastifyRequest } from "fastify";
import { readerOf } from "../../platform/http/reader-of.ts";
import type { AppointmentRow } from "../../shared/appointment/present-appointment.ts";
import type { Services } from "../../platform/config/services.ts";

/** What changing a visit stands on. */
export type AppointmentDeps = {
  services: Pick<Services, "app" | "db" | "clock" | "jobs" | "config">;
  hints: Pick<Hints, "appointmentChanged">;
};

/** Whom a hint about a review is for: its time stays taken, so who looks for free times hears nothing. */
export function personsOf({ id, patient_id, patient_parent_id }: AppointmentRow) {
  return { id, patient_id, patient_parent_id };
}

/** The language in which somebody asks for a change of their own appointment; null where another person reads of it. */
export function requestedLanguage(
  { caller, request }: { caller: { kind: string; patientId?: number }; request: FastifyRequest },
  { patient_id }: { patient_id: number | null },
): string | null {
  const isOwn = caller.kind === "guest" || caller.patientId === patient_id;
  return isOwn ? readerOf(request).language : null;
}

/** The token a guest came with: the way to the visit leads through it. */
export function guestTokenOf({
  caller,
  request,
}: Pick<Call<EndpointShape>, "request"> & { caller: { kind: string } }) {
  const { [guestHeader]: token } = request.headers;
  return caller.kind === "guest" && typeof token === "string" ? token : undefined;
}
