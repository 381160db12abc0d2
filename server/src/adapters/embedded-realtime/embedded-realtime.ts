import { realtimeRules } from "@anteroom/domain/shared/constants";
import type { FastifyInstance } from "fastify";
import type { Bus, RemoteMemberChange } from "../../ports/bus.ts";
import type { MembersChange, Realtime } from "../../ports/realtime.ts";
import { withAppDefaults, type AppOptions } from "./app.ts";
import type { BrokerEvent } from "./broker-state.ts";
import { isChannelName } from "./channel-name.ts";
import { signChannelPass, signSignIn } from "./channel-pass.ts";
import { type ConnectionLimits, unlimited } from "./connection-limits.ts";
import { openConnector } from "./connector.ts";
import { type AdmitOrigin, openGate } from "./gate.ts";
import { limits } from "./limits.ts";
import { openRealm } from "./realm.ts";
import { serveRest } from "./rest/rest-api.ts";
import { createTimeline } from "./timeline.ts";
import { serveHttp } from "./transports/http.ts";
import { serveTimeline } from "./transports/timeline.ts";
import { serveWebSockets } from "./transports/websocket.ts";

/** The options of the embedded realtime server. */
export type EmbeddedOptions = AppOptions & {
  /** Further applications on this server. */
  otherApps?: readonly AppOptions[];
  /** The bus shared with other servers of the same applications; missing: there are none. */
  bus?: Bus | undefined;
  /** Receives errors of `onMembersChanged` listeners, and of undeliverable webhooks. */
  onError: (error: Error) => void;
  /** The pages' server, if it is another one: usage statistics go there, because scripts come from one origin only. */
  pages?: FastifyInstance;
  /** Decides which origins may connect; missing: all. */
  admitOrigin?: AdmitOrigin;
  /** How many connections to our application one address and one clinic may have; left out: any number. */
  connectionLimits?: ConnectionLimits;
  /** The proxies whose `X-Forwarded-For` counts, in the format of `TRUSTED_PROXIES`. */
  trustedProxies?: string;
  activityTimeoutMs?: number;
  pongTimeoutMs?: number;
  /** How long a browser on the HTTP fallback may stay away between two requests, in ms. */
  graceMs?: number;
  heartbeatMs?: number;
};

const defaults = {
  admitOrigin: async () => ({ clinicId: null }), // a connection without a pass sees public channels only
  trustedProxies: "",
  activityTimeoutMs: 30_000,
  pongTimeoutMs: 15_000,
  graceMs: 5_000,
  heartbeatMs: 25_000,
};

const besideThePage = {
  cluster: realtimeRules.cluster,
  host: null,
  port: null,
  path: "/pusher",
  isTls: null,
  takesStatistics: true,
  signsIn: false,
};

/**
 * A Pusher Channels server (protocol 7) in this process, on the HTTP server of `app`. Call it before `app` listens.
 * It stops with `app` or by `stop`. `publish` rejects above 10 kB of data, and for invalid channel names.
 */
export function embeddedRealtime(app: FastifyInstance, options: EmbeddedOptions): Realtime {
  const settings = { ...defaults, ...options };
  const listeners = new Set<(change: MembersChange) => void>();
  const timeline = createTimeline();
  const own = openRealm(withAppDefaults(options), settings, hear, hearElsewhere);
  const others = (options.otherApps ?? []).map((other) =>
    openRealm(withAppDefaults(other), { ...settings, connectionLimits: unlimited }, () => {}),
  );
  const realms = [own, ...others];
  const connectLink = openConnector(new Map(realms.map((realm) => [realm.app.key, realm.broker])));
  const gate = openGate(settings);
  const webSockets = serveWebSockets(app.server, connectLink, gate);
  const http = serveHttp(app, { connectLink, gate }, settings);
  serveRest(app, { realms: new Map(realms.map((realm) => [realm.app.id, realm])), timeline });
  serveTimeline(options.pages ?? app, timeline);
  const sweep = () => realms.forEach((realm) => realm.broker.sweep());
  const sweeping = setInterval(sweep, Math.min(settings.activityTimeoutMs, settings.pongTimeoutMs) / 4);

  function hear(event: BrokerEvent): void {
    if (event.name !== "member_added" && event.name !== "member_removed") return;
    const change = event.name === "member_added" ? "joined" : "left";
    tell({ channel: event.channel, memberId: event.user_id, change, isHere: true });
  }

  function hearElsewhere({ channel, member, change }: RemoteMemberChange): void {
    tell({ channel, memberId: member.id, change, isHere: false });
  }

  function tell(change: MembersChange): void {
    for (const listener of listeners) reportErrors(() => listener(change), options.onError);
  }

  async function stop(): Promise<void> {
    clearInterval(sweeping);
    listeners.clear(); // that everybody is gone now says nothing about them
    const stopping = realms.map((realm) => realm.stop());
    http.stop();
    await webSockets.stop();
    await Promise.all(stopping);
  }
  app.addHook("preClose", stop);

  return {
    async publish(channels, event, data, exceptSocketId) {
      const json = toEventData(data);
      if (!channels.every(isChannelName)) throw new Error("Not a name of a realtime channel");
      await Promise.all(channels.map((channel) => own.broker.publish(channel, event, json, exceptSocketId)));
    },
    authorize: (socketId, channel, member) => signChannelPass(options, socketId, channel, member),
    bind: (socketId, holder) => own.broker.bind(socketId, holder),
    signIn: (socketId, holder) => signSignIn(options, socketId, holder),
    endConnections: (holder) => own.broker.endUser(holder),
    membersOf: async (channel) => own.broker.membersOf(channel),
    onMembersChanged(channelPrefix, handler) {
      const listener = (change: MembersChange) => {
        if (change.channel.startsWith(channelPrefix)) handler(change);
      };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    address: { ...besideThePage, key: options.key },
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
