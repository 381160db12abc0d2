import { limits } from "./limits.ts";

const allowed = new RegExp(`^[A-Za-z0-9_\\-=@,.;]{1,${limits.channelNameLength}}$`);

export const isChannelName = (name: string): boolean => allowed.test(name);

export const isPresence = (channel: string): boolean => channel.startsWith("presence-");

/** Whether a connection needs a signature to enter. */
export const needsPass = (channel: string): boolean => channel.startsWith("private-") || isPresence(channel);
