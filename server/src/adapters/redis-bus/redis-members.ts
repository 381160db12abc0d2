import * as z from "zod/mini";
import type { Bus, RemoteMembers, SharedSums } from "../../ports/bus.ts";
import { formatShare, memberKey, readShare, shareId } from "./member-key.ts";
import { createRemoteMemberList, type Holder } from "./remote-member-list.ts";
import type { RedisConnections } from "./redis-connections.ts";

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
  sums: (application: string) => SharedSums;
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
/** So many heartbeats its members stay: browsers that notice its death reconnect to another server meanwhile, and nobody in a call sees them leave. */
const returnsFor = 4;
/** So long the other servers know that one of them has reported the end of a server, in ms. */
const reportedFor = 60 * 60_000;
/** The field of a server's list that holds its version; no place begins so. */
const versionField = "#";

/**
 * Joins presence on all servers through Redis. Each server stores its list of members there, which expires without
 * renewal; members of a server that died leave after 14 to 18 s (default heartbeat of 2 s). Changes are published with
 * a version number. A server that misses one reads the list again, at the latest on the next heartbeat.
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
  /** Servers without a list, and for how many heartbeats. */
  const missing = new Map<string, number>();
  /** Servers whose end this one has reported: it reports their return too. */
  const reported = new Set<string>();
  const reportOf = (name: string) => `${prefix}reported:${name}`;
  let settling = 0;
  let isOver = false;
  const say = (word: Omit<Word, "server">) => publish(topic, JSON.stringify({ server, ...word }));
  const list = ownList({ line, server, servers, listOf, reportOf, livesMs: heartbeatMs * silentFor, say });

  async function load(name: string): Promise<void> {
    const { [versionField]: at, ...places } = await line.run((client) => client.hGetAll(listOf(name)));
    if (at === undefined) return roll.drop(name);
    const isBack = reported.has(name);
    if (isBack) await line.run((client) => client.del(reportOf(name)));
    reported.delete(name);
    roll.replace(name, Number(at), new Map(Object.entries(places)), isBack);
  }

  /** Gives up a server that was killed. The first that does reports it. */
  async function giveUp(name: string): Promise<void> {
    const mark = { condition: "NX", expiration: { type: "PX", value: reportedFor } } as const;
    const isFirst = (await line.run((client) => client.set(reportOf(name), "", mark))) !== null;
    if (isFirst) reported.add(name);
    roll.drop(name, isFirst);
    await line.run((client) => client.sRem(servers, name));
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
      if (at !== null) missing.delete(name);
      if (at !== null || settling > 0) continue;
      const beats = (missing.get(name) ?? 0) + 1;
      missing.set(name, beats);
      if (beats <= returnsFor) continue;
      missing.delete(name);
      await giveUp(name);
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
    of: (application) => membersOf(application, list, roll),
    sums: (application) => sumsOf(`sums ${application}`, list, roll),
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

type OwnList = ReturnType<typeof ownList>;
type Roll = ReturnType<typeof createRemoteMemberList>;

function membersOf(application: string, list: OwnList, roll: Roll): RemoteMembers {
  /** Resolves to whether no other server has the member, as Redis or else this server knows. */
  const announce = async (at: { channel: string; id: string }, member: string | null) => {
    const place = memberKey(application, at.channel, at.id);
    const others = await list.change(place, member, roll.holdersOf(place));
    if (others === "reported") return false;
    return (others ?? roll.holdersOf(place)).length === 0;
  };
  return {
    joined: (channel, member) => announce({ channel, id: member.id }, JSON.stringify(member)),
    left: (channel, id) => announce({ channel, id }, null),
    of: (channel) => roll.in(`${application} ${channel}`),
    channelsOf: (id) => roll.channelsOf(application, id),
    onChange: (handler) => roll.onChange(application, handler),
    onUnreported: (handler) => roll.onUnreported(application, handler),
  };
}

/** Sums are members whose information is a number: they expire, return and are reported as members are. */
function sumsOf(application: string, list: OwnList, roll: Roll): SharedSums {
  const placeOf = (name: string) => memberKey(application, name, shareId);
  const add = (sum: number, text: string) => sum + readShare(text);
  const elsewhere = (name: string) =>
    roll.holdersOf(placeOf(name)).reduce((sum, { text }) => add(sum, text), 0);
  return {
    async set(name, share) {
      const place = placeOf(name);
      const others = await list.change(place, share === 0 ? null : formatShare(share), roll.holdersOf(place));
      if (others === "reported") return null;
      return others === null ? share + elsewhere(name) : others.reduce(add, share);
    },
    elsewhere,
    onChange: (handler) => roll.onPlaceChange(application, handler),
    onUnreported: (handler) => roll.onUnreportedPlace(application, handler),
  };
}

type OwnListOptions = {
  line: RedisConnections;
  server: string;
  /** The set of the names of all servers. */
  servers: string;
  /** The keys of a server's list and of the mark that its end was reported. */
  listOf: (server: string) => string;
  reportOf: (server: string) => string;
  /** How long the list outlives its server, in ms. */
  livesMs: number;
  say: (word: Omit<Word, "server">) => Promise<void>;
};

/**
 * Adds a change to a list that is of the version before, and removes or sets the place: KEYS list, set of servers, mark that our end was
 * reported; ARGV field of the version, version before, version, ms, place, member or '', start of the keys of lists and of marks, then each
 * server that is known to have the place, followed by its member. Returns the members at this place of the other servers, also of those
 * that have expired and whose end is yet to be reported. Returns 0 where the list is gone or another one (alone, the change would be taken
 * for all of it), and -1 where our end was reported too.
 */
const changeList = `
  if redis.call('HGET', KEYS[1], ARGV[1]) ~= ARGV[2] then return -redis.call('EXISTS', KEYS[3]) end
  redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
  if ARGV[6] == '' then redis.call('HDEL', KEYS[1], ARGV[5]) else redis.call('HSET', KEYS[1], ARGV[5], ARGV[6]) end
  redis.call('PEXPIRE', KEYS[1], ARGV[4])
  local found = {}
  for _, name in ipairs(redis.call('SMEMBERS', KEYS[2])) do
    local other = ARGV[7] .. name
    local member = other ~= KEYS[1] and redis.call('HGET', other, ARGV[5])
    if member then table.insert(found, member) end
  end
  for index = 9, #ARGV, 2 do
    local name = ARGV[index]
    if redis.call('EXISTS', ARGV[7] .. name, ARGV[8] .. name) == 0 then table.insert(found, ARGV[index + 1]) end
  end
  return found`;

/**
 * This server's list of members. A change that Redis cannot take, or whose list Redis has lost, is followed by the whole list: at once where
 * Redis answers, else with the next heartbeat.
 */
function ownList({ line, server, servers, listOf, reportOf, livesMs, say }: OwnListOptions) {
  const key = listOf(server);
  const own = new Map<string, string>();
  let version = 1;
  let isWhole = false; // what Redis has of us is what we have
  let writtenWhole = 0; // the version that was written as a whole last

  async function writeAll(): Promise<void> {
    version += 1;
    const fields = { ...Object.fromEntries(own), [versionField]: String(version) };
    const at = version;
    writtenWhole = at;
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
  }

  return {
    version: () => version,
    isWhole: () => isWhole,
    /**
     * Sets or removes a place. Resolves to the members that the other servers have there; `reported` where another server reports this
     * one's changes, because it was given up. Null: Redis could not tell.
     */
    async change(
      place: string,
      member: string | null,
      holders: readonly Holder[],
    ): Promise<readonly string[] | "reported" | null> {
      if (member === null) own.delete(place);
      else own.set(place, member);
      version += 1;
      const now = version;
      const versions = [versionField, String(now - 1), String(now), String(livesMs)];
      const keys = [key, servers, reportOf(server)];
      const known = holders.flatMap(({ server: name, text }) => [name, text]);
      const given = [...versions, place, member ?? "", listOf(""), reportOf(""), ...known];
      try {
        const found = await line.run((client) => client.eval(changeList, { keys, arguments: given }));
        if (Array.isArray(found)) {
          await say({ version: now, place, member });
          return found.map(String);
        }
        if (writtenWhole < now) await writeAll(); // else it is in what another change wrote meanwhile
        return found === -1 ? "reported" : null;
      } catch {
        isWhole = false;
        return null;
      }
    },
    writeAll,
  };
}
