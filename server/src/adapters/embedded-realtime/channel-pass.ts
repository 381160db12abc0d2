import { createHmac, timingSafeEqual } from "node:crypto";
import type { ChannelPass, RealtimeMember } from "../../ports/realtime.ts";
import { isChannelName } from "./channel-name.ts";

export type AppKeys = { key: string; secret: string };

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

/** Whether `auth` was signed by us for exactly this connection, channel and member. */
export function isValidPass(keys: AppKeys, socketId: string, channel: string, pass: ChannelPass): boolean {
  const given = Buffer.from(pass.auth);
  const expected = Buffer.from(sign(keys, socketId, channel, pass.channel_data));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign({ key, secret }: AppKeys, ...parts: (string | undefined)[]): string {
  const text = parts.filter((part) => part !== undefined).join(":");
  return `${key}:${createHmac("sha256", secret).update(text).digest("hex")}`;
}
