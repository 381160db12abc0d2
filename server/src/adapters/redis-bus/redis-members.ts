import * as z from "zod/mini";
import type { Bus, RemoteMembers } from "../../ports/bus.ts";
import { memberKey } from "./place.ts";
import { createRemoteMemberList } from "./roll.ts";
import type { RedisConnections } from "./redis-line.ts";

/** What one server says of its members: the change that made its list the one of this version. */
const Word = z.object({
  server: z.string(),
  version: z.int(),
  /** Missing: all of it is to be read again, or it is gone. */
  place: z.optional(z.string()),
  /** Null: it has left. */
  member: z.optional(z.nullable(z.string())),
});
type Word = z.infer<typeof Word>;

/** Presence on all servers, through Redis. */
export type RedisMembers = {
  of: (application: string) => RemoteMembers;
  /** Call after an outage. No server counts as dead until all have had time to reconnect. */
  settle: () => void;
  stop: () => Promise<void>;
};

type Options = {
  line: RedisConnections;
  prefix: string;
  server: string;
  publish: Bus["publish"];
  subscribe: Bus["subscribe"];
  heartbeatMs?: number | undefined;
};

const topic = "members";
/** How often a server says that it is there, in ms. */
const defaultHeartbeat = 2_000;
/** A server that has not said so for so many heartbeats is dead. */
const silentFor = 4;
/** The field of a server's list that holds its version; no place begins so. */
const versionField = "#";

/**
 * Each server stores its list of members in Redis, where it expires without renewal. Changes are published with a
 * version number. A server that misses a version reads the list again, at the latest on the next heartbeat.
 */
export async function openRedisMembers({
  line,
  prefix,
  server,
  publish,
  subscribe,
  heartbeatMs = defaultHeartbeat,
}: Options): Promise<RedisMembers> {
  const listOf = (name: string) => `${prefix}members:${name}`;
  const servers = `${prefix}servers`;
  const roll = createRemoteMemberList();
  const loading = new Map<string, Promise<void>>();
  let settling = 0;
  let isOver = false;
  const say = (word: Omit<Word, "server">) => publish(topic, JSON.stringify({ server, ...word }));
  const list = ownList({ line, server, servers, key: listOf(server), livesMs: heartbeatMs * silentFor, say });

  async function load(name: string): Promise<void> {
    const { [versionField]: at, ...places } = await line.run((client) => client.hGetAll(listOf(name)));
    if (at === undefined) roll.drop(name);
    else roll.replace(name, Number(at), new Map(Object.entries(places)));
  }

  /** One at a time of each server, and once more where it was asked for meanwhile. */
  function loadSoon(name: string): Promise<void> {
    const running = loading.get(name) ?? Promise.resolve();
    const next = running.then(() => load(name)).catch(() => {}); // the next heartbeat sees it
    loading.set(name, next);
    return next.finally(() => {
      if (loading.get(name) === next) loading.delete(name);
    });
  }

  subscribe(topic, (text) => {
    const { data: word } = Word.safeParse(JSON.parse(text));
    if (!word) return; // of a version to come; the next heartbeat sees what it changed
    const { place, member } = word;
    if (loading.has(word.server) || place === undefined || member === undefined) void loadSoon(word.server);
    else if (!roll.apply(word.server, word.version, place, member)) void loadSoon(word.server);
  });

  /** Renews our own list, and looks whether what is known of the others still holds. */
  async function beat(): Promise<void> {
    const found = await line.run((client) => client.hGet(listOf(server), versionField));
    if (found === null || !list.isWhole()) await list.writeAll();
    else await line.run((client) => client.pExpire(listOf(server), heartbeatMs * silentFor));
    const named = await line.run((client) => client.sMembers(servers));
    for (const name of new Set([...named, ...roll.names()])) {
      if (name === server) continue;
      const at = await line.run((client) => client.hGet(listOf(name), versionField));
      if (at !== null && Number(at) !== roll.versionOf(name)) await loadSoon(name);
      if (at !== null || settling > 0) continue;
      roll.drop(name);
      await line.run((client) => client.sRem(servers, name));
    }
    settling = Math.max(0, settling - 1);
  }

  let beating: Promise<void> = beat();
  await beating;
  const timer = setInterval(() => {
    beating = beating.then(() => (isOver ? undefined : beat())).catch(() => {}); // the next one asks again
  }, heartbeatMs);
  timer.unref();

  return {
    of: (application) => ({
      joined: (channel, member) =>
        void list.change(memberKey(application, channel, member.id), JSON.stringify(member)),
      left: (channel, memberId) => void list.change(memberKey(application, channel, memberId), null),
      of: (channel) => roll.in(`${application} ${channel}`),
      onChange: (handler) => roll.onChange(application, handler),
    }),
    settle() {
      settling = silentFor + 1;
    },
    async stop() {
      isOver = true;
      clearInterval(timer);
      await beating;
      await line.run((client) => client.multi().del(listOf(server)).sRem(servers, server).exec());
      await say({ version: list.version() + 1 });
    },
  };
}

type OwnListOptions = {
  line: RedisConnections;
  server: string;
  /** The set of the names of all servers. */
  servers: string;
  key: string;
  /** How long the list outlives its server, in ms. */
  livesMs: number;
  say: (word: Omit<Word, "server">) => Promise<void>;
};

/** This server's list of members. What could not be told is told as a whole with a later heartbeat. */
function ownList({ line, server, servers, key, livesMs, say }: OwnListOptions) {
  const own = new Map<string, string>();
  let version = 1;
  let isWhole = false; // what Redis has of us is what we have
  return {
    version: () => version,
    isWhole: () => isWhole,
    async change(place: string, member: string | null): Promise<void> {
      if (member === null) own.delete(place);
      else own.set(place, member);
      version += 1;
      const now = version;
      try {
        await line.run((client) => {
          const steps = client.multi().hSet(key, versionField, String(now));
          if (member === null) steps.hDel(key, place);
          else steps.hSet(key, place, member);
          return steps.pExpire(key, livesMs).exec();
        });
        await say({ version: now, place, member });
      } catch {
        isWhole = false;
      }
    },
    async writeAll(): Promise<void> {
      version += 1;
      const fields = { ...Object.fromEntries(own), [versionField]: String(version) };
      const at = version;
      isWhole = true; // unless a change fails meanwhile
      try {
        await line.run((client) =>
          client.multi().del(key).hSet(key, fields).pExpire(key, livesMs).sAdd(servers, server).exec(),
        );
        await say({ version: at });
      } catch (error) {
        isWhole = false;
        throw error;
      }
    },
  };
}
