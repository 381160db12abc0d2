import type { RealtimeClient } from "@anteroom/contract/realtime";
import type { Options } from "pusher-js";

type Page = Pick<Location, "protocol" | "hostname" | "port">;

/** Where pusher-js finds the server: beside the page, at a host of its own, or the hosted service of the cluster. */
export function pusherOptions({ cluster, reach }: RealtimeClient, page: Page): Options {
  if (reach.kind === "cluster") return { cluster, forceTLS: true, enableStats: false };
  const usesTls = reach.kind === "host" ? reach.uses_tls : page.protocol === "https:";
  const host = reach.kind === "host" ? reach.host : page.hostname;
  const port = reach.kind === "host" ? reach.port : Number(page.port) || (usesTls ? 443 : 80);
  return {
    cluster,
    forceTLS: usesTls,
    enableStats: false,
    wsHost: host,
    wsPort: port,
    wssPort: port,
    wsPath: reach.path,
    httpHost: host,
    httpPort: port,
    httpsPort: port,
    // pusher-js takes its own `/pusher` where this is empty
    httpPath: reach.path,
  };
}
