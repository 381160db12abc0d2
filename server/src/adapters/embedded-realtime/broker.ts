import { randomInt } from "node:crypto";
import type { RealtimeMember } from "../../ports/realtime.ts";
import { judgeSilence, type Activity, type ActivityTimeouts } from "./activity.ts";
import type { RealtimeApp } from "./app.ts";
import { createCachedEvents } from "./cached-events.ts";
import { isCached, isChannelName, isPresence, requiresPass } from "./channel-name.ts";
import { isValidSignIn } from "./channel-pass.ts";
import { createChannels } from "./channels.ts";
import {
  anybody,
  type ConnectionLimits,
  createConnectionLimits,
  defaultProvingMs,
  type Visitor,
  unlimited,
} from "./connection-limits.ts";
import { refuseClientEvent } from "./client-event.ts";
import { overCapacity, refuseConnection } from "./handshake.ts";
import { limits } from "./limits.ts";
import * as messages from "./messages.ts";
import { judgeSubscription } from "./subscription.ts";

/** One transport's way to a browser. `close` is called at most once, and nothing is sent after it. */
export type Wire = { send: (message: string) => void; close: (code: number, reason: string) => void };

/** What a transport tells of its browser. */
export type Link = { receive: (message: string) => void; touch: () => void; lost: () => void };

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
  ActivityTimeouts & { connectionLimits?: ConnectionLimits; onEvent: (event: BrokerEvent) => void };

type Peer = Activity & {
  socketId: string;
  wire: Wire;
  visitor: Visitor;
  openedMs: number;
  clientEventsAtMs: number[];
  user: RealtimeMember | null;
  /** The rights by which it enters channels: it ends with the first of them that ends. */
  holders: Set<string>;
};

export type Broker = ReturnType<typeof createBroker>;

/** The rules of the protocol between transports and the channels of one application; it owns no timer and no socket. */
export function createBroker(options: BrokerOptions) {
  const peers = new Map<string, Peer>();
  const channels = createChannels();
  const cached = createCachedEvents();
  const miscounted = new Set<string>();
  const connectionLimits = createConnectionLimits(options.connectionLimits ?? unlimited);
  const { provingMs = defaultProvingMs } = options.connectionLimits ?? {};
  const { onEvent } = options;

  function open(protocol: string | null, wire: Wire, visitor: Visitor = anybody): Link | null {
    const refusal = refuseConnection({ protocol, connections: peers.size }, options);
    if (refusal) return turnAway(wire, refusal);
    const ending = connectionLimits.roomFor(visitor, isExpendable);
    if (!ending) return turnAway(wire, overCapacity);
    for (const id of ending) end(id, overCapacity);
    const peer: Peer = {
      socketId: `${randomInt(1, 2 ** 31)}.${randomInt(1, 2 ** 31)}`,
      wire,
      visitor,
      openedMs: performance.now(),
      lastSeenMs: performance.now(),
      wasPinged: false,
      clientEventsAtMs: [],
      user: null,
      holders: new Set(),
    };
    peers.set(peer.socketId, peer);
    connectionLimits.add(visitor, peer.socketId);
    wire.send(messages.connectionEstablished(peer.socketId, Math.ceil(options.activityTimeoutMs / 1000)));
    return {
      receive: (message) => peers.has(peer.socketId) && receive(peer, message),
      touch: () => touch(peer),
      lost: () => forget(peer),
    };
  }

  /** A connection that has proved nothing makes room for another; one in a call, or with a channel of somebody's own, never. */
  function isExpendable(socketId: string): boolean {
    const peer = peers.get(socketId);
    if (!peer) return false;
    const hasProved = peer.user !== null || channels.channelsOf(socketId).some(requiresPass);
    return !hasProved && performance.now() - peer.openedMs >= provingMs;
  }

  function end(socketId: string, reason: messages.CloseReason): void {
    const peer = peers.get(socketId);
    if (!peer) return;
    peer.wire.send(messages.error(reason.code, reason.message));
    close(peer, reason);
  }

  function receive(peer: Peer, text: string): void {
    touch(peer);
    const message = messages.parseMessage(text);
    if (!message) return peer.wire.send(messages.error(4301, "Not a message of the protocol"));
    const { event, channel, data } = message;
    if (event === "pusher:ping") return peer.wire.send(messages.pong());
    if (event === "pusher:pong") return;
    if (event === "pusher:subscribe") return subscribe(peer, data);
    if (event === "pusher:signin") return signIn(peer, data);
    if (event === "pusher:unsubscribe") {
      const subscription = messages.parseSubscription(data);
      if (subscription) leave(peer, subscription.channel);
      return;
    }
    if (event.startsWith("client-") && channel !== undefined) return passOn(peer, channel, event, data);
    peer.wire.send(messages.error(4301, "Unknown event"));
  }

  function signIn(peer: Peer, data: unknown): void {
    const wanted = messages.parseSignIn(data);
    const user = wanted && messages.parseUser(wanted.user_data);
    const isOther = peer.user !== null && peer.user.id !== user?.id;
    if (!wanted || !user || isOther || !isValidSignIn(options, peer.socketId, wanted.auth, wanted.user_data))
      return peer.wire.send(messages.error(4009, "The connection is not authorised to sign in"));
    peer.user = user;
    peer.wire.send(messages.signInSucceeded(wanted.user_data));
  }

  function subscribe(peer: Peer, data: unknown): void {
    const wanted = messages.parseSubscription(data);
    if (!wanted || !isChannelName(wanted.channel))
      return peer.wire.send(messages.error(4009, "Invalid channel name"));
    const { channel } = wanted;
    const { socketId, user } = peer;
    const verdict = judgeSubscription(
      wanted,
      { socketId, user, channels: channels.channelsOf(socketId).length },
      options,
    );
    if ("status" in verdict)
      return peer.wire.send(messages.subscriptionError(channel, verdict.status, verdict.reason));
    const { member } = verdict;
    const known = member && channels.membersOf(channel);
    if (known && known.length >= limits.membersPerChannel && !known.some(({ id }) => id === member?.id))
      return peer.wire.send(messages.subscriptionError(channel, 403, "Too many members in the channel"));
    enter(peer, channel, member);
  }

  function enter(peer: Peer, channel: string, member: RealtimeMember | null): void {
    const entered = channels.enter(peer.socketId, channel, member);
    peer.wire.send(
      member
        ? messages.presenceSucceeded(channel, channels.membersOf(channel))
        : messages.subscriptionSucceeded(channel),
    );
    if (entered?.isOccupied) onEvent({ name: "channel_occupied", channel });
    if (entered?.joined) {
      sendToAll(channel, messages.memberAdded(channel, entered.joined), peer.socketId);
      onEvent({ name: "member_added", channel, user_id: entered.joined.id });
    }
    if (isCached(channel)) sendCached(peer, channel);
    if (entered) recount(channel);
  }

  function sendCached(peer: Peer, channel: string): void {
    const last = cached.recall(channel, performance.now());
    peer.wire.send(last ?? messages.cacheMiss(channel));
    if (last === null) onEvent({ name: "cache_miss", channel });
  }

  function leave(peer: Peer, channel: string): void {
    const left = channels.leave(peer.socketId, channel);
    if (!left) return;
    if (left.memberId !== null) {
      sendToAll(channel, messages.memberRemoved(channel, left.memberId), peer.socketId);
      onEvent({ name: "member_removed", channel, user_id: left.memberId });
    }
    if (left.isVacated) onEvent({ name: "channel_vacated", channel });
    recount(channel);
  }

  /** Many subscribers hear of their number with the next sweep: at each change it would be their square. */
  function recount(channel: string): void {
    if (!options.countsSubscribers || isPresence(channel)) return;
    if (channels.countOf(channel) > limits.subscribersCountedAtOnce) miscounted.add(channel);
    else sendCount(channel);
  }

  function sendCount(channel: string): void {
    miscounted.delete(channel);
    const count = channels.countOf(channel);
    sendToAll(channel, messages.subscriptionCount(channel, count));
    onEvent({ name: "subscription_count", channel, subscription_count: count });
  }

  function passOn(peer: Peer, channel: string, event: string, data: unknown): void {
    const nowMs = performance.now();
    const json = JSON.stringify(data ?? null);
    peer.clientEventsAtMs = peer.clientEventsAtMs.filter((at) => nowMs - at < 1000);
    const refusal = refuseClientEvent({
      channel,
      isSubscribed: channels.isIn(peer.socketId, channel),
      bytes: Buffer.byteLength(json),
      sentInLastSecond: peer.clientEventsAtMs.length,
    });
    if (refusal) return peer.wire.send(messages.error(4301, refusal, channel));
    peer.clientEventsAtMs.push(nowMs);
    const sender = channels.memberAs(peer.socketId, channel);
    sendToAll(channel, messages.clientEvent(channel, event, data, sender), peer.socketId);
    const author = { socket_id: peer.socketId, ...(sender === undefined ? {} : { user_id: sender }) };
    onEvent({ name: "client_event", channel, event, data: json, ...author });
  }

  function publish(channel: string, event: string, data: string, exceptSocketId?: string): void {
    const message = messages.published(channel, event, data);
    if (isCached(channel)) cached.remember(channel, message, performance.now());
    sendToAll(channel, message, exceptSocketId);
  }

  function sendToAll(channel: string, message: string, exceptSocketId?: string): void {
    for (const socketId of channels.subscribersOf(channel))
      if (socketId !== exceptSocketId) peers.get(socketId)?.wire.send(message);
  }

  function touch(peer: Peer): void {
    peer.lastSeenMs = performance.now();
    peer.wasPinged = false;
  }

  function forget(peer: Peer): void {
    if (!peers.delete(peer.socketId)) return;
    connectionLimits.remove(peer.visitor, peer.socketId);
    for (const channel of channels.channelsOf(peer.socketId)) leave(peer, channel);
  }

  /** Members leave at once: the closing handshake of a dead line may take half a minute. */
  function close(peer: Peer, { code, message }: messages.CloseReason): void {
    forget(peer);
    peer.wire.close(code, message);
  }

  return {
    open,
    publish,
    channelNames: channels.names,
    subscribersIn: channels.countOf,
    membersOf: (channel: string): readonly string[] => channels.membersOf(channel).map(({ id }) => id),
    /** Ties a connection to a right; does nothing where there is no such connection. */
    bind: (socketId: string, holder: string): void => void peers.get(socketId)?.holders.add(holder),
    /** Ends every connection that has signed in as this user or is tied to this right; they do not come back by themselves. */
    endUser: (userId: string): void => {
      for (const peer of Array.from(peers.values()))
        if (peer.user?.id === userId || peer.holders.has(userId))
          close(peer, { code: 4009, message: "Connection ended by the server" });
    },
    /** Asks the silent, drops the dead, tells large channels how many they are; to be called every few seconds. */
    sweep: (): void => {
      for (const peer of Array.from(peers.values())) {
        const verdict = judgeSilence(peer, performance.now(), options);
        if (verdict === "gone") close(peer, { code: 4201, message: "Pong reply not received" });
        if (verdict !== "ask") continue;
        peer.wasPinged = true;
        peer.wire.send(messages.ping());
      }
      for (const channel of miscounted) sendCount(channel);
    },
    /** pusher-js comes back a second later; with 4200 it would at once, fail, and then wait for 15 seconds. */
    closeAll: (): void => {
      for (const peer of Array.from(peers.values())) close(peer, { code: 1001, message: "Server restarts" });
    },
  };
}

/** Tells a browser why it may not connect, and ends its connection. */
export function turnAway(wire: Wire, { code, message }: messages.CloseReason): null {
  wire.send(messages.error(code, message));
  wire.close(code, message);
  return null;
}
