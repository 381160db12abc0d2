import type { RemoteMemberChange } from "../../ports/bus.ts";
import type { RealtimeMember } from "../../ports/realtime.ts";
import type { Activity, ActivityTimeouts } from "./activity.ts";
import type { RealtimeApp } from "./app.ts";
import { createCachedEvents } from "./cached-events.ts";
import { createChannels } from "./channels.ts";
import {
  type ConnectionLimits,
  createConnectionLimits,
  type Visitor,
  unlimited,
} from "./connection-limits.ts";
import * as messages from "./messages.ts";
import { nobodyElse, type Others } from "./others.ts";

/** One transport's way to a browser. `close` is called at most once, and nothing is sent after it. */
export type Wire = { send: (message: string) => void; close: (code: number, reason: string) => void };

/** What happened in an application, in the words of its webhooks. */
export type BrokerEvent =
  | { name: "channel_occupied" | "channel_vacated" | "cache_miss"; channel: string }
  | { name: "member_added" | "member_removed"; channel: string; user_id: string }
  | { name: "subscription_count"; channel: string; subscription_count: number }
  | {
      name: "client_event";
      channel: string;
      event: string;
      data: string;
      socket_id: string;
      user_id?: string;
    };

export type BrokerOptions = RealtimeApp &
  ActivityTimeouts & {
    connectionLimits?: ConnectionLimits;
    others?: Others;
    onEvent: (event: BrokerEvent) => void;
    /** A member came to the first, or left the last, of all servers, and it was another one. */
    onRemoteChange?: (change: RemoteMemberChange) => void;
  };

/** One connection, as the broker knows it. */
export type Peer = Activity & {
  socketId: string;
  wire: Wire;
  visitor: Visitor;
  openedMs: number;
  clientEventsAtMs: number[];
  user: RealtimeMember | null;
  /** The rights by which it enters channels: it ends with the first of them that ends. */
  holders: Set<string>;
};

/** What the broker of one application works with. */
export type BrokerState = ReturnType<typeof createBrokerState>;

/** No connection and no channel yet. */
export function createBrokerState(options: BrokerOptions) {
  return {
    options,
    peers: new Map<string, Peer>(),
    channels: createChannels(),
    others: options.others ?? nobodyElse,
    /** Rights that have ended: a connection may be tied to one by another server a moment later. */
    ended: new Set<string>(),
    cached: createCachedEvents(),
    /** Channels whose number of subscribers is told with the next sweep. */
    miscounted: new Set<string>(),
    connectionLimits: createConnectionLimits(options.connectionLimits ?? unlimited),
  };
}

/** Sends a message to everybody in a channel but one. */
export function sendToAll(
  { channels, peers }: BrokerState,
  channel: string,
  message: string,
  exceptSocketId?: string,
): void {
  for (const socketId of channels.subscribersOf(channel))
    if (socketId !== exceptSocketId) peers.get(socketId)?.wire.send(message);
}

/** The members of a channel on all servers. */
export function everybodyIn({ channels, others }: BrokerState, channel: string): readonly RealtimeMember[] {
  const here = channels.membersOf(channel);
  const elsewhere = others.membersOf(channel);
  if (elsewhere.length === 0) return here;
  return [...here, ...elsewhere.filter(({ id }) => !here.some((one) => one.id === id))];
}

/** Whether another server has this member. */
export const isElsewhere = ({ others }: BrokerState, channel: string, memberId: string): boolean =>
  others.membersOf(channel).some(({ id }) => id === memberId);

/** Something was heard of this connection. */
export function touch(peer: Peer): void {
  peer.lastSeenMs = performance.now();
  peer.wasPinged = false;
}

/** Tells a browser why it may not connect, and ends its connection. */
export function turnAway(wire: Wire, { code, message }: messages.CloseReason): null {
  wire.send(messages.error(code, message));
  wire.close(code, message);
  return null;
}
