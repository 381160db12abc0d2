/**
 * `unavailable` is tried again by itself; `failed` means that this browser cannot. `ended`: the server has closed the
 * connection, because the right to it has ended; whoever has it asks the server, then calls `resume`.
 */
export type ConnectionState =
  | "initialized"
  | "connecting"
  | "connected"
  | "unavailable"
  | "failed"
  | "ended"
  | "disconnected";

export type PresentMember = { id: string; info: unknown };

export type Subscription = {
  /** Called with the data of each event of that name. */
  events?: Readonly<Record<string, (data: unknown) => void>>;
  /** Presence channels: called with all who are there, at first and at each change. */
  onMembers?: (members: readonly PresentMember[]) => void;
  /** Called each time the channel is entered: at first and after each reconnect, when news may have been missed. */
  onEntered?: () => void;
  /** The server does not let us in. */
  onRefused?: () => void;
};

/** Messages from the clinic as they happen. They are hints: what counts is fetched. */
export type Realtime = {
  /** Enters a channel; returns how to leave it. The same channel may be entered from several places. */
  subscribe: (channel: string, subscription: Subscription) => () => void;
  state: () => ConnectionState;
  /** Calls back at each change of `state`; returns how to stop. */
  onStateChange: (listener: () => void) => () => void;
  /** Names this connection to the server (`socket_id`), so that it need not tell us what we did ourselves. */
  socketId: () => string | undefined;
  /** Connects again after `ended`, once: a server that ends the connection again is left alone. */
  resume: () => void;
  disconnect: () => void;
};
