import { channelOf, realtimeEvents } from "@anteroom/contract/channels";
import { CallReport, serverId } from "@anteroom/contract/call/call-report";
import { engineId, EngineStep } from "@anteroom/contract/call/engine-signal";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { emitProductEvent } from "../../platform/observe/happenings.ts";
import type { CallKey } from "./admissions.ts";
import type { CallRooms } from "./call-rooms.ts";

type Signal = { from: string; to: string; data: Record<string, unknown> };
type Sender = { visit: CallKey; owner: string; now: Date };

/** Most bytes of a signal: a realtime event may have 10 kB with its envelope. Pages need about half of this. */
const largest = 8 * 1024;

/** Most signals of a participant in a second: ICE candidates come in bursts. */
const mostInSecond = 50;

/** Least ms between two quality reports of a page, so that all weigh the same; a page sends three a minute. */
const betweenReportsMs = 15_000;
/** As a report counts them, from 0 to 4. */
const qualities = ["none", "bad", "weak", "fair", "good"] as const;

/**
 * Returns whether this participant is admitted to the call and belongs to the sender. Reads the bus only, not
 * the database.
 */
export async function isOwnParticipant(
  { admissions }: CallRooms,
  id: string,
  { visit, owner, now }: Sender,
): Promise<boolean> {
  return (await admissions.participantIn(visit, id, now))?.owner === owner;
}

/**
 * Forwards a signaling message to another participant of the call or to the engine; counts quality reports in the
 * metrics. `too_many_requests` above 50 a second of one participant, or for quality reports within 15 seconds;
 * `payload_too_large` above 8 kB of JSON; `not_found` when the receiver is not in the call. Check `isOwnParticipant`
 * for `from` before.
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

/** Passes valid steps of admitted participants to the engine. */
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

/** Counts a call's quality without its participants; stores nothing. */
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
