import { authorizeChannel } from "@anteroom/contract/call/consultation";
import type { RuntimeConfiguration } from "@anteroom/contract/page";

/** Where the page asks to enter a realtime channel: as configured, else the endpoint of the API. */
export const authEndpointOf = (
  { realtime }: { realtime: Pick<RuntimeConfiguration["realtime"], "authEndpoint"> },
  apiBaseUrl: string,
): string => realtime.authEndpoint ?? apiBaseUrl.replace(/\/$/, "") + authorizeChannel.path;
