import { isEncrypted, requiresPass } from "./channel-name.ts";
import { limits } from "./limits.ts";

type Facts = { channel: string; isSubscribed: boolean; bytes: number; sentInLastSecond: number };

/** Returns why an event of a browser is not forwarded (protocol code 4301), or null if it is. */
export function refuseClientEvent({ channel, isSubscribed, bytes, sentInLastSecond }: Facts): string | null {
  if (!requiresPass(channel) || isEncrypted(channel))
    return "Client events only work on private and presence channels that are not encrypted";
  if (!isSubscribed) return "Client event rejected: not subscribed to the channel";
  if (bytes > limits.eventBytes) return "Client event rejected: data is larger than 10 kB";
  if (sentInLastSecond >= limits.clientEventsPerSecond) return "Client event rejected: more than 10 a second";
  return null;
}
