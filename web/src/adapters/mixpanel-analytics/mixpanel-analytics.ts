import type { Analytics } from "../../ports/analytics.ts";
import { deviceMemory } from "../../platform/storage/device-memory.ts";
import { randomId } from "../../platform/storage/random-id.ts";
import { createEventQueue } from "./event-queue.ts";
import { createAnalyticsIdentity } from "./identity.ts";
import { postEvents, postLastEvents } from "./post-events.ts";

type Options = {
  /** Project token of the service. */
  key: string;
  /** Address of the service, without the path. */
  host: string;
  storage: Storage | null;
  now: () => number;
  /** Goes with every event: the clinic's slug, language, version label. */
  always: () => Readonly<Record<string, string | null>>;
};

const deviceKey = "analytics-device";

/**
 * Creates analytics that send in Mixpanel's wire format: `POST /track/`, a list of events, without the
 * visitor's address. `$insert_id` makes an event that is sent twice count once. Stores a device id at once:
 * create it only after consent.
 */
export function mixpanelAnalytics({ key, host, storage, now, always }: Options): Analytics {
  const memory = deviceMemory(storage);
  const identity = createAnalyticsIdentity(
    {
      read: () => memory.read(deviceKey),
      write: (stored) => memory.write(deviceKey, stored),
      erase: () => memory.erase(deviceKey),
    },
    randomId,
  );
  const url = `${host.replace(/\/+$/, "")}/track/?ip=0`; // the address of the visitor is not to be looked up
  const queue = createEventQueue<object>({
    send: (batch, signal) => postEvents(url, batch, signal),
    sendLast: (batch) => postLastEvents(url, batch),
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  const track = (event: string, own: Readonly<Record<string, string>>) =>
    queue.add({
      event,
      properties: {
        token: key,
        time: now(),
        $insert_id: randomId(),
        ...identity.properties(),
        ...always(),
        ...own,
      },
    });
  return {
    pageView: (page) => track("Page view", { page }),
    errorType: (type) => track("Error", { type }),
    identify: identity.identify,
    reset: identity.reset,
    leave: queue.leave,
    forget: () => {
      queue.stop();
      identity.forget();
    },
  };
}
