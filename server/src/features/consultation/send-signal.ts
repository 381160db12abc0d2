import { channelOf, realtimeEvents } from "@anteroom/contract/channels";
import { CallReport, serverId } from "@anteroom/contract/call/call-report";
import { engineId, EngineStep } from "@anteroom/contract/call/engine-signal";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { emitProductEvent } from "../../platform/observe/happenings.ts";
import type { CallKey } from "./admissions.ts";
import type { CallRooms } from "./call-rooms.ts";

type Signal = { from: string; to: string; data: Record<string, unknown> };
type Sender = { visit: CallKey; owner: string; now: Date };

/** A realtime event may have 10 kB, with its envelope. Pages that name few codecs need about half of this. */
const largest = 8 * 1024;

/** Each participant may send so many signals in a second: ICE candidates come in bursts, floods are something else. */
const mostInSecond = 50;

/** A page reports how its call does three times a minute; one that does so more often would weigh more than others. */
const betweenReportsMs = 15_000;
/** As a report counts them, from 0 to 4. */
const qualities = ["none", "bad", "weak", "fair", "good"] as const;

/** Returns whether a participant of this call belongs to the sender, without a database query. */
export async function isOwnParticipant(
  { admissions }: CallRooms,
  id: string,
  { visit, owner, now }: Sender,
): Promise<boolean> {
  return (await admissions.participantIn(visit, id, now))?.owner === owner;
}

/**
 * Forwards a signaling message to another participant of the call or to the engine; counts quality reports. Requires an
 * admitted sender.
 */
export async function passSignal(
  rooms: CallRooms,
  { from, to, data }: Signal,
  { visit, now }: Sender,
): Promise<ProblemOutcome | undefined> {
  const { admissions, bus, realtime } = rooms;
  if ((await bus.count(`signals:${from}`, 1000)) > mostInSecond)
    return problem("too_many_requests", { retry_after: 1 });
  const event = { from, data };
  if (Buffer.byteLength(JSON.stringify(data)) > largest) return problem("payload_too_large");
  if (to === serverId) return countReport(rooms, from, data);
  if (to === engineId) return passToEngine(rooms, from, data, { visit, now });
  if (!(await admissions.participantIn(visit, to, now))) return problem("not_found");
  await realtime.publish([channelOf.participant(visit.tenantId, to)], realtimeEvents.signal, event);
  return undefined;
}

/** The engine takes steps it knows, from somebody who is in; of anything else it never hears. */
async function passToEngine(
  { admissions, video }: CallRooms,
  from: string,
  data: Signal["data"],
  { visit, now }: Pick<Sender, "visit" | "now">,
): Promise<ProblemOutcome | undefined> {
  const step = EngineStep.safeParse(data);
  const participant = await admissions.participantIn(visit, from, now);
  if (!video.take || !participant || !step.success) return problem("not_found");
  const { tenantId, appointmentId, expiresAt } = participant;
  video.take({ id: from, visit: `${tenantId}/${appointmentId}`, expiresAt }, step.data);
  return undefined;
}

/** Counts how a call does, without whose it is; nothing of it is stored. */
async function countReport(
  { bus, video }: CallRooms,
  from: string,
  data: Signal["data"],
): Promise<ProblemOutcome | undefined> {
  const report = CallReport.safeParse(data);
  if (!report.success) return problem("not_found");
  if ((await bus.count(`call-reports:${from}`, betweenReportsMs)) > 1)
    return problem("too_many_requests", { retry_after: betweenReportsMs / 1000 });
  const { quality, route } = report.data;
  emitProductEvent("call-quality", {
    quality: qualities[quality],
    route: route ?? "unknown",
    video: video.name,
  });
  return undefined;
}
