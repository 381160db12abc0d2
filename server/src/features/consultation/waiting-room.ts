import { channelOf, subjectOfChannel } from "@anteroom/contract/channels";
import type { Clock } from "../../ports/clock.ts";
import type { MembersChange, Realtime } from "../../ports/realtime.ts";
import { isPatientSide, type CallKey } from "./admissions.ts";

/** Whoever loses the line keeps waiting for so long, in ms: a reload or a tunnel is no departure. */
const grace = 20_000;

/** Who is in front of a waiting room's screen right now. Since when somebody waits stands in the database. */
export type WaitingRoom = {
  /** Let in; the line has to follow within the grace. */
  entered: (visit: CallKey) => void;
  /** Gone by own wish: no grace. */
  left: (visit: CallKey) => void;
  isHere: (visit: CallKey) => Promise<boolean>;
  stop: () => void;
};

type Options = {
  realtime: Pick<Realtime, "membersOf" | "onMembersChanged">;
  clock: Clock;
  /** Whether a member of a visit's channel, by its id, is one of those watched: the patient's side, unless said otherwise. */
  isWatched?: (memberId: string) => boolean;
  /** Somebody has come, or is gone for good. */
  onChange: (visit: CallKey) => void;
  /** Gone for longer than the grace, without a word. */
  onGone?: (visit: CallKey) => void;
  onError: (error: Error) => void;
};

export function createWaitingRoom({
  realtime,
  clock,
  isWatched = isPatientSide,
  onChange,
  onGone = () => {},
  onError,
}: Options): WaitingRoom {
  /** When somebody was seen last of those who have no line; in ms of the product's clock. */
  const seenAt = new Map<string, number>();
  const timers = new Map<string, NodeJS.Timeout>();

  const isConnected = async (visit: CallKey) => {
    const members = await realtime.membersOf(channelOf.visit(visit.tenantId, visit.appointmentId));
    return members.some(isWatched);
  };
  const cancelTimer = (key: string) => {
    clearTimeout(timers.get(key));
    timers.delete(key);
  };
  const lost = (visit: CallKey) => {
    const key = keyOf(visit);
    seenAt.set(key, clock.now().getTime());
    cancelTimer(key);
    const timer = setTimeout(() => {
      timers.delete(key);
      onGone(visit);
      onChange(visit);
    }, grace);
    timers.set(key, timer.unref());
  };
  const hear = async ({ channel, memberId, change }: MembersChange) => {
    const subject = subjectOfChannel(channel);
    if (subject?.kind !== "visit" || !isWatched(memberId)) return;
    const visit = { tenantId: subject.tenantId, appointmentId: subject.id };
    if (change === "joined") {
      cancelTimer(keyOf(visit));
      seenAt.delete(keyOf(visit));
      onChange(visit);
    } else if (!departed.delete(keyOf(visit)) && !(await isConnected(visit))) lost(visit);
  };
  /** Who said goodbye: the line that closes afterwards gives no new grace. */
  const departed = new Set<string>();
  const stopListening = realtime.onMembersChanged("presence-", (change) => void hear(change).catch(onError));

  return {
    entered(visit) {
      departed.delete(keyOf(visit));
      lost(visit);
      onChange(visit);
    },
    left(visit) {
      cancelTimer(keyOf(visit));
      seenAt.delete(keyOf(visit));
      departed.add(keyOf(visit));
      onChange(visit);
    },
    async isHere(visit) {
      const key = keyOf(visit);
      const seen = seenAt.get(key);
      if (seen !== undefined && clock.now().getTime() - seen <= grace) return true;
      if (seen !== undefined) seenAt.delete(key);
      return !departed.has(key) && isConnected(visit);
    },
    stop() {
      stopListening();
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}

const keyOf = ({ tenantId, appointmentId }: CallKey) => `${tenantId}/${appointmentId}`;
