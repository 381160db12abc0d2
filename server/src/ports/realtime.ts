import type { RealtimeAddress } from "@anteroom/contract/page";

/** Who is shown to the others in a presence channel. */
export type RealtimeMember = { id: string; info?: Record<string, unknown> };

/** The signed answer to a browser that asks to enter a private or presence channel; the keys are the protocol's. */
export type ChannelPass = { auth: string; channel_data?: string };

/** Somebody's first connection came to a presence channel, or their last one left it. */
export type MembersChange = { channel: string; memberId: string; change: "joined" | "left" };

/** Messages to browsers as they happen: hints that something changed, and who is present. */
export type Realtime = {
  /** Sends one event to everybody subscribed, but for the connection that caused it. Rejects data over 10 kB as JSON. */
  publish: (
    channels: readonly string[],
    event: string,
    data: unknown,
    exceptSocketId?: string,
  ) => Promise<void>;
  /** Signs that this connection may enter the channel; asking whether it may is the caller's duty. Throws on a malformed id or name. */
  authorize: (socketId: string, channel: string, member?: RealtimeMember) => ChannelPass;
  /** Ids of the members of a presence channel, each once however many tabs are open. */
  membersOf: (channel: string) => Promise<readonly string[]>;
  /** Tells who comes and goes in presence channels whose name starts so; returns how to stop listening. */
  onMembersChanged: (channelPrefix: string, handler: (change: MembersChange) => void) => () => void;
  /** What the browser must know to connect. */
  address: RealtimeAddress;
  /** Closes every connection; nothing is left running. */
  stop: () => Promise<void>;
};
