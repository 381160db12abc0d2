import type { FastifyInstance } from "fastify";
import type { MembersChange, Realtime } from "../../ports/realtime.ts";
import { createBroker } from "./broker.ts";
import { isChannelName } from "./channel-name.ts";
import { signChannelPass, type AppKeys } from "./channel-pass.ts";
import { limits } from "./limits.ts";
import { serveHttp } from "./transports/http.ts";
import { serveWebSockets } from "./transports/websocket.ts";

type Options = AppKeys & {
  /** Told of what a listener of `onMembersChanged` throws. */
  onError: (error: Error) => void;
  isAllowedOrigin?: (origin: string | undefined) => boolean;
  maxConnections?: number;
  activityTimeoutMs?: number;
  pongTimeoutMs?: number;
  /** How long an HTTP browser may stay away between two requests. */
  graceMs?: number;
  heartbeatMs?: number;
};

const path = "/pusher";
const defaults = {
  isAllowedOrigin: () => true, // a connection without a pass sees public channels only
  maxConnections: 10_000,
  activityTimeoutMs: 30_000,
  pongTimeoutMs: 15_000,
  graceMs: 5_000,
  heartbeatMs: 25_000,
};

/**
 * A Pusher Channels endpoint (protocol 7) within this process, on the HTTP server of `app`.
 * To be called before `app` listens; it stops with `app` or by `stop`, whichever comes first.
 */
export function embeddedRealtime(app: FastifyInstance, options: Options): Realtime {
  const settings = { ...defaults, ...options };
  const listeners = new Set<(change: MembersChange) => void>();
  const broker = createBroker({
    ...settings,
    onMembersChanged: (change) => {
      for (const listener of listeners) reportErrors(() => listener(change), options.onError);
    },
  });
  const webSockets = serveWebSockets(app.server, broker, { ...settings, path });
  const http = serveHttp(app, broker, { ...settings, path });
  const sweeping = setInterval(
    broker.sweep,
    Math.min(settings.activityTimeoutMs, settings.pongTimeoutMs) / 4,
  );

  async function stop(): Promise<void> {
    clearInterval(sweeping);
    listeners.clear(); // that everybody is gone now says nothing about them
    broker.closeAll();
    http.stop();
    await webSockets.stop();
  }
  app.addHook("preClose", stop);

  return {
    async publish(channels, event, data, exceptSocketId) {
      const json = toEventData(data);
      if (!channels.every(isChannelName)) throw new Error("Not a name of a realtime channel");
      for (const channel of channels) broker.publish(channel, event, json, exceptSocketId);
    },
    authorize: (socketId, channel, member) => signChannelPass(options, socketId, channel, member),
    membersOf: async (channel) => broker.membersOf(channel),
    onMembersChanged(channelPrefix, handler) {
      const listener = (change: MembersChange) => {
        if (change.channel.startsWith(channelPrefix)) handler(change);
      };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    address: { key: options.key, cluster: "eu", host: null, port: null, path, isTls: null },
    stop,
  };
}

function toEventData(data: unknown): string {
  const json = JSON.stringify(data ?? null);
  if (Buffer.byteLength(json) > limits.eventBytes) throw new Error("A realtime event is larger than 10 kB");
  return json;
}

function reportErrors(run: () => void, report: (error: Error) => void): void {
  try {
    run();
  } catch (error) {
    report(error instanceof Error ? error : new Error(String(error)));
  }
}
