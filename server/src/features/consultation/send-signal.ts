import { channelOf, realtimeEvents } from "@anteroom/contract/channels";
import { engineId, EngineStep } from "@anteroom/contract/call/engine-signal";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import type { CallKey } from "./admissions.ts";
import type { CallRooms } from "./call-rooms.ts";

type Signal = { from: string; to: string; data: Record<string, unknown> };
type Sender = { visit: CallKey; owner: string; now: Date };

/** A realtime event may have 10 kB, with its envelope. Pages that name few codecs need about half of this. */
const largest = 8 * 1024;

export type SignalLimiter = (participantId: string) => boolean;

/** Allows each participant fifty signals in a second: ICE candidates come in bursts, floods are something else. */
export function signalLimiter(perSecond = 50): SignalLimiter {
  const windows = new Map<string, { startedAt: number; count: number }>();
  return (participantId) => {
    const now = performance.now();
    const current = windows.get(participantId);
    if (!current || now - current.startedAt >= 1000) {
      if (windows.size > 10_000) windows.clear();
      windows.set(participantId, { startedAt: now, count: 1 });
      return true;
    }
    current.count += 1;
    return current.count <= perSecond;
  };
}

/** Whether a participant is the sender's own, in this visit: all that is asked, and from memory alone. */
export function isOwnParticipant(
  { admissions }: CallRooms,
  id: string,
  { visit, owner, now }: Sender,
): boolean {
  const found = admissions.participant(id, now);
  return (
    found !== null &&
    found.owner === owner &&
    found.tenantId === visit.tenantId &&
    found.appointmentId === visit.appointmentId
  );
}

/** Hands one step of the negotiation to another participant of the same visit, unread, or to the engine. The sender is already known to be in. */
export async function passSignal(
  rooms: CallRooms,
  mayPass: SignalLimiter,
  { from, to, data }: Signal,
  { visit, now }: Sender,
): Promise<ProblemOutcome | undefined> {
  const { admissions, realtime } = rooms;
  if (!mayPass(from)) return problem("too_many_requests", { retry_after: 1 });
  const event = { from, data };
  if (Buffer.byteLength(JSON.stringify(data)) > largest) return problem("payload_too_large");
  if (to === engineId) return passToEngine(rooms, from, data, now);
  const other = admissions.participant(to, now);
  if (other?.tenantId !== visit.tenantId || other.appointmentId !== visit.appointmentId)
    return problem("not_found");
  await realtime.publish([channelOf.participant(visit.tenantId, to)], realtimeEvents.signal, event);
  return undefined;
}

/** The engine takes steps it knows, from somebody who is in; of anything else it never hears. */
function passToEngine(
  { admissions, video }: CallRooms,
  from: string,
  data: Signal["data"],
  now: Date,
): ProblemOutcome | undefined {
  const step = EngineStep.safeParse(data);
  const participant = admissions.participant(from, now);
  if (!video.take || !participant || !step.success) return problem("not_found");
  const { tenantId, appointmentId, expiresAt } = participant;
  video.take({ id: from, visit: `${tenantId}/${appointmentId}`, expiresAt }, step.data);
  return undefined;
}
