import { createHmac, timingSafeEqual } from "node:crypto";
import type { ChannelPass, RealtimeMember, SignInPass } from "../../ports/realtime.ts";
import { isChannelName } from "./channel-name.ts";

/** Key and secrets of an application. */
export type AppKeys = {
  key: string;
  /** Signs new passes. */
  secret: string;
  /** Other secrets whose signatures are valid, while a key is rotated. */
  otherSecrets?: readonly string[];
};

/**
 * Returns the Pusher signature for a channel: HMAC-SHA256 over `socket:channel[:channel_data]`. Throws when socket
 * id or channel name is malformed. The caller must have checked that the browser may subscribe.
 */
export function signChannelPass(
  keys: AppKeys,
  socketId: string,
  channel: string,
  member?: RealtimeMember,
): ChannelPass {
  if (!/^\d+\.\d+$/.test(socketId)) throw new Error("Not a socket id of a realtime connection");
  if (!isChannelName(channel)) throw new Error("Not a name of a realtime channel");
  if (!member) return { auth: sign(keys, socketId, channel) };
  const channelData = JSON.stringify({
    user_id: member.id,
    ...(member.info ? { user_info: member.info } : {}),
  });
  return { auth: sign(keys, socketId, channel, channelData), channel_data: channelData };
}

/**
 * Returns the Pusher signature for a user's sign-in: HMAC-SHA256 over `socket::user::user_data`. The caller must
 * have checked that the browser is this user.
 */
export function signSignIn(keys: AppKeys, socketId: string, userId: string): SignInPass {
  const userData = JSON.stringify({ id: userId });
  return { auth: sign(keys, socketId, "", "user", "", userData), user_data: userData };
}

/** Returns whether we signed `auth` for exactly this connection, channel and member. */
export const isValidPass = (keys: AppKeys, socketId: string, channel: string, pass: ChannelPass): boolean =>
  isSignedBy(keys, pass.auth, [socketId, channel, pass.channel_data]);

/** Returns whether `auth` lets this connection sign in as the user of `userData`. */
export const isValidSignIn = (keys: AppKeys, socketId: string, auth: string, userData: string): boolean =>
  isSignedBy(keys, auth, [socketId, "", "user", "", userData]);

const isSignedBy = (keys: AppKeys, auth: string, parts: readonly (string | undefined)[]): boolean =>
  [keys.secret, ...(keys.otherSecrets ?? [])].some((secret) =>
    isSame(auth, sign({ key: keys.key, secret }, ...parts)),
  );

/** Returns whether two strings are equal, in constant time for strings of one length. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Returns the hex HMAC-SHA256 of a text, the protocol's signature. */
export const signatureOf = (secret: string, text: string | Buffer): string =>
  createHmac("sha256", secret).update(text).digest("hex");

function sign({ key, secret }: AppKeys, ...parts: (string | undefined)[]): string {
  return `${key}:${signatureOf(secret, parts.filter((part) => part !== undefined).join(":"))}`;
}
