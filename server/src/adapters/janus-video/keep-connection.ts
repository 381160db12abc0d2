import { setTimeout as wait } from "node:timers/promises";
import {
  isDoubted,
  type JanusHealthEffect,
  type JanusHealthEvent,
  lookEveryMs,
  stepJanusHealth,
  unknownJanusHealth,
} from "./janus-health-step.ts";
import { type JanusConnection, connectJanus } from "./janus-session.ts";

/** A connection to Janus that reconnects by itself. */
export type HeldConnection = {
  /** Resolves with the open connection, waiting for a reconnection; rejects after 5 s. */
  current: () => Promise<JanusConnection>;
  /** Returns whether it is open now. */
  isOpen: () => boolean;
  /** Returns whether it is open and Janus answers in time. */
  isAnswering: () => boolean;
  /** Returns whether Janus is given up until it can be reached again. */
  isAway: () => boolean;
  stop: () => Promise<void>;
};

type Options = {
  url: string;
  apiSecret?: string | undefined;
  /** The connection was lost or replaced: its sessions have to be claimed on the next one. */
  onLost: () => void;
  /** Janus hangs, or cannot be reached for 1.5 s. Called again each 0.5 s until it can. */
  onAway: () => void;
  onError: (error: Error) => void;
};

const againAfter = [200, 300, 500, 500, 1_000, 2_000, 5_000] as const;
/** In these steps a participant's step waits for Janus to come back, in ms. */
const pollEvery = 100;
const patience = 5_000;

/** Opens a connection to Janus immediately, and again whenever it is lost or answers no ping. */
export function keepConnection({ onLost, onAway, onError, ...options }: Options): HeldConnection {
  let health = unknownJanusHealth;
  let current: JanusConnection | null = null;
  let isOpening = false;
  let isStopped = false;
  const looking = setInterval(() => dispatch({ kind: "look" }), lookEveryMs).unref();
  void keepOpening();

  function dispatch(event: JanusHealthEvent, opened?: JanusConnection): void {
    if (isStopped) return;
    const stepped = stepJanusHealth(health, event);
    health = stepped.health;
    for (const effect of stepped.effects) perform(effect, opened);
  }

  function perform(effect: JanusHealthEffect, opened: JanusConnection | undefined): void {
    const before = current;
    switch (effect) {
      case "ping":
        return before?.ping();
      case "open-second":
        return void keepOpening();
      case "use-opened":
        current = opened ?? null;
        before?.drop();
        return before ? onLost() : undefined;
      case "close-opened":
        return void opened?.close();
      case "lose":
        current = null;
        before?.drop();
        looking.refresh();
        onLost();
        return void keepOpening();
      case "move-calls":
        return onAway();
    }
  }

  /** Until a connection is open, or the one in use answers again. */
  async function keepOpening(): Promise<void> {
    if (isOpening) return;
    isOpening = true;
    for (let tries = 0; !isStopped && isDoubted(health); tries += 1) {
      try {
        await open();
      } catch (error) {
        if (tries === 0 && !current) onError(new Error("Janus cannot be reached", { cause: error }));
        await wait(againAfter[tries] ?? againAfter[6], undefined, { ref: false });
      }
    }
    isOpening = false;
  }

  async function open(): Promise<void> {
    let opened: JanusConnection | null = null;
    const isInUse = () => opened !== null && opened === current;
    opened = await connectJanus({
      ...options,
      onHeard: () => dispatch({ kind: "heard", isSecond: !isInUse() }),
      onLost() {
        if (isInUse()) dispatch({ kind: "closed" });
      },
    });
    if (isStopped) return opened.close();
    dispatch({ kind: "opened" }, opened);
  }

  return {
    async current() {
      for (let waited = 0; waited < patience; waited += pollEvery) {
        if (current) return current;
        await wait(pollEvery);
      }
      throw new Error("Janus cannot be reached");
    },
    isOpen: () => current !== null,
    isAnswering: () => !isDoubted(health),
    isAway: () => health.isAway,
    async stop() {
      isStopped = true;
      clearInterval(looking);
      await current?.close();
    },
  };
}
