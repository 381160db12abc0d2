import { channelOf, realtimeEvents } from "@anteroom/contract/channels";
import type { Realtime } from "../ports/realtime.ts";

type AppointmentIds = { id: number; patient_id: number | null; patient_parent_id?: number | null };

/** Hints after commit: they say what changed, and whoever hears them asks again. */
export type Hints = {
  /** Status, payment or review of an appointment. */
  appointmentChanged: (tenantId: number, appointment: AppointmentIds) => Promise<void>;
  visitChanged: (tenantId: number, appointmentId: number) => Promise<void>;
  visitEnded: (tenantId: number, appointmentId: number) => Promise<void>;
  waitingRoomChanged: (tenantId: number) => Promise<void>;
};

/** A hint that cannot be sent is reported and fails nothing: what it tells of has happened. */
export function createHints(realtime: Pick<Realtime, "publish">, onError: (error: Error) => void): Hints {
  const tell = (channels: string[], event: string, data: object) =>
    realtime.publish(channels, event, data).catch((error: unknown) => {
      onError(error instanceof Error ? error : new Error(String(error)));
    });
  const { appointmentChanged, visitChanged, visitEnded, waitingRoomChanged } = realtimeEvents;
  return {
    appointmentChanged: (tenantId, { id, patient_id, patient_parent_id }) => {
      const channels = [channelOf.appointment(tenantId, id)];
      for (const person of [patient_id, patient_parent_id])
        if (person) channels.push(channelOf.patient(tenantId, person));
      return tell(channels, appointmentChanged, { appointment_id: id });
    },
    visitChanged: (tenantId, id) =>
      tell([channelOf.visit(tenantId, id)], visitChanged, { appointment_id: id }),
    visitEnded: (tenantId, id) => tell([channelOf.visit(tenantId, id)], visitEnded, { appointment_id: id }),
    waitingRoomChanged: (tenantId) => tell([channelOf.clinic(tenantId)], waitingRoomChanged, {}),
  };
}
