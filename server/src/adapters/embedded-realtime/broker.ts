import { randomInt } from "node:crypto";
import { judgeSilence } from "./activity.ts";
import {
  type BrokerOptions,
  type BrokerState,
  createBrokerState,
  membersOnAllServers,
  type Peer,
  sendToAll,
  subscribersOnAllServers,
  touch,
  rejectConnection,
  type Wire,
} from "./broker-state.ts";
import { isCached, isPresence, requiresPass } from "./channel-name.ts";
import { anybody, defaultProvingMs, type Visitor } from "./connection-limits.ts";
import { overCapacity, refuseConnection } from "./handshake.ts";
import { limits } from "./limits.ts";
import {
  announceRemoteCount,
  announceRemoteMember,
  leave,
  reportRemoteChannel,
  reportRemoteMember,
  sendCount,
  sendRemoteCount,
} from "./membership.ts";
import * as messages from "./messages.ts";
import type { BrokerMessage } from "./others.ts";
import { receive } from "./receive.ts";

/** Receives a transport's messages, activity and disconnection for one browser. */
export type Link = { receive: (message: string) => void; touch: () => void; lost: () => void };

/** The broker of one application. */
export type Broker = ReturnType<typeof createBroker>;

/**
 * Creates the broker of one application: the protocol between transports and channels. It owns no timers or sockets.
 * `open` returns null after it has refused and closed the connection.
 */
export function createBroker(options: BrokerOptions) {
  const state = createBrokerState(options);
  const { channels, peers, others } = state;
  others.subscribe({
    word: (word) => hearWord(state, word),
    change: (change) => announceRemoteMember(state, change),
    unreported: (change) => reportRemoteMember(state, change),
    unreportedChannel: (channel, isOccupied) => reportRemoteChannel(state, channel, isOccupied),
    recounted: (channel) => announceRemoteCount(state, channel),
    unreportedCount: (channel) => sendCount(state, channel),
    gap: () => reconnectAll(state),
    opened: (group) => {
      for (const id of state.connectionLimits.excessIn(group)) end(state, id, overCapacity);
    },
  });
  return {
    open: (protocol: string | null, wire: Wire, visitor: Visitor = anybody): Link | null =>
      open(state, protocol, wire, visitor),
    /** Sends an event to all subscribers but the socket id `except`. Resolves when the other servers have it too. */
    publish(channel: string, event: string, data: string, except?: string): Promise<void> {
      const message = messages.serverEvent(channel, event, data);
      deliver(state, channel, message, except);
      return others.send({ kind: "message", channel, message, ...(except === undefined ? {} : { except }) });
    },
    channelNames: channels.names,
    subscribersIn: (channel: string): number => subscribersOnAllServers(state, channel),
    membersOf: (channel: string): readonly string[] =>
      membersOnAllServers(state, channel).map(({ id }) => id),
    /** Ties a connection on any server to a holder, whose end closes it. Ignored when there is no such connection. */
    async bind(socketId: string, holder: string): Promise<void> {
      const peer = peers.get(socketId);
      if (peer) peer.holders.add(holder);
      else await others.send({ kind: "bind", socketId, holder });
    },
    /** Closes every connection that has signed in as this user or is tied to this holder. Browsers do not reconnect. */
    endUser(userId: string): Promise<void> {
      endHolder(state, userId);
      return others.send({ kind: "end", holder: userId });
    },
    /**
     * Pings silent connections, closes those that did not answer, and sends due subscriber counts. Call it every few
     * seconds.
     */
    sweep: (): void => sweep(state),
    /**
     * Closes all connections with code 1001: pusher-js reconnects a second later; after 4200 it would fail and wait 15
     * s.
     */
    closeAll: (): void => closeAll(state),
  };
}

function deliver(state: BrokerState, channel: string, message: string, except?: string): void {
  if (isCached(channel)) state.cached.remember(channel, message, performance.now());
  sendToAll(state, channel, message, except);
}

function closeAll(state: BrokerState): void {
  for (const peer of Array.from(state.peers.values())) close(state, peer, restart);
  sendCounts(state); // no sweep follows where the server ends
}

const restart = { code: 1001, message: "Server restarts" } as const;

/**
 * Ends every connection because messages were missed: who comes back is authorised again and fetches anew. Until then
 * they stay members of their presence channels, or everybody in a call would see the others leave.
 */
function reconnectAll(state: BrokerState): void {
  const until = performance.now() + limits.returnMs;
  for (const peer of Array.from(state.peers.values())) {
    disconnect(state, peer);
    for (const channel of state.channels.channelsOf(peer.socketId))
      if (!isPresence(channel)) leave(state, peer, channel);
    state.returning.set(peer.socketId, { peer, until });
    peer.wire.close(restart.code, restart.message);
  }
}

/** Ends the membership of a connection that did not come back, or may not. */
function stopWaiting(state: BrokerState, peer: Peer): void {
  state.returning.delete(peer.socketId);
  for (const channel of state.channels.channelsOf(peer.socketId)) leave(state, peer, channel);
}

const endedByServer = { code: 4009, message: "Connection ended by the server" } as const;
/** A request may be under way on another server while its right ends; so many endings are remembered. */
const mostEnded = 20_000;

function endHolder(state: BrokerState, holder: string): void {
  const { ended, peers } = state;
  const [oldest] = ended;
  if (oldest !== undefined && ended.size >= mostEnded) ended.delete(oldest);
  ended.add(holder);
  const isHeldBy = (peer: Peer) => peer.user?.id === holder || peer.holders.has(holder);
  for (const peer of Array.from(peers.values())) if (isHeldBy(peer)) close(state, peer, endedByServer);
  for (const { peer } of Array.from(state.returning.values())) if (isHeldBy(peer)) stopWaiting(state, peer);
}

/** Acts on what the broker of another server says. */
function hearWord(state: BrokerState, word: BrokerMessage): void {
  if (word.kind === "message") return deliver(state, word.channel, word.message, word.except);
  if (word.kind === "end") return endHolder(state, word.holder);
  if (word.kind === "displace") return displace(state, word.groups);
  const peer = state.peers.get(word.socketId);
  if (peer && state.ended.has(word.holder)) return close(state, peer, endedByServer);
  peer?.holders.add(word.holder);
}

function open(state: BrokerState, protocol: string | null, wire: Wire, visitor: Visitor): Link | null {
  const { peers, connectionLimits, options } = state;
  const refusal = refuseConnection({ protocol, connections: peers.size }, options);
  if (refusal) return rejectConnection(wire, refusal);
  const ending = connectionLimits.roomFor(visitor, (socketId) => isExpendable(state, socketId));
  if (!ending) {
    askForRoom(state, visitor);
    return rejectConnection(wire, overCapacity);
  }
  for (const id of ending) end(state, id, overCapacity);
  const peer = newPeer(wire, visitor);
  peers.set(peer.socketId, peer);
  connectionLimits.add(visitor, peer.socketId);
  wire.send(messages.connectionEstablished(peer.socketId, Math.ceil(options.activityTimeoutMs / 1000)));
  return {
    receive: (message) => peers.has(peer.socketId) && receive(state, peer, message),
    touch: () => touch(peer),
    lost: () => forget(state, peer),
  };
}

const displaceEveryMs = 1_000;

/** Asks the other servers for room, which a refused browser finds when it comes back a second later. */
function askForRoom({ connectionLimits, displacing, others }: BrokerState, visitor: Visitor): void {
  if (performance.now() - displacing.sinceMs >= displaceEveryMs) {
    displacing.sinceMs = performance.now();
    displacing.groups.clear();
  }
  const groups = connectionLimits.sharedGroupsOf(visitor).filter((name) => !displacing.groups.has(name));
  for (const name of groups) displacing.groups.add(name);
  if (groups.length > 0) others.send({ kind: "displace", groups }).catch(() => {}); // refused again, asked again
}

function displace(state: BrokerState, groups: readonly string[]): void {
  for (const name of groups) {
    const id = state.connectionLimits.expendableIn(name, (socketId) => isExpendable(state, socketId));
    if (id !== null) end(state, id, overCapacity);
  }
}

function newPeer(wire: Wire, visitor: Visitor): Peer {
  return {
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
}

/** A connection that has proved nothing makes room for another; one in a call, or with a channel of somebody's own, never. */
function isExpendable({ peers, channels, options }: BrokerState, socketId: string): boolean {
  const { provingMs = defaultProvingMs } = options.connectionLimits ?? {};
  const peer = peers.get(socketId);
  if (!peer) return false;
  const hasProved = peer.user !== null || channels.channelsOf(socketId).some(requiresPass);
  return !hasProved && performance.now() - peer.openedMs >= provingMs;
}

function sweep(state: BrokerState): void {
  for (const peer of Array.from(state.peers.values())) {
    const verdict = judgeSilence(peer, performance.now(), state.options);
    if (verdict === "gone") close(state, peer, { code: 4201, message: "Pong reply not received" });
    if (verdict !== "ask") continue;
    peer.wasPinged = true;
    peer.wire.send(messages.ping());
  }
  for (const { peer, until } of Array.from(state.returning.values()))
    if (until <= performance.now()) stopWaiting(state, peer);
  sendCounts(state);
}

/** Sends the counts that were left to the sweep. */
function sendCounts(state: BrokerState): void {
  for (const channel of state.miscounted) sendCount(state, channel);
  for (const channel of state.miscountedElsewhere) sendRemoteCount(state, channel);
}

function end(state: BrokerState, socketId: string, reason: messages.CloseReason): void {
  const peer = state.peers.get(socketId);
  if (!peer) return;
  peer.wire.send(messages.error(reason.code, reason.message));
  close(state, peer, reason);
}

function forget(state: BrokerState, peer: Peer): void {
  if (!disconnect(state, peer)) return;
  for (const channel of state.channels.channelsOf(peer.socketId)) leave(state, peer, channel);
}

/** Removes a connection, not its subscriptions. Returns false when it was removed before. */
function disconnect({ peers, connectionLimits }: BrokerState, peer: Peer): boolean {
  if (!peers.delete(peer.socketId)) return false;
  connectionLimits.remove(peer.visitor, peer.socketId);
  return true;
}

/** Members leave at once: the closing handshake of a dead line may take half a minute. */
function close(state: BrokerState, peer: Peer, { code, message }: messages.CloseReason): void {
  forget(state, peer);
  peer.wire.close(code, message);
}
