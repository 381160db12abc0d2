import { guestHeader } from "../../platform/http/authentication.ts";
import type { Hints } from "../../platform/realtime/hints.ts";
import type { Call } from "../../platform/http/mount.ts";
import type { EndpointShape } from "@anteroom/contract/endpoint";
import type { FastifyRequest } from "fastify";
import { readerOf } from "../../platform/http/reader-of.ts";
import type { AppointmentRow } from "../../shared/appointment/present-appointment.ts";
import type { Services } from "../../platform/config/services.ts";

/** What changing an appointment requires. */
export type AppointmentDeps = {
  services: Pick<Services, "app" | "db" | "clock" | "jobs" | "config">;
  hints: Pick<Hints, "appointmentChanged">;
};

/**
 * Returns what a hint about a review needs: appointment, patient and carer, the only ones it
 * reaches. Without the doctor, because the slot stays taken and booking pages need no update.
 */
export function reviewHintFacts({ id, patient_id, patient_parent_id }: AppointmentRow) {
  return { id, patient_id, patient_parent_id };
}

/**
 * Returns the language of the request when the caller changes their own appointment; null when the mail's
 * reader is someone else.
 */
export function requestedLanguage(
  { caller, request }: { caller: { kind: string; patientId?: number }; request: FastifyRequest },
  { patient_id }: { patient_id: number | null },
): string | null {
  const isOwn = caller.kind === "guest" || caller.patientId === patient_id;
  return isOwn ? readerOf(request).language : null;
}

/**
 * Returns the guest token of the request, which is part of the guest's call URL; undefined for other callers.
 * It is not verified here.
 */
export function guestTokenOf({
  caller,
  request,
}: Pick<Call<EndpointShape>, "request"> & { caller: { kind: string } }) {
  const { [guestHeader]: token } = request.headers;
  return caller.kind === "guest" && typeof token === "string" ? token : undefined;
}
