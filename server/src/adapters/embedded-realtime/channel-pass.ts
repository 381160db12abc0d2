import { createHmac, timingSafeEqual } from "node:crypto";
import type { ChannelPass, RealtimeMember, SignInPass } from "../../ports/realtime.ts";
import { isChannelName } from "./channel-name.ts";

export type AppKeys = {
  key: string;
  /** Signs. */
  secret: string;
  /** What these signed is good too: other servers may sign with them while a key is rotated. */
  otherSecrets?: readonly string[];
};

/** The signature of the Pusher protocol: HMAC-SHA256 over `socket:channel[:channel_data]`. */
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

/** The signature with which a connection signs in as a user: HMAC-SHA256 over `socket::user::user_data`. */
export function signSignIn(keys: AppKeys, socketId: string, userId: string): SignInPass {
  const userData = JSON.stringify({ id: userId });
  return { auth: sign(keys, socketId, "", "user", "", userData), user_data: userData };
}

/** Whether `auth` was signed by us for exactly this connection, channel and member. */
export const isValidPass = (keys: AppKeys, socketId: string, channel: string, pass: ChannelPass): boolean =>
  isSignedBy(keys, pass.auth, [socketId, channel, pass.channel_data]);

/** Whether `auth` was signed for this connection to sign in as the user of `userData`. */
export const isValidSignIn = (keys: AppKeys, socketId: string, auth: string, userData: string): boolean =>
  isSignedBy(keys, auth, [socketId, "", "user", "", userData]);

const isSignedBy = (keys: AppKeys, auth: string, parts: readonly (string | undefined)[]): boolean =>
  [keys.secret, ...(keys.otherSecrets ?? [])].some((secret) =>
    isSame(auth, sign({ key: keys.key, secret }, ...parts)),
  );

/** Compares in a time that tells nothing of what was expected. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Hexadecimal HMAC-SHA256, the one signature of the protocol. */
export const signatureOf = (secret: string, text: string | Buffer): string =>
  createHmac("sha256", secret).update(text).digest("hex");

function sign({ key, secret }: AppKeys, ...parts: (string | undefined)[]): string {
  return `${key}:${signatureOf(secret, parts.filter((part) => part !== undefined).join(":"))}`;
}
