import fastify from "fastify";
import { hostedPusher } from "../adapters/hosted-pusher/hosted-pusher.ts";
import { freePorts } from "./free-ports.ts";
import { startRealtimeServer, testKeys, type RealtimeServer } from "./realtime-server.ts";

export type Engine = { name: string; start: () => Promise<RealtimeServer> };

/** Every adapter of the realtime port, each with a server that browsers connect to. */
export const engines: readonly Engine[] = [
  { name: "embedded", start: () => startRealtimeServer() },
  { name: "by Pusher's API and webhooks", start: startHosted },
];

/** The adapter for Pusher's API; in the place of the service, our own server as a program elsewhere, which sends it webhooks. */
async function startHosted(): Promise<RealtimeServer> {
  const app = fastify({ forceCloseConnections: true });
  const port = await freePorts();
  const webhookUrl = `http://127.0.0.1:${port}/pusher/webhook`;
  const service = await startRealtimeServer({ id: "1", webhookUrl });
  const realtime = hostedPusher(app, {
    appId: "1",
    ...testKeys,
    host: { name: "127.0.0.1", port: service.port, usesTls: false },
  });
  await app.listen({ port, host: "127.0.0.1" });
  return {
    realtime,
    port: service.port,
    stop: async () => {
      await realtime.stop();
      await service.stop();
      await app.close();
    },
  };
}
