import { authorizeChannel } from "@anteroom/contract/call/consultation";
import type { RuntimeConfiguration } from "@anteroom/contract/page";

/**
 * Returns the URL that authorises realtime channels: the configured one, else the API's own endpoint below
 * `apiBaseUrl`.
 */
export const authEndpointOf = (
  { realtime }: { realtime: Pick<RuntimeConfiguration["realtime"], "authEndpoint"> },
  apiBaseUrl: string,
): string => realtime.authEndpoint ?? apiBaseUrl.replace(/\/$/, "") + authorizeChannel.path;
