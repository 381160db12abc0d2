import type { AppKeys } from "./channel-pass.ts";

/** One program's realm: its channels and connections are nobody else's. */
export type RealtimeApp = AppKeys & {
  /** Names it in the addresses of the REST API. */
  id: string;
  isEnabled: boolean;
  maxConnections: number;
  /** Tells subscribers how many they are (`pusher:subscription_count`). */
  countsSubscribers: boolean;
  /** Where its webhooks are sent. */
  webhookUrl: string | null;
};

/** An application; what is left out: its id is its key, it is open to many connections, and tells nobody. */
export type AppOptions = AppKeys & Partial<RealtimeApp>;

export function asApp({ key, secret, otherSecrets = [], ...given }: AppOptions): RealtimeApp {
  const { id = key, isEnabled = true, maxConnections = 10_000 } = given;
  const { countsSubscribers = false, webhookUrl = null } = given;
  return { key, secret, otherSecrets, id, isEnabled, maxConnections, countsSubscribers, webhookUrl };
}
