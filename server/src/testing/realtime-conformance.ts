import fastify from "fastify";
import { hostedPusher } from "../adapters/hosted-pusher/hosted-pusher.ts";
import { openInProcessBus } from "../adapters/in-process-bus/in-process-bus.ts";
import { connectRedis } from "../adapters/redis-bus/redis-bus.ts";
import type { Bus } from "../ports/bus.ts";
import { freePorts } from "./free-ports.ts";
import { hasRedis, openRedis } from "./redis.ts";
import { startRealtimeServer, testKeys, type RealtimeServer } from "./realtime-server.ts";

/**
 * An adapter of the realtime port under test. `isHere` is false when its program is not
 * installed.
 */
export type Engine = { name: string; start: () => Promise<RealtimeServer>; isHere?: boolean };

/** Every adapter of the realtime port; `start` starts it with a server for browsers. */
export const engines: readonly Engine[] = [
  { name: "embedded", start: () => startRealtimeServer() },
  { name: "by Pusher's API and webhooks", start: startHosted },
  { name: "of another server on a bus in process", start: () => startElsewhere(inProcess) },
  {
    name: "of another server on a bus in Redis (skipped: redis-server is not on this machine)",
    start: () => startElsewhere(inRedis),
    isHere: hasRedis,
  },
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

type Buses = { connect: () => Promise<Bus>; close: () => Promise<void> };

async function inProcess(): Promise<Buses> {
  const { connect } = openInProcessBus();
  return { connect: async () => connect(), close: async () => {} };
}

async function inRedis(): Promise<Buses> {
  const redis = await openRedis();
  const connect = async () => {
    const found = await connectRedis({ url: redis.url, report: () => {} });
    return found.open("conformance", { heartbeatMs: 200 });
  };
  return { connect, close: redis.close };
}

/** Two embedded servers that share a bus: browsers connect to the one, the product asks the other. */
async function startElsewhere(openBuses: () => Promise<Buses>): Promise<RealtimeServer> {
  const { connect, close } = await openBuses();
  const buses = [await connect(), await connect()];
  const [connected, other] = [
    await startRealtimeServer({ bus: buses[0] }),
    await startRealtimeServer({ bus: buses[1] }),
  ];
  return {
    realtime: other.realtime,
    port: connected.port,
    stop: async () => {
      for (const server of [connected, other]) await server.stop();
      for (const bus of buses) await bus.stop();
      await close();
    },
  };
}
