import http from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { gatewayApi } from "./api.ts";
import { startNotificationSender } from "./courier.ts";
import type { GatewayConfig } from "./gateway-config.ts";
import { hostedPages } from "./hosted-pages.ts";
import { sendJson } from "./http-messages.ts";
import { openLedger } from "./ledger.ts";
import { openOutages } from "./outages.ts";
import { openPaymentOperations } from "./till.ts";

/** A running gateway. */
export type Gateway = {
  /** Base URL for the shop's server. */
  url: string;
  stop: () => void;
};

/** Starts the Sandbox Bank gateway. It logs no requests, because they contain card data. */
export async function startGateway(config: GatewayConfig): Promise<Gateway> {
  const server = http.createServer();
  server.listen(config.port, config.host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a TCP server's address is always this
  const url = `http://${reachable(config.host)}:${port}`;
  const publicUrl = config.publicUrl?.replace(/\/$/, "") ?? url;

  const ledger = openLedger(config.stateFile, Date.now());
  const courier = startNotificationSender(ledger, config);
  const till = openPaymentOperations({ ledger, courier, paceMs: config.paceMs });
  const { key, isControlOpen } = config;
  const api = gatewayApi({ till, ledger, outages: openOutages(), key, isControlOpen, publicUrl });
  const pages = hostedPages({ till, paceMs: config.paceMs });

  server.on("request", (request, response) => {
    const requested = new URL(`http://bank${request.url ?? "/"}`);
    const handle = /^\/(v1|control)\//.test(requested.pathname) ? api : pages;
    handle(request, response, requested).catch((error: unknown) => {
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

/** The address to call a server that listens at `host`: every address includes the loopback. */
function reachable(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}
