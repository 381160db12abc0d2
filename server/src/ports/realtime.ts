import type { RealtimeAddress } from "@anteroom/contract/page";

/** A member of a presence channel, as the other members see it. */
export type RealtimeMember = { id: string; info?: Record<string, unknown> };

/** The signed answer to a browser that joins a private or presence channel. The protocol defines the keys. */
export type ChannelPass = { auth: string; channel_data?: string };

/** The signed answer to a browser that signs in to the realtime service. The protocol defines the keys. */
export type SignInPass = { auth: string; user_data: string };

/** A member's first connection joined a presence channel, or the last one left it. */
export type MembersChange = {
  channel: string;
  memberId: string;
  change: "joined" | "left";
  /** False when it happened on another server, which reports it too. */
  isHere: boolean;
};

/** Messages to browsers as they happen: hints that something changed, and who is present. */
export type Realtime = {
  /** Sends an event to all subscribers except the connection `exceptSocketId`. Rejects data over 10 kB as JSON. */
  publish: (
    channels: readonly string[],
    event: string,
    data: unknown,
    exceptSocketId?: string,
  ) => Promise<void>;
  /**
   * Signs permission to join the channel. The caller checks that permission first. Throws on a malformed id or name.
   */
  authorize: (socketId: string, channel: string, member?: RealtimeMember) => ChannelPass;
  /** Binds the connection's subscriptions to a session: they end when that session ends. */
  bind: (socketId: string, holder: string) => Promise<void>;
  /** Signs that this connection may sign in as the holder of a right: hosted Pusher ends no other connections. */
  signIn: (socketId: string, holder: string) => SignInPass;
  /** Ends every connection that is bound to this right or signed in by it; browsers do not come back by themselves. */
  endConnections: (holder: string) => Promise<void>;
  /** Ids of the members of a presence channel, each once however many tabs are open. */
  membersOf: (channel: string) => Promise<readonly string[]>;
  /** Tells who comes and goes in presence channels whose name starts so; returns how to stop listening. */
  onMembersChanged: (channelPrefix: string, handler: (change: MembersChange) => void) => () => void;
  /** What the browser must know to connect. */
  address: RealtimeAddress;
  /** Closes every connection; nothing is left running. */
  stop: () => Promise<void>;
};
