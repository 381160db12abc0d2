import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { joinByCode as shape } from "@anteroom/contract/appointment/join";
import { readAppointmentCode } from "@anteroom/domain/appointment/appointment-code";
import { joinOpensAt } from "@anteroom/domain/appointment/session-window";
import { mayEnterCall } from "@anteroom/domain/appointment/appointment-access";
import { mostGuestAppointments, mostWaitingByCode } from "@anteroom/domain/call/call-guests";
import { sql } from "kysely";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import {
  guestHeader,
  guestOfToken,
  patientHeader,
  patientOfToken,
} from "../../platform/http/authentication.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Call } from "../../platform/http/mount.ts";
import { loadOwnAppointment } from "../../shared/appointment/own-appointment.ts";
import { loadAppointments, type AppointmentRow } from "../../shared/appointment/present-appointment.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { hashOf, newInvitationToken } from "../../platform/crypto/secrets.ts";
import { refuseCall } from "./call-refusal.ts";
import { addressSubject, codeLog, countTries, uncountTry } from "../../platform/http/rate-limits.ts";

/**
 * Wrong codes an hour from one network (D.90). A code has 40 random bits (32^8 = 1.1e12). With 10,000
 * networks and 500 appointments that can be entered at once, an attacker hits one with a chance of 5 x 10,000
 * x 500 / 1.1e12 = 2.3e-5 an hour, once in five years, and then waits in the lobby, where the doctor admits
 * people by name.
 */
const mostPerAddress = 5;
/**
 * How often one appointment's code opens it in an hour, from any network, so that the lobby cannot be
 * crowded.
 */
const mostPerAppointment = 30;
const appointmentSubject = (id: number) => hashOf(`appointment code of ${id}`);

type Answer = AnswerOf<typeof shape>;

/**
 * Opens an appointment by its code: returns the path of the caller's own call (of the appointment's page once
 * the call is over), or creates a right for the lobby and returns its path; before the call opens, only the
 * time. `appointment_code_invalid` also for an appointment without a video call or an unpaid one; `visit_over`
 * for one that is over, cancelled or declined. Wrong codes count: 5 an hour from one network; one appointment opens at
 * most 30 times an hour; then `too_many_requests`. Only the 10 newest guests by code who were not admitted
 * keep their right.
 */
export async function joinByCode(call: Call<typeof shape>): Promise<Answer | ProblemOutcome> {
  const { tenant, address, body, now, tx, reply } = call;
  reply.header("cache-control", "no-store");
  const code = readAppointmentCode(body.code);
  if (code === null) return problem("appointment_code_invalid");
  return tx(async (one) => {
    const [appointment] = await loadAppointments(one, sql<boolean>`a.code = ${code}`);
    const own = await ownWay(one, call, appointment);
    if (own !== null) return answer(call, { leads_to: own });
    const network = { subject: addressSubject(address, "appointment code"), most: mostPerAddress };
    const limits = appointment
      ? [network, { subject: appointmentSubject(appointment.id), most: mostPerAppointment }]
      : [network];
    const wait = await countTries(one, tenant.id, limits, now, codeLog);
    if (wait !== null) return problem("too_many_requests", { retry_after: wait });
    const outcome = await openEntry(one, call, appointment);
    if (outcome === null) return problem("appointment_code_invalid");
    await uncountTry(one, network.subject, codeLog);
    return outcome;
  });
}

function answer(
  { tenant }: Call<typeof shape>,
  reported: { leads_to: string } | { opens_at: string },
): Answer {
  const { timeZone: time_zone } = tenant.settings;
  return { data: { entity: { leads_to: null, opens_at: null, time_zone, ...reported } } };
}

/** Returns the path of the call when the caller's family, or this browser's guest, has booked it; else null. */
async function ownWay(
  tx: Tx,
  { request, now }: Call<typeof shape>,
  appointment: AppointmentRow | undefined,
): Promise<string | null> {
  const { [patientHeader]: patientToken, [guestHeader]: guestToken } = request.headers;
  if (typeof patientToken === "string") {
    const caller = await patientOfToken(tx, patientToken, now);
    if (caller && appointment && (await loadOwnAppointment(tx, caller, appointment.id)))
      return refuseCall(appointment, now)?.code === "visit_over"
        ? `/appointments/${appointment.id}`
        : `/client/video/${appointment.id}`;
  }
  // A browser may have booked several appointments as a guest; it sends every token it holds.
  const guestTokens = typeof guestToken === "string" && appointment?.guest_id ? guestToken.split(",") : [];
  for (const token of guestTokens.slice(0, mostGuestAppointments)) {
    const caller = await guestOfToken(tx, token, now);
    if (caller && appointment?.guest_id === caller.guestId)
      return refuseCall(appointment, now)?.code === "visit_over"
        ? `/appointments/${appointment.id}`
        : `/guest/video/${token}`;
  }
  return null;
}

/** Returns null as for an unknown code. Of a call that is not open yet, only the time is revealed. */
async function openEntry(
  tx: Tx,
  call: Call<typeof shape>,
  row: AppointmentRow | undefined,
): Promise<Answer | ProblemOutcome | null> {
  if (!row) return null;
  const facts = { serviceType: row.service_type, status: row.status };
  const [startTime, endTime] = [row.start_time.getTime(), row.end_time.getTime()];
  const access = mayEnterCall({ ...facts, startTime, endTime }, call.now.getTime());
  if (access.allow) return answer(call, { leads_to: `/guest/video/${await giveRight(tx, call, row)}` });
  if (access.reason === "too-early")
    return answer(call, { opens_at: new Date(joinOpensAt(startTime)).toISOString() });
  return access.reason === "not-remote" || access.reason === "not-confirmed" ? null : problem("visit_over");
}

/** Creates a guest's right and returns its token. Of those never admitted only the newest ten keep theirs. */
async function giveRight(
  tx: Tx,
  { tenant, now }: Call<typeof shape>,
  { id: appointment_id }: AppointmentRow,
): Promise<string> {
  const token = newInvitationToken();
  const { id } = await tx
    .insertInto("visit_invitations")
    .values({
      tenant_id: tenant.id,
      appointment_id,
      invited_by: "code",
      name: "",
      relationship: null,
      token_hash: hashOf(token),
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql`update visit_invitations set ended_at = ${now} where id in (
    select id from visit_invitations
    where appointment_id = ${appointment_id} and invited_by = 'code' and admitted_at is null and ended_at is null
    order by id desc offset ${mostWaitingByCode})`.execute(tx);
  await audit(tx, tenant.id, { actor: actorOf(null), action: "invitation.by_code", object: `invited/${id}` });
  return token;
}
