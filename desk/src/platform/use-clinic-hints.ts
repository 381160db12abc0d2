import {
  clinicGetAppointment,
  clinicListAppointments,
  clinicListCalendar,
  clinicListMessages,
  clinicListPayments,
  clinicListUrgentEvents,
  clinicUnseenMessages,
  clinicWaitingGuests,
  clinicWaitingRoom,
  listSlots,
} from "@anteroom/client/operations";
import { realtimeEvents } from "@anteroom/contract/channels";
import { useEffect } from "react";
import { useStore } from "../../../web/src/platform/storage/store.ts";
import { useDesk } from "./desk-context.tsx";
import { routeOf } from "./route.ts";
import { throttle } from "./throttle.ts";

const waiting = [clinicWaitingRoom, clinicWaitingGuests, clinicListAppointments];
/** The lists that an appointment is in, and the times that it leaves free. */
const appointments = [clinicListAppointments, clinicListCalendar, listSlots];

/** An open appointment follows what others do with it; an open call ends by its own events, not by a status that is fetched meanwhile. */
const changed = () =>
  routeOf(location.pathname).name === "appointment"
    ? [...appointments, clinicGetAppointment, clinicListPayments]
    : appointments;

/** A burst of bookings is asked for so often, in ms: each answer reads the whole list and is audited. */
const burstMs = 2_000;

/**
 * Listens to realtime hints of the clinic while mounted, and refetches appointments, waiting room, messages and urgent events; all of
 * them when the connection comes back. Bursts refetch once in two seconds; urgent events each time.
 */
export function useClinicHints(): void {
  const { page, queries, realtime } = useDesk();
  const generation = useStore(realtime.generation, realtime.generation.get());
  useEffect(() => {
    const refetch = (shapes: readonly { path: string }[]) => {
      for (const { path } of shapes) void queries.invalidateQueries({ queryKey: [path] });
    };
    const inBursts = (shapes: () => readonly { path: string }[]) =>
      throttle(() => refetch(shapes()), burstMs);
    const bursts = {
      appointments: inBursts(changed),
      waiting: inBursts(() => waiting),
      messages: inBursts(() => [clinicUnseenMessages, clinicListMessages]),
    };
    const leave = realtime.open().subscribe(page.clinicChannel, {
      events: {
        [realtimeEvents.appointmentChanged]: bursts.appointments.call,
        [realtimeEvents.waitingRoomChanged]: bursts.waiting.call,
        [realtimeEvents.messagesChanged]: bursts.messages.call,
        [realtimeEvents.urgentChanged]: () => refetch([clinicListUrgentEvents]),
      },
      // What was said while the connection was away.
      onEntered: () =>
        refetch([...waiting, ...changed(), clinicUnseenMessages, clinicListMessages, clinicListUrgentEvents]),
    });
    return () => {
      leave();
      for (const burst of Object.values(bursts)) burst.cancel();
    };
  }, [page.clinicChannel, queries, realtime, generation]);
}
