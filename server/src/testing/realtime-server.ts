import fastify, { type FastifyInstance } from "fastify";
import type { AddressInfo } from "node:net";
import { embeddedRealtime } from "../adapters/embedded-realtime/embedded-realtime.ts";
import type { Realtime } from "../ports/realtime.ts";

type Options = Partial<Parameters<typeof embeddedRealtime>[1]> & {
  port?: number;
  routes?: (app: FastifyInstance, realtime: Realtime) => void;
};

/** A running realtime server on 127.0.0.1. */
export type RealtimeServer = { realtime: Realtime; port: number; stop: () => Promise<void> };

/** Key and secret of the test application. */
export const testKeys = { key: "anteroom-test", secret: "a secret of the tests" };

/**
 * Starts the embedded realtime server without the application, on a free local port by default.
 * `routes` mounts more routes. An error that it reports is thrown.
 */
export async function startRealtimeServer({
  routes,
  port = 0,
  ...options
}: Options = {}): Promise<RealtimeServer> {
  const app = fastify({ forceCloseConnections: true });
  const onError = (error: Error) => {
    throw error;
  };
  const realtime = embeddedRealtime(app, { ...testKeys, onError, ...options });
  routes?.(app, realtime);
  await app.listen({ port, host: "127.0.0.1" });
  return {
    realtime,
    port: (app.server.address() as AddressInfo).port, // a TCP server has no other kind of address
    stop: () => app.close(),
  };
}
