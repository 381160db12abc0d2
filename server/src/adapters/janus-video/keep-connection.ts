import { setTimeout as wait } from "node:timers/promises";
import { type JanusConnection, connectJanus } from "./janus-session.ts";

/** A connection to Janus that reconnects by itself. */
export type HeldConnection = {
  /** Resolves with the open connection, waiting for a reconnection; rejects on a timeout. */
  current: () => Promise<JanusConnection>;
  /** Returns whether it is open now. */
  isOpen: () => boolean;
  stop: () => Promise<void>;
};

type Options = {
  url: string;
  apiSecret?: string | undefined;
  /** Janus has ended, or the way to it was lost. */
  onLost: () => void;
  /** It was lost and is not back soon; called once for each time it was lost. */
  onAway: () => void;
  onError: (error: Error) => void;
};

const againAfter = [200, 300, 500, 500, 1_000, 2_000, 5_000] as const;
/** In these steps a participant's step waits for Janus to come back, in ms. */
const lookEvery = 100;
const patience = 5_000;
/** A Janus that is started again at once is back sooner, in ms. */
const awayAfter = 1_500;
const pingEvery = 2_000;

/** Opens a connection to Janus immediately, and again whenever it is lost or answers no ping. */
export function keepConnection({ onLost, onAway, onError, ...options }: Options): HeldConnection {
  let current: JanusConnection | null = null;
  let isStopped = false;
  let pinging: NodeJS.Timeout | undefined;
  void keepOpening();

  async function keepOpening(): Promise<void> {
    for (let tries = 0; !isStopped; tries += 1) {
      try {
        return await open();
      } catch (error) {
        if (tries === 0) onError(new Error("Janus cannot be reached", { cause: error }));
        await wait(againAfter[tries] ?? againAfter[6], undefined, { ref: false });
      }
    }
  }

  async function open(): Promise<void> {
    const lose = () => {
      current = null;
      clearInterval(pinging);
      onLost();
      setTimeout(() => {
        if (current === null && !isStopped) onAway();
      }, awayAfter).unref();
      void keepOpening();
    };
    const opened = await connectJanus({ ...options, onLost: lose });
    if (isStopped) return opened.close();
    current = opened;
    pinging = setInterval(() => void opened.ping().catch(opened.drop), pingEvery).unref();
  }

  return {
    async current() {
      for (let waited = 0; waited < patience; waited += lookEvery) {
        if (current) return current;
        await wait(lookEvery);
      }
      throw new Error("Janus cannot be reached");
    },
    isOpen: () => current !== null,
    async stop() {
      isStopped = true;
      clearInterval(pinging);
      await current?.close();
    },
  };
}
