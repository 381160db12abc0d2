import * as messages from "@anteroom/contract/call/messages";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { actorOf } from "../../../platform/privacy/audit.ts";
import type { Hints } from "../../../platform/realtime/hints.ts";
import { mount, type Call } from "../../../platform/http/mount.ts";
import { actingFor, loadOwnAppointment } from "../../../shared/appointment/own-appointment.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import type { Services } from "../../../platform/config/services.ts";
import { answerSeen, answerThread, answerWritten } from "./message-answers.ts";
import { readThread, markThreadSeen, writeMessage } from "./message-thread.ts";

type MessageHints = Pick<Hints, "messagesChanged">;

/**
 * Registers the patient's and guest's routes to list, send and mark as seen an appointment's messages (D.93).
 */
export function messageRoutes({ app }: Pick<Services, "app">, hints: MessageHints): void {
  mount(app, messages.listMessages, (call) => listMessages(hints, call));
  mount(app, messages.sendMessage, (call) => sendMessage(hints, call));
  mount(app, messages.seeMessages, (call) => seeMessages(hints, call));
}

async function listMessages(
  hints: MessageHints,
  { tenant, caller, params, now, tx }: Call<typeof messages.listMessages>,
): Promise<AnswerOf<typeof messages.listMessages> | ProblemOutcome> {
  const read = await tx(async (one) => {
    const appointment = await loadOwnAppointment(one, caller, params.appointment_id);
    return appointment && readThread(one, appointment, "patient", now);
  });
  return answerThread(hints, { tenant, params }, read);
}

async function sendMessage(
  hints: MessageHints,
  { tenant, caller, params, body, now, tx }: Call<typeof messages.sendMessage>,
): Promise<AnswerOf<typeof messages.sendMessage> | ProblemOutcome> {
  const written = await tx(async (one) => {
    const appointment = await loadOwnAppointment(one, caller, params.appointment_id);
    if (!appointment) return problem("not_found");
    const log = { actor: actorOf(caller), ...actingFor(caller, appointment) };
    return writeMessage(one, appointment, { ...body, sender: "patient" }, { tenantId: tenant.id, now, log });
  });
  return answerWritten(hints, { tenant, params }, written);
}

async function seeMessages(
  hints: MessageHints,
  { tenant, caller, params, body, now, tx }: Call<typeof messages.seeMessages>,
): Promise<ProblemOutcome | undefined> {
  const wasNew = await tx(async (one) => {
    const appointment = await loadOwnAppointment(one, caller, params.appointment_id);
    return appointment && markThreadSeen(one, appointment, { upTo: body.up_to, side: "patient", now });
  });
  return answerSeen(hints, { tenant, params }, wasNew);
}
