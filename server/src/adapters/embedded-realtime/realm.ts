import type { ActivityTimeouts } from "./activity.ts";
import type { RealtimeApp } from "./app.ts";
import { type ConnectionLimits, unlimited } from "./connection-limits.ts";
import { createBroker, type Broker } from "./broker.ts";
import type { BrokerEvent } from "./broker-state.ts";
import { createWebhooks } from "./webhooks.ts";

/** An application with its channels and connections. */
export type Realm = { app: RealtimeApp; broker: Broker; stop: () => void };

type Options = ActivityTimeouts & { onError: (error: Error) => void; connectionLimits?: ConnectionLimits };

/** What happens in it is heard here and, if it has a webhook, told there. */
export function openRealm(
  app: RealtimeApp,
  { onError, activityTimeoutMs, pongTimeoutMs, connectionLimits = unlimited }: Options,
  hear: (event: BrokerEvent) => void,
): Realm {
  const { key, secret, webhookUrl: url } = app;
  const webhooks = url === null ? null : createWebhooks({ key, secret, url, onError });
  const onEvent = (event: BrokerEvent) => {
    hear(event);
    webhooks?.notify(event);
  };
  const broker = createBroker({ ...app, activityTimeoutMs, pongTimeoutMs, connectionLimits, onEvent });
  return {
    app,
    broker,
    stop() {
      webhooks?.stop();
      broker.closeAll();
    },
  };
}
