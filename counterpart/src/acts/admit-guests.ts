import { realtimeEvents } from "@anteroom/contract/channels";
import { pause, type Act } from "./act.ts";

/** Somebody at the door sees that they wait before they are let in. */
const lookMs = 4_000;

/** Admits guests of this call. */
export const admitGuests: Act = {
  name: "lets guests in",
  when: { on: [realtimeEvents.waitingRoomChanged, realtimeEvents.peopleChanged] },
  async play({ api, appointmentId }) {
    const isOurs = (guest: { appointmentId: number }) => guest.appointmentId === appointmentId;
    if (!(await api.waitingGuests()).some(isOurs)) return;
    await pause(lookMs);
    for (const { id } of (await api.waitingGuests()).filter(isOurs)) await api.admit(appointmentId, id);
  },
};
