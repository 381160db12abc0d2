import type { AppKeys } from "./channel-pass.ts";

/** One realtime application. Its channels and connections are separate from all others. */
export type RealtimeApp = AppKeys & {
  /** Its id in the URLs of the REST API. */
  id: string;
  isEnabled: boolean;
  maxConnections: number;
  /** Whether subscribers get their number (`pusher:subscription_count`). */
  countsSubscribers: boolean;
  /** URL of its webhooks. */
  webhookUrl: string | null;
};

/** An application with defaults: the id is the key, many connections, no webhooks. */
export type AppOptions = AppKeys & Partial<RealtimeApp>;

/** Fills in the defaults of an application. */
export function withAppDefaults({ key, secret, otherSecrets = [], ...given }: AppOptions): RealtimeApp {
  const { id = key, isEnabled = true, maxConnections = 10_000 } = given;
  const { countsSubscribers = false, webhookUrl = null } = given;
  return { key, secret, otherSecrets, id, isEnabled, maxConnections, countsSubscribers, webhookUrl };
}
