import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Stored, Values } from "../../ports/bus.ts";
import type { RedisConnections } from "./redis-line.ts";

type Options = {
  line: RedisConnections;
  /** Returns the Redis key of a value. */
  placeOf: (key: string) => string;
  values: Values;
  /** Tells the other servers that this one is now the last writer. */
  announce: (write: LastWrite) => Promise<void>;
  /** Calls the handler with each write that another server announced. */
  onAnnounced: (handler: (write: LastWrite) => void) => void;
};

/** Who wrote a value last: the server that says so, at `at` in ms since 1970. */
export type LastWrite = { key: string; at: number };

/** The last write of this server to a value. `stored` is null when it removed the value; `at` is in ms since 1970. */
type Written = { stored: Stored | null; at: number };

/** After a reconnection, servers have this long to restore lost values, in ms. Until then an absent value proves nothing. */
const restoringFor = 2_000;
/** How long a removal is remembered, in ms, so that another server's older copy does not undo it. */
const removalLasts = 60_000;
/** A waiting caller looks this often whether the values are whole, in ms. */
const lookEvery = 50;
/** How long a server's own mark lasts, in ms; it is renewed with each reconnection. */
const markLasts = 30 * 24 * 60 * 60_000;
/** Expired copies are dropped after this many writes. */
const pruneAfter = 500;

/**
 * Restores a copy if the value was lost or an older copy was restored. KEYS: value, mark. ARGV: value, its lifetime in ms
 * (0 removes it), time of the write, lifetime of the mark. A value without a mark was never lost or has been written since.
 */
const restore = `
  local mark = redis.call('GET', KEYS[2])
  if not mark and redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
  if mark and tonumber(mark) >= tonumber(ARGV[3]) then return 0 end
  if ARGV[2] == '0' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2]) end
  redis.call('SET', KEYS[2], ARGV[3], 'PX', ARGV[4])
  return 1`;

/**
 * Opens values that survive a Redis which comes back empty: the last writer of a value keeps a copy and restores it.
 * While servers restore, writes and reads of absent values wait. A Redis that was only out of reach is known by this
 * server's own mark: nothing is restored then, because another server may have removed a value meanwhile.
 */
export function openLastingValues({ line, placeOf, values, announce, onAnnounced }: Options): Values {
  const written = new Map<string, Written>();
  const mark = `mark:${randomUUID()}`;
  let restoredAt = 0;
  let writes = 0;

  /** Resolves once every server had the time to restore what was lost; at once if nothing was. */
  const untilRestored = async () => {
    while (Date.now() < restoredAt) await wait(lookEvery);
  };
  const isOver = ({ stored, at }: Written, now: number) => at + (stored?.forMs ?? removalLasts) <= now;

  async function remember(key: string, stored: Stored | null): Promise<void> {
    const now = Date.now();
    const at = performance.timeOrigin + performance.now(); // two writes in the same ms are told apart
    const isNew = !written.has(key);
    written.set(key, { stored, at });
    writes += 1;
    if (writes % pruneAfter === 0)
      for (const [other, one] of written) if (isOver(one, now)) written.delete(other);
    if (isNew) await announce({ key, at });
  }

  const setMark = () => values.set(mark, { value: "", forMs: markLasts });

  /** Restores every copy if Redis has lost its data, then drops those that another server has written since. */
  async function restoreAll(): Promise<void> {
    const isLost = (await values.get(mark)) === null;
    if (!isLost) restoredAt = 0;
    const now = Date.now();
    for (const [key, one] of written) {
      if (isOver(one, now)) written.delete(key);
      else if (isLost) await restoreOne(key, one, now);
      else await dropIfOld(key, one);
    }
    await setMark();
  }
  async function dropIfOld(key: string, { stored }: Written): Promise<void> {
    if ((await values.get(key)) !== (stored?.value ?? null)) written.delete(key);
  }
  async function restoreOne(key: string, one: Written, now: number): Promise<void> {
    const { stored, at } = one;
    const ms = stored ? String(Math.max(1, Math.round(at + stored.forMs - now))) : "0";
    await line.run((client) =>
      client.eval(restore, {
        keys: [placeOf(key), `${placeOf(key)}:restored`],
        arguments: [stored?.value ?? "", ms, String(at), String(restoringFor)],
      }),
    );
    await dropIfOld(key, one);
  }

  setMark().catch(() => {}); // Redis is away: its return marks it
  // Two servers that write at nearly the same time hear of each other: the later one keeps its copy.
  onAnnounced(({ key, at }) => {
    const own = written.get(key);
    if (own && own.at < at) written.delete(key);
  });
  line.onReturn(() => {
    restoredAt = Date.now() + restoringFor;
    restoreAll().catch(() => {}); // Redis is away again: its next return restores
  });

  return {
    async get(key) {
      const value = await values.get(key);
      if (value !== null || Date.now() >= restoredAt) return value;
      await untilRestored();
      return values.get(key);
    },
    async set(key, stored) {
      await untilRestored();
      await values.set(key, stored);
      await remember(key, stored);
    },
    async remove(key) {
      await untilRestored();
      await values.remove(key);
      await remember(key, null);
    },
    async change(key, step) {
      await untilRestored();
      let after: Stored | null = null;
      await values.change(key, (before) => (after = step(before)));
      await remember(key, after);
    },
  };
}
