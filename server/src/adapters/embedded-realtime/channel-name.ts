import { limits } from "./limits.ts";

const allowed = new RegExp(`^[A-Za-z0-9_\\-=@,.;]{1,${limits.channelNameLength}}$`);
const toUser = "#server-to-user-";

/** Returns whether a name is a valid channel, including a user's own (`#server-to-user-…`). */
export const isChannelName = (name: string): boolean =>
  allowed.test(name) || (userOfChannel(name) ?? "") !== "";

/** Returns whether it is a presence channel. */
export const isPresence = (channel: string): boolean => channel.startsWith("presence-");

/** Returns whether it is an encrypted channel. Only subscribers can read its data; the server forwards it unchanged. */
export const isEncrypted = (channel: string): boolean => channel.startsWith("private-encrypted-");

/** Returns whether it is a cache channel, which sends its last event to new subscribers. */
export const isCached = (channel: string): boolean =>
  /^(private-encrypted-|private-|presence-)?cache-/.test(channel);

/** Returns whether a connection needs a signature to subscribe. */
export const requiresPass = (channel: string): boolean =>
  channel.startsWith("private-") || isPresence(channel);

/** Returns the user whose connections alone may subscribe; null when the channel belongs to no user. */
export const userOfChannel = (channel: string): string | null =>
  channel.startsWith(toUser) && channel.length <= limits.channelNameLength
    ? channel.slice(toUser.length)
    : null;
