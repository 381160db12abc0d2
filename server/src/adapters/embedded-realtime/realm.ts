import type { ActivityTimeouts } from "./activity.ts";
import type { Bus, RemoteMemberChange } from "../../ports/bus.ts";
import type { RealtimeApp } from "./app.ts";
import { type ConnectionLimits, unlimited } from "./connection-limits.ts";
import { createBroker, type Broker } from "./broker.ts";
import type { BrokerEvent } from "./broker-state.ts";
import { noOtherBrokers, openOtherBrokers } from "./others.ts";
import { createWebhooks } from "./webhooks.ts";

/** An application with its broker. `stop` ends its connections at once and resolves when its last webhooks are sent. */
export type Realm = { app: RealtimeApp; broker: Broker; stop: () => Promise<void> };

type Options = ActivityTimeouts & {
  onError: (error: Error) => void;
  connectionLimits?: ConnectionLimits;
  bus?: Bus | undefined;
};

/**
 * Creates the broker of an application. Its events go to `hear` and, if configured, to its webhook; member changes on
 * other servers go to `onRemoteChange`.
 */
export function openRealm(
  app: RealtimeApp,
  { onError, activityTimeoutMs, pongTimeoutMs, connectionLimits = unlimited, bus }: Options,
  hear: (event: BrokerEvent) => void,
  onRemoteChange: (change: RemoteMemberChange) => void = () => {},
): Realm {
  const { key, secret, webhookUrl: url } = app;
  const webhooks = url === null ? null : createWebhooks({ key, secret, url, onError });
  const onEvent = (event: BrokerEvent) => {
    hear(event);
    webhooks?.notify(event);
  };
  const shared = { sharesChannels: webhooks !== null, sharesCounts: app.countsSubscribers };
  const others = bus ? openOtherBrokers(bus, app.id, shared) : noOtherBrokers;
  const broker = createBroker({
    ...app,
    activityTimeoutMs,
    pongTimeoutMs,
    connectionLimits,
    others,
    onEvent,
    onRemoteChange,
    onUnreportedChange: ({ channel, member, change }) =>
      webhooks?.notify({
        name: change === "joined" ? "member_added" : "member_removed",
        channel,
        user_id: member.id,
      }),
  });
  return {
    app,
    broker,
    async stop() {
      broker.closeAll();
      await others.settled();
      await webhooks?.stop();
    },
  };
}
