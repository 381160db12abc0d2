import * as z from "zod/mini";
import type { RealtimeMember } from "../../ports/realtime.ts";
import { limits } from "./limits.ts";

// Messages of the Pusher Channels protocol, version 7: one JSON object each; the server's own `data` is JSON in a string.

const Incoming = z.object({
  event: z.string().check(z.maxLength(limits.eventNameLength)),
  channel: z.optional(z.string()),
  data: z.optional(z.unknown()),
});
type Incoming = z.infer<typeof Incoming>;

/** The data of a request to subscribe; `auth` and `channel_data` only where the channel needs a signature. */
const Subscription = z.object({
  channel: z.string(),
  auth: z.nullish(z.string()),
  channel_data: z.nullish(z.string()),
});
/** The data of a request to subscribe; `auth` and `channel_data` only where the channel needs a signature. */
export type Subscription = z.infer<typeof Subscription>;

const SignIn = z.object({ auth: z.string(), user_data: z.string() });
type SignIn = z.infer<typeof SignIn>;

const memberId = z.string().check(z.minLength(1), z.maxLength(limits.memberIdLength));
const memberInfo = z
  .record(z.string(), z.unknown())
  .check(z.refine((info) => Buffer.byteLength(JSON.stringify(info)) <= limits.memberInfoBytes));
const ChannelData = z.object({
  user_id: z.union([memberId, z.number()]),
  user_info: z.optional(memberInfo),
});
const UserData = z.object({ id: memberId, user_info: z.optional(memberInfo) });

/** Why a connection is refused or closed. After 40xx the browser does not reconnect by itself. */
export type CloseReason = {
  code: 1001 | 4001 | 4003 | 4004 | 4006 | 4007 | 4008 | 4009 | 4100 | 4201;
  message: string;
};

/** Parses a browser's message, or returns null when it is malformed. */
export const parseMessage = (text: string): Incoming | null => parseAs(Incoming, fromJson(text));

/** Parses the data of a subscription, or returns null. */
export const parseSubscription = (data: unknown): Subscription | null => parseAs(Subscription, data);

/** Parses the data of a sign-in, or returns null. */
export const parseSignIn = (data: unknown): SignIn | null => parseAs(SignIn, data);

/** Parses the member in a signed `channel_data`, or returns null. */
export function parseMember(channelData: string): RealtimeMember | null {
  const data = parseAs(ChannelData, fromJson(channelData));
  return data && { id: String(data.user_id), ...(data.user_info ? { info: data.user_info } : {}) };
}

/** Parses the user in a signed `user_data`, or returns null. */
export function parseUser(userData: string): RealtimeMember | null {
  const data = parseAs(UserData, fromJson(userData));
  return data && { id: data.id, ...(data.user_info ? { info: data.user_info } : {}) };
}

/** Returns the first message of a connection. After so many silent seconds the browser pings by itself. */
export const connectionEstablished = (socketId: string, activityTimeoutSeconds: number): string =>
  format("pusher:connection_established", {
    socket_id: socketId,
    activity_timeout: activityTimeoutSeconds,
  });

/** Returns the message that asks a browser for a sign of life. */
export const ping = (): string => format("pusher:ping", {});
/** Returns the answer to a browser's ping. */
export const pong = (): string => format("pusher:pong", {});

/** Returns an error message about the connection (with its close code) or about one request. */
export const error = (code: number, message: string, channel?: string): string =>
  JSON.stringify({ event: "pusher:error", channel, data: { code, message } });

/** Returns the message that a connection has signed in, with the signed `user_data` as it came. */
export const signInSucceeded = (userData: string): string =>
  JSON.stringify({ event: "pusher:signin_success", data: { user_data: userData } });

/** Returns the message that a subscription was refused, with an HTTP status such as 401 and the reason. */
export const subscriptionError = (channel: string, status: number, reason: string): string =>
  JSON.stringify({
    event: "pusher:subscription_error",
    channel,
    data: { type: "AuthError", error: reason, status },
  });

/** Returns the message that a connection has subscribed to a channel without members. */
export const subscriptionSucceeded = (channel: string): string =>
  format("pusher_internal:subscription_succeeded", {}, channel);

/** Returns the message that a connection has subscribed to a presence channel, with all its members. */
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

/** Returns the message with a channel's number of subscribers. */
export const subscriptionCount = (channel: string, count: number): string =>
  format("pusher_internal:subscription_count", { subscription_count: count }, channel);

/** Returns the message that a cache channel has no last event. */
export const cacheMiss = (channel: string): string => JSON.stringify({ event: "pusher:cache_miss", channel });

/** Returns the message that a member has joined a presence channel. */
export const memberAdded = (channel: string, { id, info }: RealtimeMember): string =>
  format("pusher_internal:member_added", { user_id: id, user_info: info }, channel);

/** Returns the message that a member has left a presence channel. */
export const memberRemoved = (channel: string, id: string): string =>
  format("pusher_internal:member_removed", { user_id: id }, channel);

/** Returns the message of an event from the server; `data` is a string that the receiver parses. */
export const serverEvent = (channel: string, event: string, data: string): string =>
  JSON.stringify({ event, channel, data });

/** Returns the message of an event from another browser. In presence channels it names the sender. */
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
