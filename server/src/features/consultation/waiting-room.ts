import { channelOf, subjectOfChannel } from "@anteroom/contract/channels";
import * as z from "zod/mini";
import { BusUnavailable, type Bus } from "../../ports/bus.ts";
import type { Clock } from "../../ports/clock.ts";
import type { MembersChange, Realtime } from "../../ports/realtime.ts";
import { isPatientSide, type CallKey } from "./admissions.ts";

/** Whoever loses the line keeps waiting for so long, in ms: a reload or a tunnel is no departure. */
const grace = 20_000;

/** Who said goodbye is known as gone for so long, in ms: their line has closed by then. */
const goneFor = 60 * 60_000;

/** Who is connected to a waiting room now. The database has the start of the wait. */
export type WaitingRoom = {
  /** Records an admission. The connection must follow within the grace period. */
  entered: (visit: CallKey) => Promise<void>;
  /** Records a deliberate departure, without a grace period. */
  left: (visit: CallKey) => Promise<void>;
  isHere: (visit: CallKey) => Promise<boolean>;
  stop: () => void;
};

type Options = {
  /** Sets rooms apart that watch different people. */
  name: "waiting" | "consulting";
  bus: Pick<Bus, "get" | "set" | "remove" | "once" | "publish" | "subscribe">;
  realtime: Pick<Realtime, "membersOf" | "onMembersChanged">;
  clock: Clock;
  /** Whether a member of a visit's channel, by its id, is one of those watched: the patient's side, unless said otherwise. */
  isWatched?: (memberId: string) => boolean;
  /** Somebody has come, or is gone for good. Of several servers one is told. */
  onChange: (visit: CallKey) => void;
  /** Gone for longer than the grace, without a word. Of several servers one is told. */
  onGone?: (visit: CallKey) => void;
  onError: (error: Error) => void;
};

const Room = z.object({ tenantId: z.number(), appointmentId: z.number() });
const departed = "departed";

/**
 * Creates it. The bus stores lost connections and departures. Every server watches all grace periods; exactly one
 * running server reports each end.
 */
export function createWaitingRoom({
  name,
  bus,
  realtime,
  clock,
  isWatched = isPatientSide,
  onChange,
  onGone = () => {},
  onError,
}: Options): WaitingRoom {
  const timers = new Map<string, NodeJS.Timeout>();
  const keyOf = ({ tenantId, appointmentId }: CallKey) => `${name}:${tenantId}/${appointmentId}`;

  const isConnected = async (visit: CallKey) => {
    const members = await realtime.membersOf(channelOf.visit(visit.tenantId, visit.appointmentId));
    return members.some(isWatched);
  };
  const quietly = (work: Promise<void>) =>
    void work.catch((error: Error) => {
      if (!(error instanceof BusUnavailable)) onError(error);
    });
  const cancelTimer = (key: string) => {
    clearTimeout(timers.get(key));
    timers.delete(key);
  };
  /** When somebody was seen last of those who have no line; in ms of the product's clock. */
  const note = (visit: CallKey) =>
    bus.set(keyOf(visit), { value: String(clock.now().getTime()), forMs: grace + goneFor });
  const watch = (visit: CallKey) => {
    const key = keyOf(visit);
    cancelTimer(key);
    const timer = setTimeout(() => {
      timers.delete(key);
      quietly(giveUp(visit));
    }, grace);
    timers.set(key, timer.unref());
  };
  async function giveUp(visit: CallKey): Promise<void> {
    const seen = await bus.get(keyOf(visit));
    if (seen === null || seen === departed) return; // came back, or said goodbye, on another server
    if (!(await bus.once(`gone:${keyOf(visit)}`, grace / 2))) return;
    onGone(visit);
    onChange(visit);
  }
  const hear = async ({ channel, memberId, change, isHere }: MembersChange) => {
    const subject = subjectOfChannel(channel);
    if (subject?.kind !== "visit" || !isWatched(memberId)) return;
    const visit = { tenantId: subject.tenantId, appointmentId: subject.id };
    if (change === "joined") {
      cancelTimer(keyOf(visit));
      if (!isHere) return;
      await bus.remove(keyOf(visit));
      onChange(visit);
    } else if ((await bus.get(keyOf(visit))) !== departed && !(await isConnected(visit))) {
      watch(visit);
      await note(visit);
    }
  };
  const stopListening = realtime.onMembersChanged("presence-", (change) => quietly(hear(change)));
  const unsubscribe = bus.subscribe(`${name}-room`, (text) => {
    const visit = Room.safeParse(JSON.parse(text));
    if (visit.success) watch(visit.data);
  });

  return {
    async entered({ tenantId, appointmentId }) {
      const visit = { tenantId, appointmentId };
      watch(visit);
      await note(visit);
      await bus.publish(`${name}-room`, JSON.stringify(visit));
      onChange(visit);
    },
    async left(visit) {
      const key = keyOf(visit);
      cancelTimer(key);
      await bus.set(key, { value: departed, forMs: goneFor });
      onChange(visit);
    },
    async isHere(visit) {
      const seen = await bus.get(keyOf(visit)).catch(nothingKnown);
      if (seen === departed) return false;
      if (seen !== null && clock.now().getTime() - Number(seen) <= grace) return true;
      return isConnected(visit);
    },
    stop() {
      stopListening();
      unsubscribe();
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}

/** Without the bus the lines alone say who is here. */
function nothingKnown(error: unknown): null {
  if (error instanceof BusUnavailable) return null;
  throw error;
}
