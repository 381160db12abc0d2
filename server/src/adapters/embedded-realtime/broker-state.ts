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
import { noOtherBrokers, type OtherBrokers } from "./others.ts";

/** One transport's connection to a browser. `close` is called at most once, and nothing is sent after it. */
export type Wire = { send: (message: string) => void; close: (code: number, reason: string) => void };

/** An event of an application, in the format of its webhooks. */
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

/** The options of one application's broker. */
export type BrokerOptions = RealtimeApp &
  ActivityTimeouts & {
    connectionLimits?: ConnectionLimits;
    others?: OtherBrokers;
    onEvent: (event: BrokerEvent) => void;
    /** A member's first connection to another server joined, or the last one left. */
    onRemoteChange?: (change: RemoteMemberChange) => void;
    /**
     * A member change by a server that was killed or is back. Called on exactly one server, which sends its webhook.
     */
    onUnreportedChange?: (change: RemoteMemberChange) => void;
  };

/** One connection, as the broker knows it. Times are of `performance.now()`. */
export type Peer = Activity & {
  socketId: string;
  wire: Wire;
  visitor: Visitor;
  openedMs: number;
  clientEventsAtMs: number[];
  user: RealtimeMember | null;
  /** The sessions that authorise it: it ends with the first of them that ends. */
  holders: Set<string>;
};

/** The state of one application's broker. */
export type BrokerState = ReturnType<typeof createBrokerState>;

/** Creates a state without connections and channels. */
export function createBrokerState(options: BrokerOptions) {
  const others = options.others ?? noOtherBrokers;
  return {
    options,
    peers: new Map<string, Peer>(),
    /** Connections that were told to reconnect: members of their presence channels until they are back, or `until` in ms. */
    returning: new Map<string, { peer: Peer; until: number }>(),
    channels: createChannels(),
    others,
    /** Rights that have ended: a connection may be tied to one by another server a moment later. */
    ended: new Set<string>(),
    cached: createCachedEvents(),
    /** Channels whose number of subscribers is told with the next sweep. */
    miscounted: new Set<string>(),
    /** The same where it changed on another server alone, which announces it. */
    miscountedElsewhere: new Set<string>(),
    connectionLimits: createConnectionLimits(options.connectionLimits ?? unlimited, others.connections),
    /** Groups for which the other servers were asked to make room, and since when, in ms: each once a second. */
    displacing: { sinceMs: 0, groups: new Set<string>() },
  };
}

/** Sends a message to all subscribers of a channel on this server except one. */
export function sendToAll(
  { channels, peers }: BrokerState,
  channel: string,
  message: string,
  exceptSocketId?: string,
): void {
  for (const socketId of channels.subscribersOf(channel))
    if (socketId !== exceptSocketId) peers.get(socketId)?.wire.send(message);
}

/** Returns the number of a channel's subscribers: on all servers where the application counts subscribers, else on this one. */
export const subscribersOnAllServers = ({ channels, others }: BrokerState, channel: string): number =>
  channels.countOf(channel) + others.countElsewhere(channel);

/** Returns the members of a channel on all servers. */
export function membersOnAllServers(
  { channels, others }: BrokerState,
  channel: string,
): readonly RealtimeMember[] {
  const here = channels.membersOf(channel);
  const elsewhere = others.membersOf(channel);
  if (elsewhere.length === 0) return here;
  return [...here, ...elsewhere.filter(({ id }) => !here.some((one) => one.id === id))];
}

/** Returns whether another server has this member. */
export const isOnOtherServer = ({ others }: BrokerState, channel: string, memberId: string): boolean =>
  others.membersOf(channel).some(({ id }) => id === memberId);

/** Records activity of a connection. */
export function touch(peer: Peer): void {
  peer.lastSeenMs = performance.now();
  peer.wasPinged = false;
}

/** Sends a browser the reason of its refusal and closes the connection. Always returns null. */
export function rejectConnection(wire: Wire, { code, message }: messages.CloseReason): null {
  wire.send(messages.error(code, message));
  wire.close(code, message);
  return null;
}
