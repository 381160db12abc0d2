import type * as PusherModule from "pusher-js";
import { createRequire } from "node:module";
import type { ChannelPass, ClinicIdentity } from "./clinic-api.ts";

// pusher-js is CommonJS whose module is the class; its types describe a default export.
const Pusher = createRequire(import.meta.url)("pusher-js") as typeof PusherModule.default.default;

/** Node's resolver does not know `*.localhost`; the realtime server does not ask for the name. */
const reachable = (host: string) => (host.endsWith(".localhost") ? "127.0.0.1" : host);

type Authorized = (error: Error | null, pass: { auth: string; channel_data?: string } | null) => void;

/** Callbacks of a channel. */
export type ChannelHandlers = {
  onEvent?(event: string, data: unknown): void;
  /** All members of a presence channel, at first and after each change. */
  onMembers?(members: { id: string; info: unknown }[]): void;
  onSubscribed?(): void;
  /** The server does not let us in (any more). */
  onRefused?(): void;
};

/** A connection to the realtime server. */
export type RealtimeConnection = {
  subscribe(channel: string, handlers: ChannelHandlers): () => void;
  close(): void;
};

/**
 * Connects to the realtime server and reconnects until closed. `subscribe` returns a function that leaves the channel; `authorize` is
 * called for each private or presence channel, and a rejection counts as refused.
 */
export function connectRealtime(
  address: ClinicIdentity["realtime"],
  authorize: (socketId: string, channel: string) => Promise<ChannelPass>,
): RealtimeConnection {
  const client = new Pusher(address.key, {
    cluster: "eu",
    wsHost: reachable(address.host),
    wsPort: address.port,
    wssPort: address.port,
    wsPath: address.path,
    forceTLS: address.is_tls,
    enabledTransports: ["ws", "wss"],
    channelAuthorization: {
      customHandler({ socketId, channelName }, done) {
        void answer(socketId, channelName, done);
      },
    },
  });

  async function answer(socketId: string, channel: string, done: Authorized) {
    try {
      const { auth, channel_data: data } = await authorize(socketId, channel);
      done(null, { auth, ...(data === undefined ? {} : { channel_data: data }) });
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)), null);
    }
  }

  return {
    subscribe(name, handlers) {
      const channel = client.subscribe(name);
      channel.bind_global((event: string, data: unknown) => {
        if (!event.startsWith("pusher:")) handlers.onEvent?.(event, data);
      });
      channel.bind("pusher:subscription_succeeded", () => {
        handlers.onSubscribed?.();
        reportMembers();
      });
      channel.bind("pusher:subscription_error", () => handlers.onRefused?.());
      channel.bind("pusher:member_added", reportMembers);
      channel.bind("pusher:member_removed", reportMembers);
      function reportMembers(): void {
        handlers.onMembers?.(membersOf(channel));
      }
      return () => {
        channel.unbind();
        client.unsubscribe(name);
      };
    },
    close: () => client.disconnect(),
  };
}

function membersOf(
  channel: PusherModule.Channel & { members?: PusherModule.Members },
): { id: string; info: unknown }[] {
  const members: { id: string; info: unknown }[] = [];
  channel.members?.each((member: { id: string; info: unknown }) => members.push(member));
  return members;
}
