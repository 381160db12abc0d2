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
  opened: (group: string, connection: CountedConnection) => void;
  closed: (group: string, id: string) => void;
};

/** The brokers of the same application on other servers. */
export type OtherBrokers = {
  send: (word: BrokerMessage) => Promise<void>;
  /** Returns the members on other servers, each once. */
  membersOf: (channel: string) => readonly RealtimeMember[];
  /** Announces that a member's first connection to this server joined; `left`: the last one left. */
  joined: (channel: string, member: RealtimeMember) => void;
  left: (channel: string, memberId: string) => void;
  connections: RemoteConnections;
  subscribe: (handlers: {
    word: (word: BrokerMessage) => void;
    change: (change: RemoteMemberChange) => void;
    /** A change that its own server could not report; no other server receives it. */
    unreported: (change: RemoteMemberChange) => void;
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
  subscribe: () => {},
};

/** Connects to the other servers' brokers through a bus. */
export function openOtherBrokers(bus: Bus, application: string): OtherBrokers {
  const topic = `realtime ${application}`;
  const members = bus.members(application);
  const connections = bus.members(`connections ${application}`);
  return {
    send: (word) => bus.publish(topic, JSON.stringify(word)),
    membersOf: members.of,
    joined: members.joined,
    left: members.left,
    connections: {
      in: (group) =>
        connections.of(group).map(({ id, info }) => ({ id, openedAtMs: Number(info?.["openedAtMs"] ?? 0) })),
      opened: (group, { id, openedAtMs }) => connections.joined(group, { id, info: { openedAtMs } }),
      closed: connections.left,
    },
    subscribe({ word, change, unreported, gap, opened }) {
      bus.subscribe(topic, (text) => {
        const said = BrokerMessage.safeParse(JSON.parse(text));
        if (said.success) word(said.data); // else of a version to come
      });
      members.onChange(change);
      members.onUnreported(unreported);
      connections.onChange(({ channel: group, change: what }) => what === "joined" && opened(group));
      bus.onGap(gap);
    },
  };
}
