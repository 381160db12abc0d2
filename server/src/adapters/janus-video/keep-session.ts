import { setTimeout as wait } from "node:timers/promises";
import { type JanusRooms, openRooms } from "./janus-rooms.ts";
import { type JanusSession, openSession } from "./janus-session.ts";

export type JanusDesk = { session: JanusSession; rooms: JanusRooms };
export type StoredSession = {
  /** The session as it stands, or once it stands again; rejects when that takes too long. */
  desk: () => Promise<JanusDesk>;
  /** Whether it stands now. */
  isOpen: () => boolean;
  stop: () => Promise<void>;
};

type Options = {
  url: string;
  apiSecret?: string | undefined;
  adminKey?: string | undefined;
  /** All handles and rooms are gone: Janus was started anew, or the way to it was lost. */
  onLost: () => void;
  onError: (error: Error) => void;
};

const againAfter = [200, 500, 1_000, 2_000, 5_000] as const;
/** In these steps a participant's step waits for Janus to come back, in ms. */
const lookEvery = 100;
const patience = 5_000;

/** Keeps a session with Janus: opened at once, and again whenever it is lost. */
export function keepSession({ onLost, onError, ...options }: Options): StoredSession {
  let current: JanusDesk | null = null;
  let isStopped = false;
  void keepOpening();

  async function keepOpening(): Promise<void> {
    for (let tries = 0; !isStopped; tries += 1) {
      try {
        return await open();
      } catch (error) {
        if (tries === 0) onError(new Error("Janus cannot be reached", { cause: error }));
        await wait(againAfter[tries] ?? againAfter[4], undefined, { ref: false });
      }
    }
  }

  async function open(): Promise<void> {
    const lose = () => {
      if (!current) return; // it was lost while it was being opened, which is tried again anyway
      current = null;
      onLost();
      void keepOpening();
    };
    const session = await openSession({ ...options, onLost: lose });
    try {
      current = { session, rooms: await openRooms(session, options.adminKey) };
    } catch (error) {
      await session.close();
      throw error;
    }
    if (isStopped) await session.close();
  }

  return {
    async desk() {
      for (let waited = 0; waited < patience; waited += lookEvery) {
        if (current) return current;
        await wait(lookEvery);
      }
      throw new Error("Janus cannot be reached");
    },
    isOpen: () => current !== null,
    async stop() {
      isStopped = true;
      await current?.session.close();
    },
  };
}
