/**
 * `unavailable`: retried automatically; after a server that has closed the connection again, by way of `ended`.
 * `failed`: this browser cannot connect. `ended`: the server closed the connection because its authorisation
 * ended; check with the server, then call `resume`.
 */
export type ConnectionState =
  | "initialized"
  | "connecting"
  | "connected"
  | "unavailable"
  | "failed"
  | "ended"
  | "disconnected";

/** A member of a presence channel. */
export type PresentMember = { id: string; info: unknown };

/** Callbacks of a channel. */
export type Subscription = {
  /** Called with the data of each event of that name. */
  events?: Readonly<Record<string, (data: unknown) => void>>;
  /** Presence channels: called with all who are there, at first and at each change. */
  onMembers?: (members: readonly PresentMember[]) => void;
  /** Called each time the channel is joined, also after reconnection, when events may have been missed. */
  onEntered?: () => void;
  /** Called when the server denies access. */
  onRefused?: () => void;
};

/** Realtime messages of the clinic. They are hints: the data itself is fetched. */
export type Realtime = {
  /** Enters a channel; returns how to leave it. The same channel may be entered from several places. */
  subscribe: (channel: string, subscription: Subscription) => () => void;
  /** Returns the connection's state. */
  state: () => ConnectionState;
  /** Calls back at each change of `state`; returns how to stop. */
  onStateChange: (listener: () => void) => () => void;
  /** Id of this connection, sent to the server so that it does not send us our own events. */
  socketId: () => string | undefined;
  /** Connects again after `ended`. */
  resume: () => void;
  disconnect: () => void;
};
