import { createClient } from "@redis/client";
import { BusUnavailable } from "../../ports/bus.ts";

type Client = ReturnType<typeof openClient>;

/** Two connections to one Redis: for commands and for subscriptions. Both reconnect. */
export type RedisConnections = {
  /** Runs a command. Rejects with `BusUnavailable` when Redis is unavailable or too slow. */
  run: <Answer>(question: (client: Client) => Promise<Answer>) => Promise<Answer>;
  isUp: () => boolean;
  subscribe: (channel: string, handler: (message: string) => void) => Promise<void>;
  /** Calls the handler after each reconnection. `heard`: whether messages may have been missed. */
  onReturn: (handler: (lost: { heard: boolean }) => void) => void;
  stop: () => Promise<void>;
};

/** The options of `openRedisConnections`. */
export type RedisConnectionOptions = {
  url: string;
  /** Called once per outage, without the URL. */
  report: (error: Error) => void;
  /** How long to wait for Redis at the start, in ms. */
  patienceMs?: number;
};

/** How long a question may take, in ms. */
const answerMs = 2_000;
/** A connection on which nothing is heard for so long is given up, in ms; each is asked for a word far more often. */
const silenceMs = 5_000;
const pingMs = 1_000;
const longestPause = 1_000;

/** Connects to Redis. Throws an explanation for the operator when it cannot. */
export async function openRedisConnections({
  url,
  report,
  patienceMs = 10_000,
}: RedisConnectionOptions): Promise<RedisConnections> {
  const handlers = new Set<(lost: { heard: boolean }) => void>();
  const asking = openClient(url);
  const listening = openClient(url);
  let isAway = false;
  let isOver = false;
  const watch = (client: Client, heard: boolean) => {
    let wasReady = false;
    client.on("error", (error: Error) => {
      if (isAway || isOver || !wasReady) return;
      isAway = true;
      report(new Error(`Redis (REDIS_URL) cannot be reached: ${error.name}`));
    });
    client.on("ready", () => {
      if (wasReady) for (const handler of handlers) handler({ heard });
      wasReady = true;
      isAway = false;
    });
  };
  watch(asking, false);
  watch(listening, true);
  const isUp = () => asking.isReady && listening.isReady;
  const end = () => {
    isOver = true;
    for (const client of [asking, listening]) client.destroy();
  };
  const connecting = Promise.all([asking.connect(), listening.connect()]);
  try {
    await inTime(connecting, patienceMs);
  } catch {
    connecting.catch(() => {});
    end();
    throw new Error(
      "Redis cannot be reached at REDIS_URL. Start it, or leave REDIS_URL out: one server needs none.",
    );
  }
  return {
    async run(question) {
      if (!asking.isReady) throw new BusUnavailable("Redis cannot be reached");
      try {
        return await inTime(question(asking), answerMs);
      } catch (error) {
        throw new BusUnavailable("Redis did not answer", { cause: error });
      }
    },
    isUp,
    subscribe: (channel, handler) => listening.subscribe(channel, handler),
    onReturn: (handler) => void handlers.add(handler),
    async stop() {
      handlers.clear();
      if (!isOver) end();
    },
  };
}

function openClient(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true, // a patient is told at once, not when Redis is back
    pingInterval: pingMs,
    socket: {
      connectTimeout: answerMs,
      socketTimeout: silenceMs,
      reconnectStrategy: (retries: number) => Math.min(50 * 2 ** Math.min(retries, 6), longestPause),
    },
  });
}

async function inTime<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("too late")), ms);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
    answer.catch(() => {});
  }
}
