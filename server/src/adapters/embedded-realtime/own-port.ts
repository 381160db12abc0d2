import { readFileSync } from "node:fs";
import fastify, { type FastifyInstance } from "fastify";
import type { Realtime } from "../../ports/realtime.ts";
import { embeddedRealtime, type EmbeddedOptions } from "./embedded-realtime.ts";

/** How long the body of a request may take, in ms; answers may stay open. */
const longestBody = 30_000;

type Place = { host: string; number: number; tls: { certFile: string; keyFile: string } | null };

/**
 * Runs the embedded realtime server on its own port, with TLS when it has a certificate. Reads the certificate and
 * listens before it resolves; rejects when the port is taken.
 */
export async function realtimeOnOwnPort(
  pages: FastifyInstance,
  { host, number: port, tls }: Place,
  options: EmbeddedOptions,
  /** Receives that server before it has routes and listens. */
  onServer: (app: FastifyInstance) => void = () => {},
): Promise<Realtime> {
  const rules = {
    forceCloseConnections: true,
    logger: false,
    bodyLimit: 256 * 1024,
    requestTimeout: longestBody,
  } as const;
  const server = tls
    ? fastify({ ...rules, https: { cert: readFileSync(tls.certFile), key: readFileSync(tls.keyFile) } })
    : fastify(rules);
  const app: FastifyInstance = server as unknown as FastifyInstance; // of which nothing is used that TLS makes different
  onServer(app);
  const realtime = embeddedRealtime(app, { ...options, pages });
  await app.listen({ port, host });
  return {
    ...realtime,
    address: { ...realtime.address, port, isTls: tls !== null },
    stop: () => app.close(), // ends the connections first
  };
}
