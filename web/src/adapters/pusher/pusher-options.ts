import type { RealtimeAddress } from "@anteroom/contract/page";
import type { Options } from "pusher-js";

type Page = Pick<Location, "protocol" | "hostname" | "port">;

/** Statistics are a script that the page loads: of its own origin alone. */
const noStatistics = { enableStats: false };

/**
 * Returns the pusher-js options for an address: the page's own host, another host, or a cluster of the hosted service. Statistics are sent
 * only to the page's own origin.
 */
export function pusherOptions(address: RealtimeAddress, page: Page): Options {
  const { cluster, path } = address;
  const isHosted = address.host === null && path === "";
  if (isHosted) return { cluster, forceTLS: true, ...noStatistics };
  const isPageTls = page.protocol === "https:";
  const forceTLS = address.isTls ?? isPageTls;
  const host = address.host ?? page.hostname;
  const port = address.port ?? (Number(page.port) || (forceTLS ? 443 : 80));
  return {
    cluster,
    forceTLS,
    ...(address.takesStatistics && forceTLS === isPageTls ? statisticsOf(page) : noStatistics),
    wsHost: host,
    wsPort: port,
    wssPort: port,
    wsPath: path,
    httpHost: host,
    httpPort: port,
    httpsPort: port,
    httpPath: path, // pusher-js takes `/pusher` where this is empty
  };
}

/** pusher-js sends them once connected and then every 60 seconds, the newest 50 events at most. */
const statisticsOf = ({ hostname, port }: Page) => ({
  enableStats: true,
  statsHost: port === "" ? hostname : `${hostname}:${port}`,
});
