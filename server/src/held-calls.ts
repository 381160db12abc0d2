import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { allHolders, watchHolders } from "./absent-holders.ts";
import type { Bus } from "./ports/bus.ts";
import type { VideoEngine } from "./ports/video.ts";

/** What the server that holds a call knows of it. */
const Described = z.object({ holder: z.string(), text: z.string(), at: z.number() });

/** For so long after its last word a server holds a call, in ms. */
const holdFor = 10_000;
/** For so long what is known of a call outlives its server, in ms: longer than Janus keeps its session. */
const describedFor = 90_000;

/**
 * Tracks which server holds each call, and moves calls between servers. Messages on the bus name a call by its `visit`
 * id.
 */
export type HeldCalls = {
  /** The name of this server among the servers that hold calls. */
  server: string;
  has: (visit: string) => boolean;
  all: () => readonly (readonly [visit: string, expiresAt: number])[];
  /** Returns the server that holds the call. When none does, this server becomes its holder. */
  holderOf: (visit: string) => Promise<string>;
  /**
   * Makes this server the holder, and adopts the state that another server has described. Stores `expiresAt` (ms), or a
   * later one, for `all`: the caller releases the call when it has passed.
   */
  hold: (visit: string, expiresAt: number) => Promise<void>;
  /** Releases the call and announces that to the other servers. */
  release: (visit: string) => void;
  /** Publishes the known state of a call that this server holds. */
  describe: (visit: string) => Promise<void>;
  /** Call when the holding server is gone. The first server to call it continues the call. */
  succeed: (visit: string, gone: string) => Promise<void>;
  /** Clears the holder, so that any server can take the call. */
  clearHolder: (visit: string) => Promise<void>;
  /** Records that a participant was removed, so that a call that is adopted within half a minute leaves them out. */
  noteRemoval: (id: string) => void;
  /** Calls the handler when the server that holds a call has gone or was killed, perhaps more than once. */
  onGone: (handler: (visit: string, holder: string) => void) => void;
  stop: () => void;
};

type Options = {
  bus: Bus;
  video: Pick<VideoEngine, "handover" | "remove">;
  report: (error: unknown) => void;
};

/** Joins the bus and starts to track which server holds which call. */
export function openHeldCalls({ bus, video, report }: Options): HeldCalls {
  const { handover } = video;
  const server: string = randomUUID();
  const held = new Map<string, number>();
  const holders = bus.members("calls");
  const removals = rememberRemovals();
  const goneHandlers = new Set<(visit: string, holder: string) => void>();
  const noteGone = (visit: string, holder: string) => {
    for (const handler of goneHandlers) handler(visit, holder);
  };
  const watch = watchHolders({ bus, holders, server, onAbsent: noteGone, report });
  holders.onChange(({ channel, member, change }) => {
    if (change === "left" && channel !== allHolders) noteGone(channel, member.id);
  });
  const keyOf = (visit: string) => `call:${visit}`;
  const stateOf = (visit: string) => `call-state:${visit}`;

  /** `isNew`: whatever another server has said of it before. */
  async function describe(visit: string, isNew = false): Promise<void> {
    if (!held.has(visit)) return;
    const text = handover?.describe(visit) ?? null;
    await bus.lasting.change(stateOf(visit), (before) => {
      const isOthers = !isNew && before !== null && readDescribed(before)?.holder !== server;
      if (isOthers) return { value: before, forMs: describedFor };
      if (text === null) return null;
      return { value: JSON.stringify({ holder: server, text, at: Date.now() }), forMs: describedFor };
    });
  }
  async function takeUp(visit: string): Promise<void> {
    if (!handover) return;
    const before = await bus.lasting.get(stateOf(visit));
    const described = before === null ? undefined : readDescribed(before);
    if (!described || described.holder === server) return;
    try {
      held.set(visit, Math.max(held.get(visit) ?? 0, handover.adopt(visit, described.text)));
    } catch (error) {
      report(error); // of a version that says it otherwise: the call begins anew
    }
    for (const id of removals.since(described.at)) video.remove(id); // while nobody held the call
    await describe(visit, true);
  }
  async function hold(visit: string, expiresAt: number): Promise<void> {
    const isNew = !held.has(visit);
    held.set(visit, Math.max(held.get(visit) ?? 0, expiresAt));
    if (!isNew) return;
    void holders.joined(visit, { id: server });
    await takeUp(visit);
  }

  return {
    server,
    has: (visit) => held.has(visit),
    all: () => [...held],
    async holderOf(visit) {
      let holder = server;
      await bus.lasting.change(keyOf(visit), (before) => {
        holder = before ?? server;
        return { value: holder, forMs: holdFor };
      });
      return holder;
    },
    hold,
    release(visit) {
      held.delete(visit);
      void holders.left(visit, server);
    },
    describe: (visit) => describe(visit),
    async succeed(visit, gone) {
      if (!handover || held.has(visit) || (await bus.lasting.get(stateOf(visit))) === null) return;
      let isMine = false;
      await bus.lasting.change(keyOf(visit), (before) => {
        isMine = before === null || before === gone;
        return { value: before === null || isMine ? server : before, forMs: holdFor };
      });
      if (isMine) await hold(visit, 0);
    },
    clearHolder: (visit) => bus.lasting.remove(keyOf(visit)),
    noteRemoval: (id) => removals.add(id),
    onGone: (handler) => void goneHandlers.add(handler),
    stop: watch.stop,
  };
}

const readDescribed = (text: string) => Described.safeParse(JSON.parse(text)).data;

/** Who was shown out in the last half minute: whoever goes on with a call of another server must not let them stay. */
function rememberRemovals() {
  const removedAt = new Map<string, number>();
  return {
    add(id: string) {
      const now = Date.now();
      for (const [one, at] of removedAt) if (at < now - 30_000) removedAt.delete(one);
      removedAt.set(id, now);
    },
    /** Clocks of two servers may differ by a second. */
    since: (time: number) => [...removedAt].flatMap(([id, at]) => (at > time - 1_000 ? [id] : [])),
  };
}
