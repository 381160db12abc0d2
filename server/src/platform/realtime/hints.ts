import { channelOf, realtimeEvents } from "@anteroom/contract/channels";
import { BusUnavailable } from "../../ports/bus.ts";
import type { Realtime } from "../../ports/realtime.ts";

type AppointmentIds = {
  id: number;
  patient_id: number | null;
  patient_parent_id?: number | null;
  /**
   * The doctor whose free times may have changed too: everybody who views them gets an event without data.
   */
  doctor_id?: number;
  /** A hold, which is no appointment yet: the clinic's lists do not show it, so the clinic gets no event. */
  is_hold?: boolean;
};

/** Events after a commit. They name what changed; clients then fetch it again. */
export type Hints = {
  /** Status, time, payment or review of an appointment or hold has changed. Goes to its persons and to the clinic. */
  appointmentChanged: (tenantId: number, appointment: AppointmentIds) => Promise<void>;
  callChanged: (tenantId: number, appointmentId: number) => Promise<void>;
  callEnded: (tenantId: number, appointmentId: number) => Promise<void>;
  waitingRoomChanged: (tenantId: number) => Promise<void>;
  /** Sent to a page whose participant has joined on another page. */
  callTakenOver: (tenantId: number, participantId: string) => Promise<void>;
  /** A message between patient and clinic is new, delivered or seen. */
  messagesChanged: (tenantId: number, appointmentId: number) => Promise<void>;
  filesChanged: (tenantId: number, appointmentId: number) => Promise<void>;
  /** What the doctor requests from the patient has changed: asked, accepted, refused, stopped or done. */
  requestsChanged: (tenantId: number, appointmentId: number) => Promise<void>;
  /** Who is invited, waits, is admitted or removed. */
  peopleChanged: (tenantId: number, appointmentId: number) => Promise<void>;
  /**
   * Something urgent was sent or seen. Goes to the clinic, and to its sender on the `channel` of that one event.
   */
  urgentChanged: (tenantId: number, channel: string) => Promise<void>;
  /** Answers of a survey were stored. Goes to these patients' pages and to the clinic. */
  surveysChanged: (tenantId: number, patientIds: readonly number[]) => Promise<void>;
};

/**
 * Creates the hints. A hint that cannot be published is reported and never rejects; during an outage of the bus it
 * is dropped without a report.
 */
export function createHints(realtime: Pick<Realtime, "publish">, onError: (error: Error) => void): Hints {
  const send = (channels: string[], event: string, data: object) =>
    realtime.publish(channels, event, data).catch((error: unknown) => {
      if (error instanceof BusUnavailable) return; // it tells of its outage itself; pages ask again once it is back
      onError(error instanceof Error ? error : new Error(String(error)));
    });
  /** For those in the visit and those who look at the appointment elsewhere. */
  const hintOfAppointment = (event: string) => (tenantId: number, id: number) =>
    send([channelOf.visit(tenantId, id), channelOf.appointment(tenantId, id)], event, { appointment_id: id });
  const { appointmentChanged, callChanged, callEnded, waitingRoomChanged, slotsChanged, urgentChanged } =
    realtimeEvents;
  return {
    appointmentChanged: async (tenantId, { id, patient_id, patient_parent_id, doctor_id, is_hold }) => {
      const channels = [channelOf.appointment(tenantId, id)];
      if (!is_hold) channels.push(channelOf.clinic(tenantId));
      for (const person of [patient_id, patient_parent_id])
        if (person) channels.push(channelOf.patient(tenantId, person));
      await Promise.all([
        send(channels, appointmentChanged, { appointment_id: id }),
        doctor_id && send([channelOf.doctor(tenantId, doctor_id)], slotsChanged, {}),
      ]);
    },
    callChanged: (tenantId, id) => send([channelOf.visit(tenantId, id)], callChanged, { appointment_id: id }),
    callEnded: (tenantId, id) => send([channelOf.visit(tenantId, id)], callEnded, { appointment_id: id }),
    callTakenOver: (tenantId, id) =>
      send([channelOf.participant(tenantId, id)], realtimeEvents.callTakenOver, {}),
    urgentChanged: (tenantId, channel) => send([channelOf.clinic(tenantId), channel], urgentChanged, {}),
    surveysChanged: (tenantId, patientIds) =>
      send(
        [channelOf.clinic(tenantId), ...patientIds.map((id) => channelOf.patient(tenantId, id))],
        realtimeEvents.surveysChanged,
        {},
      ),
    waitingRoomChanged: (tenantId) => send([channelOf.clinic(tenantId)], waitingRoomChanged, {}),
    messagesChanged: (tenantId, id) =>
      send(
        [channelOf.visit(tenantId, id), channelOf.appointment(tenantId, id), channelOf.clinic(tenantId)],
        realtimeEvents.messagesChanged,
        { appointment_id: id },
      ),
    filesChanged: hintOfAppointment(realtimeEvents.filesChanged),
    requestsChanged: hintOfAppointment(realtimeEvents.requestsChanged),
    peopleChanged: hintOfAppointment(realtimeEvents.peopleChanged),
  };
}
