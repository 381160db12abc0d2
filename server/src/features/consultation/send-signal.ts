import { channelOf, realtimeEvents } from "@anteroom/contract/channels";
import { problem, type ProblemOutcome } from "../../platform/problem.ts";
import type { VisitKey } from "./admissions.ts";
import type { VisitRooms } from "./visit-rooms.ts";

type Signal = { from: string; to: string; data: Record<string, unknown> };
type Sender = { visit: VisitKey; owner: string; now: Date };

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
  { admissions }: VisitRooms,
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

/** Hands one step of the negotiation to another participant of the same visit, unread. The sender is already known to be in. */
export async function passSignal(
  { admissions, realtime }: VisitRooms,
  mayPass: SignalLimiter,
  { from, to, data }: Signal,
  { visit, now }: Sender,
): Promise<ProblemOutcome | undefined> {
  if (!mayPass(from)) return problem("too_many_requests", { retry_after: 1 });
  const event = { from, data };
  if (Buffer.byteLength(JSON.stringify(data)) > largest) return problem("payload_too_large");
  const other = admissions.participant(to, now);
  if (other?.tenantId !== visit.tenantId || other.appointmentId !== visit.appointmentId)
    return problem("not_found");
  await realtime.publish([channelOf.participant(visit.tenantId, to)], realtimeEvents.signal, event);
  return undefined;
}
