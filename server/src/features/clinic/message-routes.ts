import * as messages from "@anteroom/contract/call/messages";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { sql } from "kysely";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { ClinicCaller } from "../../platform/http/authentication.ts";
import type { Hints } from "../../platform/realtime/hints.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import type { Services } from "../../platform/config/services.ts";
import { queueAppointmentMail } from "../../shared/mail/appointment-mail.ts";
import { answerSeen, answerThread, answerWritten } from "../consultation/messages/message-answers.ts";
import {
  isOnlyUndelivered,
  presentMessage,
  readThread,
  markThreadSeen,
  writeMessage,
  type MessageRow,
} from "../consultation/messages/message-thread.ts";
import type { CallRooms } from "../consultation/call-rooms.ts";
import { loadClinicAppointment, seenBy } from "./clinic-appointment.ts";

type MessageHints = Pick<Hints, "messagesChanged">;
type Rooms = { hints: MessageHints; waitingRoom: Pick<CallRooms["waitingRoom"], "isHere"> };

/**
 * Registers the clinic's routes to list unseen messages, read, write and mark threads as seen. A doctor's
 * token has access to that doctor's appointments only. Reads are audited; a patient who is not in the waiting
 * room gets a mail about the first undelivered message.
 */
export function clinicMessageRoutes(services: Services, { hints, waitingRoom }: Rooms): void {
  const { app } = services;
  mount(app, messages.clinicUnseenMessages, listUnseen);
  mount(app, messages.clinicListMessages, (call) => listMessages(hints, call));
  mount(app, messages.clinicSendMessage, (call) => sendMessage({ services, hints, waitingRoom }, call));
  mount(app, messages.clinicSeeMessages, (call) => seeMessages(hints, call));
}

/** The audit entry of a read; all reads but the patient's are audited (design.md, section 4). */
const readBy = (caller: ClinicCaller, object: string) => ({
  actor: actorOf(caller),
  action: "message.read" as const,
  object,
});

type Unseen = MessageRow & { appointment_id: number; doctor_id: number; patient_name: string };

async function listUnseen({
  tenant,
  caller,
  tx,
}: Call<typeof messages.clinicUnseenMessages>): Promise<AnswerOf<typeof messages.clinicUnseenMessages>> {
  const rows = await tx(async (one) => {
    const found = await sql<Unseen>`
      select m.id, m.sender, m.key, m.body, m.sent_at, m.delivered_at, m.seen_at,
        m.appointment_id, a.doctor_id, coalesce(p.name, g.name) as patient_name
      from messages m
        join appointments a on a.tenant_id = m.tenant_id and a.id = m.appointment_id
        left join patients p on p.tenant_id = a.tenant_id and p.id = a.patient_id
        left join guests g on g.tenant_id = a.tenant_id and g.id = a.guest_id
      where m.sender = 'patient' and m.seen_at is null and ${seenBy(caller)}
      order by m.id limit 100`.execute(one);
    if (found.rows.length > 0)
      await audit(one, tenant.id, readBy(caller, `message/${found.rows.map(({ id }) => id).join(",")}`));
    return found.rows;
  });
  const collection = rows.map((row) => ({
    ...presentMessage(row),
    appointment_id: row.appointment_id,
    doctor_id: row.doctor_id,
    patient_name: row.patient_name,
  }));
  return { data: { collection } };
}

async function listMessages(
  hints: MessageHints,
  { tenant, caller, params, now, tx }: Call<typeof messages.clinicListMessages>,
): Promise<AnswerOf<typeof messages.clinicListMessages> | ProblemOutcome> {
  const read = await tx(async (one) => {
    const appointment = await loadClinicAppointment(one, caller, params.appointment_id);
    if (!appointment) return null;
    await audit(one, tenant.id, readBy(caller, `appointment/${appointment.id}`));
    return readThread(one, appointment, "clinic", now);
  });
  return answerThread(hints, { tenant, params }, read);
}

/** Writes a message. A patient who is not connected gets one mail about the first undelivered message. */
async function sendMessage(
  { services, hints, waitingRoom }: Rooms & { services: Services },
  { tenant, caller, params, body, now, tx }: Call<typeof messages.clinicSendMessage>,
): Promise<AnswerOf<typeof messages.clinicSendMessage> | ProblemOutcome> {
  const sender = caller.doctorId === null ? (body.sender ?? "clinic") : "doctor";
  const written = await tx(async (one) => {
    const appointment = await loadClinicAppointment(one, caller, params.appointment_id);
    if (!appointment) return problem("not_found");
    const { id } = appointment;
    const log = { actor: actorOf(caller) };
    const sent = await writeMessage(one, appointment, { ...body, sender }, { tenantId: tenant.id, now, log });
    if (isProblem(sent) || !sent.isNew) return sent;
    const isHere = await waitingRoom.isHere({ tenantId: tenant.id, appointmentId: id });
    if (!isHere && (await isOnlyUndelivered(one, id, sent.message.id)))
      await queueAppointmentMail(one, "visit_message", id, { services, tenant, now });
    return sent;
  });
  return answerWritten(hints, { tenant, params }, written);
}

async function seeMessages(
  hints: MessageHints,
  { tenant, caller, params, body, now, tx }: Call<typeof messages.clinicSeeMessages>,
): Promise<ProblemOutcome | undefined> {
  const wasNew = await tx(async (one) => {
    const appointment = await loadClinicAppointment(one, caller, params.appointment_id);
    if (!appointment) return null;
    await audit(one, tenant.id, {
      ...readBy(caller, `appointment/${appointment.id}`),
      action: "message.see",
    });
    return markThreadSeen(one, appointment, { upTo: body.up_to, side: "clinic", now });
  });
  return answerSeen(hints, { tenant, params }, wasNew);
}
