import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Stored, Values } from "../../ports/bus.ts";
import type { RedisConnections } from "./redis-connections.ts";

type Options = {
  line: RedisConnections;
  /** Returns the Redis key of a value. */
  placeOf: (key: string) => string;
  values: Values;
  /** Tells the other servers of a write of this one. */
  announce: (write: LastWrite) => Promise<void>;
  /** Calls the handler with each write that another server announced. */
  onAnnounced: (handler: (write: LastWrite) => void) => void;
};

/**
 * A write of another server. `at` is in ms since 1970. `stored` is null when it removed the value, and undefined from a
 * server of the previous version, which does not say what it wrote.
 */
export type LastWrite = { key: string; at: number; stored: Stored | null | undefined };

/** The last write to a value that is known here, of whichever server; as in `LastWrite`. */
type Copy = { stored: Stored | null; at: number };

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
/** So many copies are compared or restored at a time. */
const batch = 200;

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

/** Returns the time in ms since 1970, with fractions: two writes in the same millisecond are told apart. */
const preciseNow = () => performance.timeOrigin + performance.now();

/**
 * Opens values that survive a Redis that comes back empty. Every server copies each value, from announced writes and
 * from what it finds at its start, and the newest copy is restored. Meanwhile, for at most 2 s, writes and reads of
 * absent values wait. After an outage in which Redis kept its data nothing is restored, because another server may have
 * removed a value.
 */
export async function openLastingValues(options: Options): Promise<Values> {
  const { line, values, announce, onAnnounced } = options;
  const copies = openCopies(options);
  const mark = `mark:${randomUUID()}`;
  let restoredAt = 0;

  /** Resolves once every server had the time to restore what was lost; at once if nothing was. */
  const untilRestored = async () => {
    while (Date.now() < restoredAt) await wait(lookEvery);
  };
  const setMark = () => values.set(mark, { value: "", forMs: markLasts });

  function remember(key: string, copy: Copy): void {
    copies.keep(key, copy);
    announce({ key, ...copy }).catch(() => {}); // it is written; our own copy restores it
  }

  async function afterReturn(): Promise<void> {
    const isLost = (await values.get(mark)) === null;
    if (!isLost) restoredAt = 0;
    await copies.compare(isLost);
    await setMark();
  }

  onAnnounced(({ key, at, stored }) => {
    if (stored !== undefined) copies.keep(key, { stored, at });
    else copies.dropOlder(key, at);
  });
  line.onReturn(() => {
    restoredAt = Date.now() + restoringFor;
    afterReturn().catch(() => {}); // Redis is away again: its next return restores
  });
  await setMark()
    .then(() => copies.copyAll())
    .catch(() => {}); // Redis is away: its return marks it

  return {
    async get(key) {
      const value = await values.get(key);
      if (value !== null || Date.now() >= restoredAt) return value;
      await untilRestored();
      return values.get(key);
    },
    async set(key, stored) {
      await untilRestored();
      const at = preciseNow();
      await values.set(key, stored);
      remember(key, { stored, at });
    },
    async remove(key) {
      await untilRestored();
      const at = preciseNow();
      await values.remove(key);
      remember(key, { stored: null, at });
    },
    async change(key, step) {
      await untilRestored();
      let copy: Copy = { stored: null, at: 0 };
      // Within the step: who changes what we have written has read it, and so begins later.
      await values.change(key, (before) => {
        const at = preciseNow();
        const stored = step(before);
        copy = { stored, at };
        return stored;
      });
      remember(key, copy);
    },
  };
}

/** This server's copies of all values, each the newest that is known. */
function openCopies({ line, placeOf, values }: Pick<Options, "line" | "placeOf" | "values">) {
  const copies = new Map<string, Copy>();
  let writes = 0;
  const isOver = ({ stored, at }: Copy, now: number) => at + (stored?.forMs ?? removalLasts) <= now;

  /** Keeps a copy unless a newer one is known. */
  function keep(key: string, copy: Copy): void {
    if ((copies.get(key)?.at ?? 0) > copy.at) return;
    copies.set(key, copy);
    writes += 1;
    if (writes % pruneAfter !== 0) return;
    const now = Date.now();
    for (const [other, one] of copies) if (isOver(one, now)) copies.delete(other);
  }
  function dropOlder(key: string, at: number): void {
    if ((copies.get(key)?.at ?? at) < at) copies.delete(key);
  }
  /** Copies what Redis has; drops a copy of what it does not have. */
  async function copyStored(key: string): Promise<void> {
    const at = preciseNow();
    const value = await values.get(key);
    const forMs = value === null ? 0 : await line.run((client) => client.pTTL(placeOf(key)));
    if (value !== null && forMs > 0) keep(key, { stored: { value, forMs }, at });
    else dropOlder(key, at);
  }
  async function restoreOne(key: string, { stored, at }: Copy, now: number): Promise<void> {
    const ms = stored ? String(Math.max(1, Math.round(at + stored.forMs - now))) : "0";
    await line.run((client) =>
      client.eval(restore, {
        keys: [placeOf(key), `${placeOf(key)}${restoredSuffix}`],
        arguments: [stored?.value ?? "", ms, String(at), String(restoringFor)],
      }),
    );
  }
  async function compareOne([key, one]: [string, Copy], isLost: boolean): Promise<void> {
    const now = Date.now();
    if (isOver(one, now)) return void copies.delete(key);
    if (isLost) await restoreOne(key, one, now);
    if ((await values.get(key)) !== (one.stored?.value ?? null)) await copyStored(key);
  }

  return {
    keep,
    dropOlder,
    /** Restores every copy where Redis has lost its data; then takes over what it has where that differs. */
    async compare(isLost: boolean): Promise<void> {
      const all = [...copies];
      for (let from = 0; from < all.length; from += batch)
        await Promise.all(all.slice(from, from + batch).map((one) => compareOne(one, isLost)));
    },
    /** Copies what other servers wrote before this one began. */
    async copyAll(): Promise<void> {
      const place = placeOf("");
      let cursor = "0";
      do {
        const found = await line.run((client) => client.scan(cursor, { MATCH: `${place}*`, COUNT: 1_000 }));
        const keys = found.keys.map((name) => name.slice(place.length));
        await Promise.all(keys.filter(isValue).map(copyStored));
        ({ cursor } = found);
      } while (cursor !== "0");
    },
  };
}

const restoredSuffix = ":restored";
/** Whether a key is that of a value, not one of the marks beside them. */
const isValue = (key: string) => !key.startsWith("mark:") && !key.endsWith(restoredSuffix);
