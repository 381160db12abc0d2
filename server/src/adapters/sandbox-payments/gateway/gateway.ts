import http from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { gatewayApi } from "./api.ts";
import { startCourier } from "./courier.ts";
import type { GatewayConfig } from "./gateway-config.ts";
import { hostedPages } from "./hosted-pages.ts";
import { sendJson } from "./http-messages.ts";
import { openLedger } from "./ledger.ts";
import { openTill } from "./till.ts";

export type Gateway = { url: string; stop: () => void };

/** Sandbox Bank, listening. It logs nothing of what it is asked: cards pass through here. */
export async function startGateway(config: GatewayConfig): Promise<Gateway> {
  const server = http.createServer();
  server.listen(config.port, config.host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a TCP server's address is always this
  const url = config.publicUrl?.replace(/\/$/, "") ?? `http://${config.host}:${port}`;

  const ledger = openLedger(config.stateFile, Date.now());
  const courier = startCourier(ledger, config.secret);
  const till = openTill(ledger, courier);
  const api = gatewayApi({ till, key: config.key, publicUrl: url });
  const pages = hostedPages(till);

  server.on("request", (request, response) => {
    const [pathname = "/"] = (request.url ?? "/").split("?");
    const handle = /^\/(v1|control)\//.test(pathname) ? api : pages;
    handle(request, response, pathname).catch((error: unknown) => {
      process.stderr.write(`Sandbox Bank: ${error instanceof Error ? error.stack : "unknown error"}\n`);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { error: "internal" });
    });
  });
  return {
    url,
    stop: () => {
      till.stop();
      courier.stop();
      server.close();
      server.closeAllConnections();
    },
  };
}
