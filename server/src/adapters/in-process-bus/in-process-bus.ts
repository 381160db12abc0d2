import type { Bus, Stored, RemoteMemberChange, RemoteMembers, SharedSums, Values } from "../../ports/bus.ts";
import type { RealtimeMember } from "../../ports/realtime.ts";

type Value = { value: string; until: number };
type Listener = (message: string) => void;
type Server = {
  topics: Map<string, Set<Listener>>;
  members: Map<string, Members>;
  sums: Map<string, Shares>;
  names: Set<string>;
};
/** One server's shares of sums, by name, and who wants to know of the others'. */
type Shares = { own: Map<string, number>; handlers: Set<(name: string) => void> };
type Members = {
  /** By channel and id. */
  own: Map<string, Map<string, RealtimeMember>>;
  handlers: Set<(change: RemoteMemberChange) => void>;
};

/** After so many writes what has run out is taken away. */
const sweepAfter = 1_000;

/** Creates a bus within one process. A single server connects once; tests connect several times. */
export function openInProcessBus(): { connect: () => Bus } {
  const values = new Map<string, Value>();
  const servers = new Set<Server>();
  let writes = 0;

  const read = (key: string): Value | null => {
    const found = values.get(key);
    return found && found.until > performance.now() ? found : null;
  };
  const write = (key: string, { value, forMs }: Stored) => {
    const now = performance.now();
    writes += 1;
    if (writes % sweepAfter === 0)
      for (const [other, { until }] of values) if (until <= now) values.delete(other);
    values.set(key, { value, until: now + forMs });
  };

  function connect(): Bus {
    const server: Server = { topics: new Map(), members: new Map(), sums: new Map(), names: new Set() };
    servers.add(server);
    const others = () => [...servers].filter((one) => one !== server);
    const valuesWith = (prefix: string): Values => ({
      get: async (key) => read(prefix + key)?.value ?? null,
      set: async (key, stored) => write(prefix + key, stored),
      remove: async (key) => void values.delete(prefix + key),
      async change(key, step) {
        const after = step(read(prefix + key)?.value ?? null);
        if (after) write(prefix + key, after);
        else values.delete(prefix + key);
      },
    });
    return {
      isUp: () => true,
      async publish(topic, message) {
        for (const { topics } of others()) for (const handler of topics.get(topic) ?? []) handler(message);
      },
      subscribe(topic, handler) {
        const handlers = server.topics.get(topic) ?? new Set();
        server.topics.set(topic, handlers.add(handler));
        return () => void handlers.delete(handler);
      },
      onGap: () => () => {},
      ...valuesWith("value:"),
      lasting: valuesWith("lasting:"),
      async once(key, forMs) {
        if (read(key)) return false;
        write(key, { value: "", forMs });
        return true;
      },
      async count(key, windowMs) {
        const found = read(key);
        if (!found) write(key, { value: "1", forMs: windowMs });
        else found.value = String(Number(found.value) + 1);
        return Number(found?.value ?? 1);
      },
      beFound: async (name) => void server.names.add(name),
      async findAbsent(names) {
        return names.filter((name) => ![...servers].some((one) => one.names.has(name)));
      },
      members: (application) => connectMembers(application, server, others),
      sums: (application) => connectSums(application, server, others),
      async stop() {
        servers.delete(server);
        for (const [application, { own }] of server.members)
          for (const [channel, members] of own)
            for (const member of members.values()) tell(application, others(), channel, member, "left");
        for (const [application, { own }] of server.sums)
          for (const name of own.keys()) announceShare(application, others(), name);
      },
    };
  }
  return { connect };
}

function connectMembers(application: string, server: Server, others: () => Server[]): RemoteMembers {
  const mine: Members = server.members.get(application) ?? { own: new Map(), handlers: new Set() };
  server.members.set(application, mine);
  const isAlone = (channel: string, id: string) => !membersOn(application, others(), channel).has(id);
  return {
    joined(channel, member) {
      const here = mine.own.get(channel) ?? new Map<string, RealtimeMember>();
      mine.own.set(channel, here.set(member.id, member));
      tell(application, others(), channel, member, "joined");
      return isAlone(channel, member.id);
    },
    left(channel, memberId) {
      const here = mine.own.get(channel);
      const member = here?.get(memberId);
      here?.delete(memberId);
      if (here?.size === 0) mine.own.delete(channel);
      if (member) tell(application, others(), channel, member, "left");
      return isAlone(channel, memberId);
    },
    of: (channel) => [...membersOn(application, others(), channel).values()],
    channelsOf: (memberId) => [
      ...new Set(
        others().flatMap(({ members }) =>
          [...(members.get(application)?.own ?? [])].flatMap(([channel, here]) =>
            here.has(memberId) ? [channel] : [],
          ),
        ),
      ),
    ],
    onChange: (handler) => void mine.handlers.add(handler),
    onUnreported: () => {}, // nobody is killed alone
  };
}

/** Each server hears of it where no server but itself and the one that tells has this member. */
function tell(
  application: string,
  to: readonly Server[],
  channel: string,
  member: RealtimeMember,
  change: RemoteMemberChange["change"],
): void {
  for (const server of to) {
    const elsewhere = membersOn(
      application,
      to.filter((one) => one !== server),
      channel,
    );
    if (elsewhere.has(member.id)) continue;
    for (const handler of server.members.get(application)?.handlers ?? [])
      handler({ channel, member, change });
  }
}

function membersOn(application: string, servers: readonly Server[], channel: string) {
  const found = new Map<string, RealtimeMember>();
  for (const { members } of servers)
    for (const [id, member] of members.get(application)?.own.get(channel) ?? []) found.set(id, member);
  return found;
}

function connectSums(application: string, server: Server, others: () => Server[]): SharedSums {
  const mine: Shares = server.sums.get(application) ?? { own: new Map(), handlers: new Set() };
  server.sums.set(application, mine);
  const elsewhere = (name: string) =>
    others().reduce((sum, { sums }) => sum + (sums.get(application)?.own.get(name) ?? 0), 0);
  return {
    set(name, share) {
      if (share === 0) mine.own.delete(name);
      else mine.own.set(name, share);
      announceShare(application, others(), name);
      return share + elsewhere(name);
    },
    elsewhere,
    onChange: (handler) => void mine.handlers.add(handler),
    onUnreported: () => {}, // nobody is killed alone
  };
}

function announceShare(application: string, to: readonly Server[], name: string): void {
  for (const { sums } of to) for (const handler of sums.get(application)?.handlers ?? []) handler(name);
}
