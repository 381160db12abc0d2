import { realtimeRules } from "@anteroom/domain/shared/constants";
import type { FastifyInstance } from "fastify";
import Pusher from "pusher";
import * as z from "zod/mini";
import type { MembersChange, Realtime } from "../../ports/realtime.ts";
import { receiveWebhooks } from "./receive-webhooks.ts";

type Options = {
  appId: string;
  key: string;
  secret: string;
  /** Another server with Pusher's API; without it the hosted service, cluster `eu`. */
  host?: { name: string; port: number; usesTls: boolean };
};

const Users = z.object({ users: z.array(z.object({ id: z.string() })) });

/** Hosted Pusher takes this many channels in one call. */
const channelsPerCall = 100;

/**
 * Hosted Pusher, or a server with the same API. Tested against our embedded server only, never the hosted service.
 * It learns about members from webhooks, which the service must send to `/pusher/webhook` of `app`; without `app`
 * there are no member events. `bind` does nothing.
 */
export function hostedPusher(app: FastifyInstance | null, { host, ...keys }: Options): Realtime {
  const pusher = host
    ? new Pusher({ ...keys, host: host.name, port: String(host.port), useTLS: host.usesTls })
    : new Pusher({ ...keys, cluster: realtimeRules.cluster, useTLS: true });
  const listeners = new Set<(change: MembersChange) => void>();
  if (app) receiveWebhooks(app, pusher, (change) => listeners.forEach((listener) => listener(change)));
  return {
    async publish(channels, event, data, exceptSocketId) {
      const json = JSON.stringify(data ?? null);
      const params = exceptSocketId === undefined ? {} : { socket_id: exceptSocketId };
      for (let from = 0; from < channels.length; from += channelsPerCall)
        await pusher.trigger(channels.slice(from, from + channelsPerCall), event, json, params);
    },
    authorize: (socketId, channel, member) =>
      member
        ? pusher.authorizeChannel(socketId, channel, {
            user_id: member.id,
            ...(member.info ? { user_info: member.info } : {}),
          })
        : pusher.authorizeChannel(socketId, channel),
    bind: async () => {}, // the service knows users alone
    signIn: (socketId, holder) => pusher.authenticateUser(socketId, { id: holder }),
    endConnections: async (holder) => void (await pusher.terminateUserConnections(holder)),
    async membersOf(channel) {
      const answer = await pusher.get({ path: `/channels/${channel}/users` });
      return Users.parse(await answer.json()).users.map(({ id }) => id);
    },
    onMembersChanged(channelPrefix, handler) {
      const listener = (change: MembersChange) => {
        if (change.channel.startsWith(channelPrefix)) handler(change);
      };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    address: {
      key: keys.key,
      cluster: realtimeRules.cluster,
      host: host?.name ?? null,
      port: host?.port ?? null,
      path: "",
      isTls: host?.usesTls ?? null,
      takesStatistics: false,
      signsIn: true,
    },
    stop: async () => listeners.clear(),
  };
}
