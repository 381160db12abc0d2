import { channelOf, subjectOfChannel } from "@anteroom/contract/channels";
import * as z from "zod/mini";
import { BusUnavailable, type Bus } from "../../ports/bus.ts";
import type { Clock } from "../../ports/clock.ts";
import type { MembersChange, Realtime } from "../../ports/realtime.ts";
import { isPatientSide, type CallKey } from "./admissions.ts";

/** Grace period of a lost connection, in ms, enough for a reload or a tunnel. */
const grace = 20_000;

/** How long a deliberate departure is stored, in ms: the connection has closed by then. */
const goneFor = 60 * 60_000;

/** Who is connected to a call's waiting room now. The database has the start of the wait. */
export type WaitingRoom = {
  /** Records an admission. The connection must follow within the grace period of 20 seconds. */
  entered: (visit: CallKey) => Promise<void>;
  /** Records a deliberate departure, without a grace period. */
  left: (visit: CallKey) => Promise<void>;
  /** Returns whether a watched person is connected, or within the grace period and not left. */
  isHere: (visit: CallKey) => Promise<boolean>;
  stop: () => void;
};

type Options = {
  /** Sets rooms apart that watch different people. */
  name: "waiting" | "consulting";
  bus: Pick<Bus, "get" | "set" | "remove" | "once" | "publish" | "subscribe">;
  realtime: Pick<Realtime, "membersOf" | "onMembersChanged">;
  clock: Clock;
  /** Returns whether a member of a call's channel, by its id, is watched; default: the patient. */
  isWatched?: (memberId: string) => boolean;
  /** A watched person has come, or is gone after the grace period. Called on one of several servers. */
  onChange: (visit: CallKey) => void;
  /** Disconnected for longer than the grace period, without leaving. Called on one of several servers. */
  onGone?: (visit: CallKey) => void;
  onError: (error: Error) => void;
};

const Room = z.object({ tenantId: z.number(), appointmentId: z.number() });
const departed = "departed";

/**
 * Creates the record of who is connected to waiting rooms, and listens to the realtime service
 * and the bus until `stop`. The bus stores lost connections and departures; every server watches
 * all grace periods, and exactly one running server reports each end. While the bus is
 * unavailable, `isHere` uses the connections alone.
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
  /** Stores when a person without a connection was last seen, in ms of the product's clock. */
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

/** Without the bus the connections alone decide who is here. */
function nothingKnown(error: unknown): null {
  if (error instanceof BusUnavailable) return null;
  throw error;
}
