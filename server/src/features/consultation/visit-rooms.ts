import { channelOf } from "@anteroom/contract/channels";
import type { Admission } from "@anteroom/contract/consultation";
import type * as z from "zod/mini";
import { createHints, type Hints } from "../../platform/hints.ts";
import type { Services } from "../../platform/services.ts";
import type { Realtime } from "../../ports/realtime.ts";
import type { Relay } from "../../ports/relay.ts";
import { createAdmissions, type Admissions, type Participant } from "./admissions.ts";
import { createRememberedCallers, type RememberedCallers } from "./remembered-callers.ts";
import { createWaitingRoom, type WaitingRoom } from "./waiting-room.ts";

/** What patients' and clinics' use cases of a visit share: made once, handed to both groups of routes. */
export type VisitRooms = {
  admissions: Admissions;
  callers: RememberedCallers;
  waitingRoom: WaitingRoom;
  hints: Hints;
  realtime: Realtime;
  relay: Relay;
};

type Ports = { realtime: Realtime; relay: Relay; onError: (error: Error) => void };

export function openVisitRooms({ app, clock }: Services, { realtime, relay, onError }: Ports): VisitRooms {
  const hints = createHints(realtime, onError);
  const waitingRoom = createWaitingRoom({
    realtime,
    clock,
    onError,
    onChange: ({ tenantId, appointmentId }) => {
      void hints.waitingRoomChanged(tenantId);
      void hints.visitChanged(tenantId, appointmentId);
    },
  });
  app.addHook("onClose", () => waitingRoom.stop());
  const admissions = createAdmissions();
  return { admissions, callers: createRememberedCallers(), waitingRoom, hints, realtime, relay };
}

/** What a participant is told: its id, its channels and the ways for sound and picture. */
export function presentAdmission(
  { relay }: Pick<VisitRooms, "relay">,
  { id, tenantId, appointmentId }: Participant,
  now: Date,
): z.infer<typeof Admission> {
  return {
    participant_id: id,
    channel: channelOf.visit(tenantId, appointmentId),
    private_channel: channelOf.participant(tenantId, id),
    ice_servers: relay.iceServersFor(id, now),
  };
}
