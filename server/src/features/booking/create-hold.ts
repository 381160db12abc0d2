import { holdHeader, type createHold as endpoint } from "@anteroom/contract/booking";
import { patientHeader, patientOfToken } from "../../platform/authentication.ts";
import type { Hints } from "../../platform/hints.ts";
import type { Call } from "../../platform/mount.ts";
import { isProblem, problem } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import { hashOf, newToken } from "../../platform/secrets.ts";
import type { AddressHash } from "./address-hash.ts";
import { readHoldHeader } from "./hold-header.ts";
import { presentHold } from "./present-hold.ts";
import { findUnanswered, lockForSlot, takeSlot, type Wisher } from "./take-slot.ts";
import { withAlternatives } from "./with-alternatives.ts";

/** D.70, D.71: keeps a free time for ten minutes, for a patient or for somebody who is not signed in. */
export async function createHold(
  call: Call<typeof endpoint>,
  services: Pick<Services, "jobs" | "config">,
  hints: Pick<Hints, "appointmentChanged">,
  addressHash: AddressHash,
) {
  const { tenant, now, body, headers, reply } = call;
  if (!tenant.settings.patientsWebScheduling) return problem("feature_off");
  const secret = body.secret ?? newToken();
  const wish = { services, tenant, now, doctorId: body.doctor_id, start: new Date(body.start_time) };
  const taken = await withAlternatives({ ...wish, tx: call.tx }, async (tx) => {
    const { [patientHeader]: token } = call.request.headers;
    const patient = typeof token === "string" ? await patientOfToken(tx, token, now) : null;
    const wisher: Wisher = patient
      ? { patientId: patient.patientId, addressHash: null }
      : { patientId: null, addressHash: addressHash(call.address, now) };
    const lock = await lockForSlot(tx, { ...wish, wisher }, readHoldHeader(headers[holdHeader]));
    const unanswered = body.secret === undefined ? [] : await findUnanswered(tx, wish, hashOf(secret));
    const before = [...lock.own, ...unanswered];
    const slot = { doctor: lock.doctor, own: before };
    return { row: await takeSlot(tx, { ...wish, wisher }, slot, hashOf(secret)), before };
  });
  if (isProblem(taken)) return taken;
  const { row, before } = taken;
  // Others who look at these doctors hear of it; no patient does, a hold is on nobody's list.
  for (const { id, doctor_id } of [row, ...before])
    void hints.appointmentChanged(tenant.id, { id, doctor_id, patient_id: null });
  if (row.hold_expires_at === null) throw new Error(`Hold ${row.id} without an end`);
  reply.header("cache-control", "no-store");
  return { data: { entity: { ...presentHold(row, row.hold_expires_at), secret } } };
}
