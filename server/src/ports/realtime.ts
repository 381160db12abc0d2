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
  /**
   * Ties the connection to a holder, such as a session, so that `endConnections` closes it. Hosted Pusher ignores it.
   */
  bind: (socketId: string, holder: string) => Promise<void>;
  /** Signs that this connection may sign in as a holder. Hosted Pusher needs it for `endConnections`. */
  signIn: (socketId: string, holder: string) => SignInPass;
  /** Closes every connection that is tied to this holder or signed in as it. Browsers do not reconnect. */
  endConnections: (holder: string) => Promise<void>;
  /** Returns the ids of a presence channel's members, each once however many tabs are open. */
  membersOf: (channel: string) => Promise<readonly string[]>;
  /** Calls the handler when members join or leave channels with this prefix. Returns a function that unsubscribes. */
  onMembersChanged: (channelPrefix: string, handler: (change: MembersChange) => void) => () => void;
  /** What the browser must know to connect. */
  address: RealtimeAddress;
  /** Closes every connection; nothing is left running. */
  stop: () => Promise<void>;
};
