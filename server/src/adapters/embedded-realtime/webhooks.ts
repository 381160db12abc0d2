import type { RealtimeApp } from "./app.ts";
import type { BrokerEvent } from "./broker-state.ts";
import { signatureOf } from "./channel-pass.ts";

type Options = Pick<RealtimeApp, "key" | "secret"> & {
  url: string;
  /** Receives an error when a delivery is given up; its message has no event data. */
  onError: (error: Error) => void;
  /** Pauses before the second, third … attempt, in ms. */
  retryAfterMs?: readonly number[];
  /** How long events are gathered into one request, in ms. */
  gatherMs?: number;
  /** How long `stop` may take to send what waits, in ms. */
  lastMs?: number;
};

/** Sends an application's events to its webhook. */
export type Webhooks = { notify: (event: BrokerEvent) => void; stop: () => Promise<void> };

/** More than a receiver that is away for a while can miss; the oldest are dropped. */
const maxWaiting = 5_000;
const eventsPerRequest = 100;
const patienceMs = 10_000;

/**
 * Creates a webhook sender: signed requests of at most 100 events, in order, retried four times. Reports events
 * that it gives up. Above 5,000 waiting events the oldest are dropped silently. `stop` sends what waits once more, for at most two
 * seconds, and drops the rest silently.
 */
export function createWebhooks(options: Options): Webhooks {
  const { url, key, secret, onError } = options;
  const { retryAfterMs = [1_000, 5_000, 25_000, 125_000], gatherMs = 50, lastMs = 2_000 } = options;
  const waiting: BrokerEvent[] = [];
  const stopping = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false; // a request is under way or about to be
  let isStopping = false;
  let sending = Promise.resolve();

  function sendAfter(ms: number, attempt: number): void {
    isBusy = true;
    if (!isStopping) timer = setTimeout(sendNow, ms, attempt);
  }

  function sendNow(attempt: number): void {
    sending = send(attempt);
  }

  async function send(attempt: number): Promise<void> {
    const events = waiting.slice(0, eventsPerRequest);
    const failure = await post(events);
    if (isStopping && failure) return;
    const pause = retryAfterMs[attempt];
    if (failure && pause !== undefined) return sendAfter(pause, attempt + 1);
    if (failure) onError(new Error(`Gave up telling the webhook of ${events.length} events: ${failure}`));
    waiting.splice(0, events.length);
    isBusy = false;
    if (waiting.length > 0) sendAfter(0, 0);
  }

  /** Null when it was taken, else why not. */
  async function post(events: readonly BrokerEvent[]): Promise<string | null> {
    const body = JSON.stringify({ time_ms: Date.now(), events });
    const signed = { "x-pusher-key": key, "x-pusher-signature": signatureOf(secret, body) };
    try {
      const answer = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", ...signed },
        body,
        redirect: "error",
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(patienceMs)]),
      });
      await answer.body?.cancel();
      return answer.ok ? null : `status ${answer.status}`;
    } catch (error) {
      return error instanceof Error ? error.name : "no answer";
    }
  }

  return {
    notify(event) {
      waiting.push(event);
      if (waiting.length > maxWaiting) waiting.splice(eventsPerRequest, 1); // those under way stay
      if (!isBusy) sendAfter(gatherMs, 0);
    },
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      const late = setTimeout(() => stopping.abort(), lastMs);
      await sending;
      for (let isTaken = true; isTaken && waiting.length > 0;) {
        const events = waiting.slice(0, eventsPerRequest);
        isTaken = (await post(events)) === null;
        waiting.splice(0, events.length);
      }
      clearTimeout(late);
    },
  };
}
