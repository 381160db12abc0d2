import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { joinByCode as shape } from "@anteroom/contract/join";
import { readAppointmentCode } from "@anteroom/domain/appointment-code";
import { joinOpensAt } from "@anteroom/domain/session-window";
import { mayEnterVisit } from "@anteroom/domain/visit-access";
import { mostWaitingByCode } from "@anteroom/domain/visit-guests";
import { sql } from "kysely";
import { actorOf, audit } from "../../platform/audit.ts";
import { guestHeader, guestOfToken, patientHeader, patientOfToken } from "../../platform/authentication.ts";
import type { Tx } from "../../platform/database.ts";
import type { Call } from "../../platform/mount.ts";
import { loadOwnAppointment } from "../../platform/own-appointment.ts";
import { loadAppointments, type AppointmentRow } from "../../platform/present-appointment.ts";
import { problem, type ProblemOutcome } from "../../platform/problem.ts";
import { hashOf, newInvitationToken } from "../../platform/secrets.ts";
import { addressSubject, codeLog, countTries, giveBackTry } from "../../platform/try-limits.ts";

/** D.90: wrong codes an hour. */
const mostPerAddress = 5;
const mostPerClinic = 50;
const clinicSubject = hashOf("appointment codes of the clinic");

type Answer = AnswerOf<typeof shape>;

/**
 * What an appointment's code opens: one's own visit; else the door of the visit, as a guest whom the doctor lets in.
 * A try is counted before anything is said, and taken back where the code was right.
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
    const subjects = [addressSubject(address, "appointment code"), clinicSubject];
    const limits = subjects.map((subject, index) => ({
      subject,
      most: index === 0 ? mostPerAddress : mostPerClinic,
    }));
    const wait = await countTries(one, tenant.id, limits, now, codeLog);
    if (wait !== null) return problem("too_many_requests", { retry_after: wait });
    const outcome = await openDoor(one, call, appointment);
    if (outcome === null) return problem("appointment_code_invalid");
    for (const subject of subjects) await giveBackTry(one, subject, codeLog);
    return outcome;
  });
}

function answer({ tenant }: Call<typeof shape>, told: { leads_to: string } | { opens_at: string }): Answer {
  const { timeZone: time_zone } = tenant.settings;
  return { data: { entity: { leads_to: null, opens_at: null, time_zone, ...told } } };
}

/** Where the caller's own visit is held, if it is that: a family's, or what this browser's guest has booked. */
async function ownWay(
  tx: Tx,
  { request, now }: Call<typeof shape>,
  appointment: AppointmentRow | undefined,
): Promise<string | null> {
  const { [patientHeader]: patientToken, [guestHeader]: guestToken } = request.headers;
  if (typeof patientToken === "string") {
    const caller = await patientOfToken(tx, patientToken, now);
    if (caller && appointment && (await loadOwnAppointment(tx, caller, appointment.id)))
      return `/client/video/${appointment.id}`;
  }
  if (typeof guestToken === "string") {
    const caller = await guestOfToken(tx, guestToken, now);
    if (caller && appointment?.guest_id === caller.guestId) return `/guest/video/${guestToken}`;
  }
  return null;
}

/** Null: as good as no such code. What is said of a visit that is not open is a time at most. */
async function openDoor(
  tx: Tx,
  call: Call<typeof shape>,
  row: AppointmentRow | undefined,
): Promise<Answer | ProblemOutcome | null> {
  if (!row) return null;
  const facts = { serviceType: row.service_type, status: row.status };
  const [startTime, endTime] = [row.start_time.getTime(), row.end_time.getTime()];
  const access = mayEnterVisit({ ...facts, startTime, endTime }, call.now.getTime());
  if (access.allow) return answer(call, { leads_to: `/guest/video/${await giveRight(tx, call, row)}` });
  if (access.reason === "too-early")
    return answer(call, { opens_at: new Date(joinOpensAt(startTime)).toISOString() });
  return access.reason === "not-remote" || access.reason === "not-confirmed" ? null : problem("visit_over");
}

/** The right of a guest; of those who were never let in only the latest ten keep theirs. */
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
