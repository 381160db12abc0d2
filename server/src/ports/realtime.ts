import type { RealtimeAddress } from "@anteroom/contract/page";

/** Who is shown to the others in a presence channel. */
export type RealtimeMember = { id: string; info?: Record<string, unknown> };

/** The signed answer to a browser that asks to enter a private or presence channel; the keys are the protocol's. */
export type ChannelPass = { auth: string; channel_data?: string };

/** The signed answer to a browser that asks to sign in; the keys are the protocol's. */
export type SignInPass = { auth: string; user_data: string };

/** Somebody's first connection came to a presence channel, or their last one left it. */
export type MembersChange = {
  channel: string;
  memberId: string;
  change: "joined" | "left";
  /** False when it happened on another server, which tells it too. */
  isHere: boolean;
};

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
  /** Says by whose right this connection enters channels: it ends with that right. */
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
