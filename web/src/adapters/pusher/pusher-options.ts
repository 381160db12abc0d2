import type { RealtimeAddress } from "@anteroom/contract/page";
import type { Options } from "pusher-js";

type Page = Pick<Location, "protocol" | "hostname" | "port">;

/** Where pusher-js finds the server: beside the page, at a host of its own, or the hosted service of the cluster. */
export function pusherOptions(address: RealtimeAddress, page: Page): Options {
  const { cluster, path } = address;
  const isHosted = address.host === null && path === "";
  if (isHosted) return { cluster, forceTLS: true, enableStats: false };
  const forceTLS = address.isTls ?? page.protocol === "https:";
  const host = address.host ?? page.hostname;
  const port = address.port ?? (Number(page.port) || (forceTLS ? 443 : 80));
  return {
    cluster,
    forceTLS,
    enableStats: false,
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
