import { channelOf, realtimeEvents } from "@anteroom/contract/channels";
import type { Admission } from "@anteroom/contract/call/consultation";
import { engineId, type EngineEvent } from "@anteroom/contract/call/engine-signal";
import type * as z from "zod/mini";
import { createHints, type Hints } from "../../platform/realtime/hints.ts";
import { createRealtimeAccess, type RealtimeAccess } from "./realtime-access.ts";
import type { Services } from "../../platform/config/services.ts";
import { BusUnavailable, type Bus } from "../../ports/bus.ts";
import type { Realtime } from "../../ports/realtime.ts";
import type { Relay } from "../../ports/relay.ts";
import type { VideoEngine } from "../../ports/video.ts";
import { createAdmissions, isDoctorSide, type Admissions, type Participant } from "./admissions.ts";
import { createCallerCache, type CallerCache } from "./caller-cache.ts";
import { createDoctorStatuses, type DoctorStatuses } from "./doctor-statuses.ts";
import { openCallQueue, type CallQueue } from "./call-queue.ts";
import { createWaitingRoom, type WaitingRoom } from "./waiting-room.ts";

/** The shared state of calls, created once for the patients' and the clinics' routes. */
export type CallRooms = {
  bus: Bus;
  admissions: Admissions;
  callers: CallerCache;
  waitingRoom: WaitingRoom;
  /** Like `waitingRoom`, for doctors: which calls they are connected to. */
  consultingRoom: WaitingRoom;
  said: DoctorStatuses;
  queue: CallQueue;
  hints: Hints;
  realtime: Realtime;
  realtimeAccess: RealtimeAccess;
  relay: Relay;
  video: VideoEngine;
};

type Ports = {
  bus: Bus;
  realtime: Realtime;
  relay: Relay;
  video: VideoEngine;
  onError: (error: Error) => void;
};

/**
 * Creates the shared state of calls, subscribes to the realtime service, the bus and the video engine, and
 * stops all of it when `app` closes. Call it once. `onError` does not receive outages of the bus, which
 * reports them itself.
 */
export function openCallRooms(
  { app, db, clock }: Services,
  { bus, realtime, relay, video, onError }: Ports,
): CallRooms {
  const hints = createHints(realtime, onError);
  const queue = openCallQueue({ db, clock, hints });
  let isOpen = true;
  const report = (error: Error) => {
    if (isOpen && !(error instanceof BusUnavailable)) onError(error); // the bus reports its outages itself
  };
  const quietly = (work: Promise<void>) => void work.catch(report);
  const waitingRoom = createWaitingRoom({
    name: "waiting",
    bus,
    realtime,
    clock,
    onError,
    onGone: (visit) => quietly(queue.away(visit)),
    onChange: (visit) => {
      void hints.waitingRoomChanged(visit.tenantId);
      void hints.callChanged(visit.tenantId, visit.appointmentId);
      quietly(queue.callChanged(visit));
    },
  });
  const consultingRoom = createWaitingRoom({
    name: "consulting",
    bus,
    realtime,
    clock,
    onError,
    isWatched: isDoctorSide,
    onChange: (visit) => quietly(queue.callChanged(visit)),
  });
  const said = createDoctorStatuses({
    bus,
    clock,
    onChange: (doctor) => quietly(queue.doctorChanged(doctor)),
  });
  app.addHook("onClose", () => {
    isOpen = false;
    for (const one of [waitingRoom, consultingRoom, said, callers, realtimeAccess]) one.stop();
  });
  const callers = createCallerCache(bus);
  const realtimeAccess = createRealtimeAccess(realtime, bus, report);
  const admissions = createAdmissions(bus, video.remove);
  const passOn = async (id: string, data: EngineEvent) => {
    const participant = await admissions.participant(id, clock.now());
    if (!participant) return;
    const channel = channelOf.participant(participant.tenantId, id);
    await realtime.publish([channel], realtimeEvents.signal, { from: engineId, data });
  };
  let passing = Promise.resolve(); // in the order of the engine's events
  video.onEvent(({ id }, data) => {
    passing = passing.then(() => passOn(id, data)).catch(report);
  });
  return {
    bus,
    admissions,
    callers,
    waitingRoom,
    consultingRoom,
    said,
    queue,
    hints,
    realtime,
    realtimeAccess,
    relay,
    video,
  };
}

/**
 * Removes a revoked session from the caller caches of all servers and ends its realtime connections. Call it
 * after the commit; failures are reported, not thrown.
 */
export function forgetSession(
  { callers, realtimeAccess }: Pick<CallRooms, "callers" | "realtimeAccess">,
  tokenHash: Buffer,
): void {
  callers.forgetSession(tokenHash);
  void realtimeAccess.endSession(tokenHash);
}

const patientTicketMs = 2 * 60 * 60 * 1000;
/** Longer than a call is open, so that a clinic's program need not renew. */
const doctorTicketMs = 14 * 60 * 60 * 1000;

/**
 * Returns the relay's servers for a participant and when they expire: after 2 hours, for doctors 14. The
 * expiry is null when no relay is configured. Pages renew them before.
 */
export function presentIceServers(
  { relay }: Pick<CallRooms, "relay">,
  { id, role }: Pick<Participant, "id" | "role">,
  now: Date,
): Pick<z.infer<typeof Admission>, "ice_servers" | "ice_servers_expire_at"> {
  const expiresAt = new Date(now.getTime() + (role === "doctor" ? doctorTicketMs : patientTicketMs));
  const servers = relay.iceServersFor(id, expiresAt);
  return {
    ice_servers: servers,
    ice_servers_expire_at: servers.length > 0 ? expiresAt.toISOString() : null,
  };
}

/**
 * Returns what a participant's page needs: its id, channels, the engine's name and relay servers with fresh
 * credentials.
 */
export function presentAdmission(
  rooms: Pick<CallRooms, "relay" | "video">,
  participant: Participant,
  now: Date,
): z.infer<typeof Admission> {
  const { id, tenantId, appointmentId } = participant;
  return {
    participant_id: id,
    channel: channelOf.visit(tenantId, appointmentId),
    private_channel: channelOf.participant(tenantId, id),
    engine: rooms.video.name,
    ...presentIceServers(rooms, participant, now),
  };
}
