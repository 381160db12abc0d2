import type { RealtimeMember } from "../../ports/realtime.ts";
import { isPresence, requiresPass, userOfChannel } from "./channel-name.ts";
import { isValidPass, type AppKeys } from "./channel-pass.ts";
import { limits } from "./limits.ts";
import { parseMember, type Subscription } from "./messages.ts";

/** Who asks: the connection, the user it has signed in as, and how many channels it is in. */
type Asker = { socketId: string; user: RealtimeMember | null; channels: number };
type Verdict = { member: RealtimeMember | null } | { status: number; reason: string };

/**
 * Decides whether a connection may subscribe to a channel. Returns the member of a presence channel, null for other
 * channels, or a refusal: 403 above the limit of channels, 401 without the user or the pass it requires, 400 for a
 * presence channel without a member.
 */
export function judgeSubscription(
  { channel, auth, channel_data: channelData }: Subscription,
  { socketId, user, channels }: Asker,
  keys: AppKeys,
): Verdict {
  if (channels >= limits.channelsPerConnection)
    return { status: 403, reason: "Too many channels on one connection" };
  const owner = userOfChannel(channel);
  if (owner !== null && owner !== user?.id) return { status: 401, reason: "Not signed in as this user" };
  if (!requiresPass(channel)) return { member: null };
  const pass = { auth: auth ?? "", ...(channelData ? { channel_data: channelData } : {}) };
  if (!isValidPass(keys, socketId, channel, pass))
    return { status: 401, reason: "The connection is not authorised for this channel" };
  if (!isPresence(channel)) return { member: null };
  const member = channelData ? parseMember(channelData) : user;
  return member ? { member } : { status: 400, reason: "channel_data must name a user_id" };
}
