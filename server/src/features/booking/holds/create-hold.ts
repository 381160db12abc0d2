import { holdHeader, type createHold as endpoint } from "@anteroom/contract/appointment/booking";
import {
  guestHeader,
  guestOfToken,
  patientHeader,
  sessionOfToken,
  touchSession,
} from "../../../platform/http/authentication.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import type { Hints } from "../../../platform/realtime/hints.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { isOfFamily } from "../../../shared/appointment/own-appointment.ts";
import { isProblem, problem } from "../../../platform/http/problem.ts";
import type { Services } from "../../../platform/config/services.ts";
import { hashOf, newToken } from "../../../platform/crypto/secrets.ts";
import { takeOverFiles } from "../../../platform/files/stored-file.ts";
import type { AddressHash } from "../address-hash.ts";
import { readHoldHeader } from "./hold-header.ts";
import { presentHold } from "./present-hold.ts";
import { findUndeliveredHolds, lockForSlot, ownHolds, takeSlot, type Requester } from "./take-slot.ts";
import { withAlternatives } from "./with-alternatives.ts";
import { appointmentStateLists } from "../../../platform/database/state-lists.ts";

/**
 * Holds a free slot for ten minutes, for a patient or a visitor who is not signed in (D.70, D.71). Ends the
 * requester's other holds, takes over their files, and sends hints. The body's `secret`, if given, makes a
 * repeat safe; the answer has it. Visitors are limited by address and share of the day. Refusals for an
 * unavailable slot include alternatives.
 */
export async function createHold(
  call: Call<typeof endpoint>,
  services: Pick<Services, "jobs" | "config">,
  hints: Pick<Hints, "appointmentChanged">,
  addressHash: AddressHash,
) {
  const { tenant, now, body, headers, reply } = call;
  if (!tenant.settings.patientsWebScheduling) return problem("feature_off");
  const secret = body.secret ?? newToken();
  const slotRequest = { services, tenant, now, doctorId: body.doctor_id, start: new Date(body.start_time) };
  const { [patientHeader]: token } = call.request.headers;
  const session = typeof token === "string" ? await call.tx((tx) => sessionOfToken(tx, token, now)) : null;
  // In its own transaction: every other call locks the person first, then the session.
  if (session?.isTouchDue) await call.tx((tx) => touchSession(tx, session.caller, now));
  const taken = await withAlternatives({ ...slotRequest, tx: call.tx }, async (tx) => {
    const requester: Requester = session
      ? { patientId: session.caller.patientId, addressHash: null }
      : ((await bookedGuest(tx, call)) ?? { patientId: null, addressHash: addressHash(call.address, now) });
    const key = readHoldHeader(headers[holdHeader]);
    const { doctor, offered } = await lockForSlot(tx, { ...slotRequest, requester }, key);
    const [own, unanswered] = await Promise.all([
      ownHolds(tx, requester, key),
      body.secret === undefined ? [] : findUndeliveredHolds(tx, slotRequest, hashOf(secret)),
    ]);
    const before = [...own, ...offered, ...unanswered];
    const slot = { doctor, own: before };
    const row = await takeSlot(tx, { ...slotRequest, requester }, slot, hashOf(secret));
    await takeOverFiles(tx, await failedAppointments(tx, call, session?.caller.patientId ?? null), row);
    return { row, before };
  });
  if (isProblem(taken)) return taken;
  const { row, before } = taken;
  // Hints go to the doctors' watchers only: holds are on no patient's list.
  for (const { id, doctor_id } of [row, ...before])
    void hints.appointmentChanged(tenant.id, { id, doctor_id, patient_id: null, is_hold: true });
  if (row.hold_expires_at === null) throw new Error(`Hold ${row.id} without an end`);
  reply.header("cache-control", "no-store");
  return { data: { entity: { ...presentHold(row, row.hold_expires_at), secret } } };
}

/**
 * Returns the appointment that `files_of` names if it is the caller's own and its payment failed; else an
 * empty list.
 */
async function failedAppointments(
  tx: Tx,
  { body, now }: Call<typeof endpoint>,
  patientId: number | null,
): Promise<{ id: number }[]> {
  if (!body.files_of) return [];
  const { appointment_id: id, guest_token: token } = body.files_of;
  const guest = token === undefined ? null : await guestOfToken(tx, token, now);
  if (guest === null && patientId === null) return [];
  const isOwn = guest ? sql<boolean>`a.guest_id = ${guest.guestId}` : isOfFamily(patientId ?? 0);
  const { rows } = await sql<{ id: number }>`
    select a.id from appointments a where a.id = ${id} and a.status = 'payment_failed' and ${isOwn}`.execute(
    tx,
  );
  return rows;
}

/**
 * Returns the guest of a booked appointment as a requester: like a patient, they may hold one slot. Else
 * null.
 */
async function bookedGuest(tx: Tx, { request, now }: Call<typeof endpoint>): Promise<Requester | null> {
  const { [guestHeader]: token } = request.headers;
  const guest = typeof token === "string" ? await guestOfToken(tx, token, now) : null;
  if (!guest) return null;
  const { rows } = await sql`
    select 1 from appointments
    where guest_id = ${guest.guestId} and status in ${appointmentStateLists.upcoming} limit 1`.execute(tx);
  if (rows.length === 0) return null;
  return { patientId: null, addressHash: hashOf(`hold of guest ${guest.guestId}`), isBookedGuest: true };
}
