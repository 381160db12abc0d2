import * as z from "zod/mini";
import type { Bus, RemoteMemberChange } from "../../ports/bus.ts";
import type { RealtimeMember } from "../../ports/realtime.ts";

/** A message between the brokers of one application on several servers. */
const BrokerMessage = z.discriminatedUnion("kind", [
  /** A message of the protocol for everybody in a channel but one. */
  z.object({
    kind: z.literal("message"),
    channel: z.string(),
    message: z.string(),
    except: z.optional(z.string()),
  }),
  z.object({ kind: z.literal("bind"), socketId: z.string(), holder: z.string() }),
  z.object({ kind: z.literal("end"), holder: z.string() }),
  /** A new connection does not fit in these groups: an expendable one of each, if any, makes room. */
  z.object({ kind: z.literal("displace"), groups: z.array(z.string()) }),
]);
/** What the brokers of one application tell each other. */
export type BrokerMessage = z.infer<typeof BrokerMessage>;

/** A connection as the others count it. */
export type CountedConnection = { id: string; openedAtMs: number };

/** Connections on other servers, by the group whose limit they count for. Those of a killed server end within seconds. */
export type RemoteConnections = {
  in: (group: string) => readonly CountedConnection[];
  /** Announces a connection of this server; `closed`: its end. */
  opened: (group: string, connection: CountedConnection) => void;
  closed: (group: string, id: string) => void;
};

/** The brokers of the same application on other servers. */
export type OtherBrokers = {
  /** Sends a message to all other servers. */
  send: (word: BrokerMessage) => Promise<void>;
  /** Returns the members on other servers, each once. */
  membersOf: (channel: string) => readonly RealtimeMember[];
  /** Announces that a member's first connection to this server joined; `left`: the last one left. */
  joined: (channel: string, member: RealtimeMember) => void;
  left: (channel: string, memberId: string) => void;
  connections: RemoteConnections;
  /** Announces that this server's first connection has subscribed to a channel. Calls `report` where no other server has one. */
  occupied: (channel: string, report: () => void) => void;
  /** Announces that this server's last subscriber has left a channel. Calls `report` where no other server has one. */
  vacated: (channel: string, report: () => void) => void;
  /** Announces the number of a channel's subscribers on this server. Calls `report` with that of all servers; null: another one reports it. */
  counted: (channel: string, count: number, report: (total: number | null) => void) => void;
  /** Returns the number of a channel's subscribers on the other servers. */
  countElsewhere: (channel: string) => number;
  /** Resolves when it is known of all channels so far whether, and with which number, they are to be reported. */
  settled: () => Promise<void>;
  /** Registers the handlers of what other servers send; call it once. */
  subscribe: (handlers: {
    /** A message of another server. */
    word: (word: BrokerMessage) => void;
    /** A member has joined or left on another server. */
    change: (change: RemoteMemberChange) => void;
    /** A change that its own server could not report; no other server receives it. */
    unreported: (change: RemoteMemberChange) => void;
    /** The same of a channel: the first server with subscribers is there, or the last one gone. */
    unreportedChannel: (channel: string, isOccupied: boolean) => void;
    /** The number of a channel's subscribers on another server has changed. */
    recounted: (channel: string) => void;
    /** The same where that server could not report it; no other server receives it. */
    unreportedCount: (channel: string) => void;
    /** The bus has reconnected; messages may have been missed. */
    gap: () => void;
    /** Another server has opened a connection of this group. */
    opened: (group: string) => void;
  }) => void;
};

/** For a single server: there are no others. */
export const noOtherBrokers: OtherBrokers = {
  send: async () => {},
  membersOf: () => [],
  joined: () => {},
  left: () => {},
  connections: { in: () => [], opened: () => {}, closed: () => {} },
  occupied: (_channel, report) => report(),
  vacated: (_channel, report) => report(),
  counted: (_channel, count, report) => report(count),
  countElsewhere: () => 0,
  settled: async () => {},
  subscribe: () => {},
};

/** A server with subscribers in a channel, as a member of it. */
const subscribers: RealtimeMember = { id: "subscribers" };

/**
 * Connects to the other servers' brokers through a bus. `sharesChannels`: servers agree on which channels are occupied;
 * otherwise each reports its own. `sharesCounts`: they add up the subscribers of each channel; otherwise each counts its own.
 */
export function openOtherBrokers(
  bus: Bus,
  application: string,
  { sharesChannels, sharesCounts }: { sharesChannels: boolean; sharesCounts: boolean },
): OtherBrokers {
  const topic = `realtime ${application}`;
  const members = bus.members(application);
  const connections = bus.members(`connections ${application}`);
  const channels = sharesChannels ? bus.members(`channels ${application}`) : null;
  const counts = sharesCounts ? bus.sums(`counts ${application}`) : null;
  const reporting = new Set<Promise<void>>();
  /** At once where it is known at once, so that a single server reports in the order of what happened. */
  const whenKnown = <T>(answer: T | Promise<T>, report: (answer: T) => void) => {
    if (!(answer instanceof Promise)) return report(answer);
    const reported = answer.then(report);
    reporting.add(reported);
    void reported.finally(() => reporting.delete(reported));
  };
  const reportWhereAlone = (isAlone: boolean | Promise<boolean>, report: () => void) =>
    whenKnown(isAlone, (alone) => (alone ? report() : undefined));
  return {
    send: (word) => bus.publish(topic, JSON.stringify(word)),
    membersOf: members.of,
    joined: (channel, member) => void members.joined(channel, member),
    left: (channel, memberId) => void members.left(channel, memberId),
    connections: {
      in: (group) =>
        connections.of(group).map(({ id, info }) => ({ id, openedAtMs: Number(info?.["openedAtMs"] ?? 0) })),
      opened: (group, { id, openedAtMs }) => void connections.joined(group, { id, info: { openedAtMs } }),
      closed: (group, id) => void connections.left(group, id),
    },
    occupied: (channel, report) => reportWhereAlone(channels?.joined(channel, subscribers) ?? true, report),
    vacated: (channel, report) => reportWhereAlone(channels?.left(channel, subscribers.id) ?? true, report),
    counted: (channel, count, report) =>
      whenKnown<number | null>(counts ? counts.set(channel, count) : count, report),
    countElsewhere: (channel) => counts?.elsewhere(channel) ?? 0,
    async settled() {
      await Promise.all(reporting);
    },
    subscribe({ word, change, unreported, unreportedChannel, recounted, unreportedCount, gap, opened }) {
      bus.subscribe(topic, (text) => {
        const said = BrokerMessage.safeParse(JSON.parse(text));
        if (said.success) word(said.data); // else of a version to come
      });
      members.onChange(change);
      members.onUnreported(unreported);
      channels?.onUnreported(({ channel, change: what }) => unreportedChannel(channel, what === "joined"));
      counts?.onChange(recounted);
      counts?.onUnreported(unreportedCount);
      connections.onChange(({ channel: group, change: what }) => what === "joined" && opened(group));
      bus.onGap(gap);
    },
  };
}
