import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import type { Bus, Stored, Values } from "../../ports/bus.ts";
import { openLastingValues } from "./lasting-values.ts";
import {
  openRedisConnections,
  type RedisConnections,
  type RedisConnectionOptions,
} from "./redis-connections.ts";
import { openRedisMembers, type RedisMembers } from "./redis-members.ts";

/** A connected Redis and its buses. */
export type RedisBuses = {
  /** Returns the id of this Redis: servers that read the same id share it. It changes when Redis has lost its data. */
  name: () => Promise<string>;
  /** Opens the bus of an installation; several can share one Redis. */
  open: (installation: string, options?: { heartbeatMs?: number }) => Promise<Bus>;
  stop: () => Promise<void>;
};

const Envelope = z.object({ from: z.string(), topic: z.string(), message: z.string() });
const LastWriteMessage = z.object({
  key: z.string(),
  at: z.number(),
  /** Missing: of a server of the previous version. */
  stored: z.optional(z.nullable(z.object({ value: z.string(), forMs: z.number() }))),
});
type Listener = (message: string) => void;

/** Sets a value where it is still what was read: KEYS value; ARGV whether there was one, it, the new one or nothing, ms. */
const exchange = `
  local now = redis.call('GET', KEYS[1])
  if ARGV[1] == '' then
    if now ~= false then return 0 end
  elseif now ~= ARGV[2] then return 0 end
  if ARGV[4] == '0' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], ARGV[3], 'PX', ARGV[4]) end
  return 1`;
/** Counts in a window that begins with the first. */
const countIn = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return count`;

/** After Redis was away the servers come back one after another: what follows from the gap is done once, so long after the first, in ms. */
const gather = 500;
/** The topic by which a server says that messages of it were lost. */
const lostTopic = "lost";
/** The topic by which a server tells the others of its writes to lasting values. */
const lastingTopic = "lasting";

/**
 * Connects to Redis or a compatible server, waiting up to `patienceMs`. Throws an explanation for the operator
 * when it cannot.
 */
export async function connectRedis(options: RedisConnectionOptions): Promise<RedisBuses> {
  const line = await openRedisConnections(options);
  let known: string | null = null;
  const name = async () => {
    const own = known ?? randomUUID();
    const before = await line.run((client) => client.set("anteroom:bus", own, { NX: true, GET: true }));
    return (known = before ?? own);
  };
  // Whoever was there before knows the name that the database has; a Redis that starts empty is given it again.
  line.onReturn(() => {
    const own = known;
    if (own !== null) line.run((client) => client.set("anteroom:bus", own)).catch(() => {});
  });
  return {
    name,
    open: (installation, { heartbeatMs } = {}) => openBus(line, `anteroom:${installation}:`, heartbeatMs),
    stop: line.stop,
  };
}

async function openBus(line: RedisConnections, prefix: string, heartbeatMs?: number): Promise<Bus> {
  const server = randomUUID();
  const topics = new Map<string, Set<Listener>>();
  const gapHandlers = new Set<() => void>();
  let hasLost = false;
  let gap: NodeJS.Timeout | undefined;

  const hear = (topic: string, message: string) => {
    for (const handler of topics.get(topic) ?? []) handler(message);
  };
  const publish = async (topic: string, message: string) => {
    const envelope = JSON.stringify({ from: server, topic, message });
    try {
      await line.run((client) => client.publish(`${prefix}bus`, envelope));
    } catch (error) {
      hasLost = true;
      throw error;
    }
  };
  const subscribe: Bus["subscribe"] = (topic, handler) => {
    const handlers = topics.get(topic) ?? new Set();
    topics.set(topic, handlers.add(handler));
    return () => void handlers.delete(handler);
  };
  const noteGap = () => {
    gap ??= setTimeout(() => {
      gap = undefined;
      for (const handler of gapHandlers) handler();
    }, gather).unref();
  };
  await line.subscribe(`${prefix}bus`, (text) => {
    const envelope = Envelope.safeParse(JSON.parse(text));
    if (envelope.success && envelope.data.from !== server) hear(envelope.data.topic, envelope.data.message);
  });
  const members = await openRedisMembers({ line, prefix, server, publish, subscribe, heartbeatMs });
  subscribe(lostTopic, noteGap);
  const lastingPlace = (key: string) => `${prefix}lasting:${key}`;
  const lasting = await openLastingValues({
    line,
    placeOf: lastingPlace,
    values: openValues(line, lastingPlace),
    announce: (write) => publish(lastingTopic, JSON.stringify(write)),
    onAnnounced: (handler) =>
      void subscribe(lastingTopic, (text) => {
        const { data } = LastWriteMessage.safeParse(JSON.parse(text));
        if (data) handler({ ...data, stored: data.stored });
      }),
  });
  line.onReturn(({ heard }) => {
    members.settle();
    if (heard) noteGap();
    if (!hasLost) return;
    hasLost = false;
    publish(lostTopic, "").catch(() => {});
  });
  return {
    isUp: line.isUp,
    publish,
    subscribe,
    onGap(handler) {
      gapHandlers.add(handler);
      return () => void gapHandlers.delete(handler);
    },
    ...openValues(line, (key) => `${prefix}value:${key}`),
    ...openCounters(line, prefix),
    lasting,
    ...openNames(line, (name) => `${prefix}server:${name}`),
    members: members.of,
    sums: members.sums,
    async stop() {
      clearTimeout(gap);
      gapHandlers.clear();
      await stopMembers(members);
      await line.stop();
    },
  };
}

/** Redis may be away when we go; the silence speaks then. */
const stopMembers = (members: RedisMembers) => members.stop().catch(() => {});

function openValues(line: RedisConnections, placeOf: (key: string) => string): Values {
  const get = (key: string) => line.run((client) => client.get(placeOf(key)));
  const swap = async (key: string, before: string | null, after: Stored | null) =>
    (await line.run((client) =>
      client.eval(exchange, {
        keys: [placeOf(key)],
        arguments: [
          before === null ? "" : "1",
          before ?? "",
          after?.value ?? "",
          after ? wholeMs(after.forMs) : "0",
        ],
      }),
    )) === 1;
  return {
    get,
    set: async (key, { value, forMs }) =>
      void (await line.run((client) =>
        client.set(placeOf(key), value, { expiration: { type: "PX", value: Number(wholeMs(forMs)) } }),
      )),
    remove: async (key) => void (await line.run((client) => client.del(placeOf(key)))),
    async change(key, step) {
      for (;;) {
        const before = await get(key);
        if (await swap(key, before, step(before))) return;
      }
    },
  };
}

function openCounters(line: RedisConnections, prefix: string): Pick<Bus, "once" | "count"> {
  return {
    once: async (key, forMs) =>
      (await line.run((client) =>
        client.set(`${prefix}once:${key}`, "", {
          condition: "NX",
          expiration: { type: "PX", value: Number(wholeMs(forMs)) },
        }),
      )) === "OK",
    count: async (key, windowMs) =>
      Number(
        await line.run((client) =>
          client.eval(countIn, { keys: [`${prefix}count:${key}`], arguments: [wholeMs(windowMs)] }),
        ),
      ),
  };
}

/** A server is found by its subscription to a channel of its name: Redis drops it with the connection of a process that ends. */
function openNames(
  line: RedisConnections,
  channelOf: (name: string) => string,
): Pick<Bus, "beFound" | "findAbsent"> {
  return {
    beFound: (name) => line.subscribe(channelOf(name), () => {}),
    async findAbsent(names) {
      if (names.length === 0) return [];
      const counts = await line.run((client) => client.pubSubNumSub(names.map(channelOf)));
      return names.filter((name) => (counts[channelOf(name)] ?? 0) === 0);
    },
  };
}

const wholeMs = (ms: number) => String(Math.max(1, Math.round(ms)));
