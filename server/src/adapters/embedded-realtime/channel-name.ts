import { limits } from "./limits.ts";

const allowed = new RegExp(`^[A-Za-z0-9_\\-=@,.;]{1,${limits.channelNameLength}}$`);
const toUser = "#server-to-user-";

/** A channel that anybody may be in or publish to; a user's own (`#server-to-user-…`) is one, too. */
export const isChannelName = (name: string): boolean =>
  allowed.test(name) || (userOfChannel(name) ?? "") !== "";

export const isPresence = (channel: string): boolean => channel.startsWith("presence-");

/** What is published there only its subscribers can read; the server passes it on as it is. */
export const isEncrypted = (channel: string): boolean => channel.startsWith("private-encrypted-");

/** A channel that tells newcomers its last event. */
export const isCached = (channel: string): boolean =>
  /^(private-encrypted-|private-|presence-)?cache-/.test(channel);

/** Whether a connection needs a signature to enter. */
export const requiresPass = (channel: string): boolean =>
  channel.startsWith("private-") || isPresence(channel);

/** Whose connections alone may enter it; null for a channel that is nobody's own. */
export const userOfChannel = (channel: string): string | null =>
  channel.startsWith(toUser) && channel.length <= limits.channelNameLength
    ? channel.slice(toUser.length)
    : null;
