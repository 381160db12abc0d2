import * as z from "zod/mini";
import type { RealtimeMember } from "../../ports/realtime.ts";

// Messages of the Pusher Channels protocol, version 7: one JSON object each; the server's own `data` is JSON in a string.

const Incoming = z.object({
  event: z.string().check(z.maxLength(200)),
  channel: z.optional(z.string()),
  data: z.optional(z.unknown()),
});
type Incoming = z.infer<typeof Incoming>;

const Subscription = z.object({
  channel: z.string(),
  auth: z.nullish(z.string()),
  channel_data: z.nullish(z.string()),
});
type Subscription = z.infer<typeof Subscription>;

const ChannelData = z.object({
  user_id: z.union([z.string().check(z.minLength(1), z.maxLength(128)), z.number()]),
  user_info: z.optional(z.record(z.string(), z.unknown())),
});

/** Why a connection is refused or ended; of the 40xx the browser does not come back by itself. */
export type CloseReason = { code: 1001 | 4001 | 4004 | 4007 | 4008 | 4201; message: string };

/** A message from the browser, or null where it is none. */
export const parseMessage = (text: string): Incoming | null => parseAs(Incoming, fromJson(text));

export const parseSubscription = (data: unknown): Subscription | null => parseAs(Subscription, data);

/** The member that a signed `channel_data` names. */
export function parseMember(channelData: string): RealtimeMember | null {
  const data = parseAs(ChannelData, fromJson(channelData));
  return data && { id: String(data.user_id), ...(data.user_info ? { info: data.user_info } : {}) };
}

export const connectionEstablished = (socketId: string, activityTimeoutSeconds: number): string =>
  format("pusher:connection_established", {
    socket_id: socketId,
    activity_timeout: activityTimeoutSeconds,
  });

export const ping = (): string => format("pusher:ping", {});
export const pong = (): string => format("pusher:pong", {});

/** An error of the connection (with the code it is closed for) or of one request on it. */
export const error = (code: number, message: string, channel?: string): string =>
  JSON.stringify({ event: "pusher:error", channel, data: { code, message } });

export const subscriptionError = (channel: string, status: number, reason: string): string =>
  JSON.stringify({
    event: "pusher:subscription_error",
    channel,
    data: { type: "AuthError", error: reason, status },
  });

export const subscriptionSucceeded = (channel: string): string =>
  format("pusher_internal:subscription_succeeded", {}, channel);

export const presenceSucceeded = (channel: string, members: readonly RealtimeMember[]): string =>
  format(
    "pusher_internal:subscription_succeeded",
    {
      presence: {
        count: members.length,
        ids: members.map(({ id }) => id),
        hash: Object.fromEntries(members.map(({ id, info }) => [id, info ?? null])),
      },
    },
    channel,
  );

export const memberAdded = (channel: string, { id, info }: RealtimeMember): string =>
  format("pusher_internal:member_added", { user_id: id, user_info: info }, channel);

export const memberRemoved = (channel: string, id: string): string =>
  format("pusher_internal:member_removed", { user_id: id }, channel);

/** An event published by the server; `data` is already JSON. */
export const published = (channel: string, event: string, data: string): string =>
  JSON.stringify({ event, channel, data });

/** An event from one browser to the others; in a presence channel it names the sender. */
export const clientEvent = (channel: string, event: string, data: unknown, memberId?: string): string =>
  JSON.stringify({ event, channel, data, user_id: memberId });

function format(event: string, data: object, channel?: string): string {
  return JSON.stringify({ event, channel, data: JSON.stringify(data) });
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseAs<T extends z.ZodMiniType>(schema: T, value: unknown): z.infer<T> | null {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : null;
}
