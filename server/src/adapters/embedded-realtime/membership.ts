import type { RemoteMemberChange } from "../../ports/bus.ts";
import type { RealtimeMember } from "../../ports/realtime.ts";
import {
  type BrokerState,
  membersOnAllServers,
  isOnOtherServer,
  type Peer,
  sendToAll,
  subscribersOnAllServers,
} from "./broker-state.ts";
import { isCached, isPresence } from "./channel-name.ts";
import { limits } from "./limits.ts";
import * as messages from "./messages.ts";

/**
 * Subscribes a connection to a channel, confirms that to it, sends it the last event of a cache channel, announces a new
 * member to the others and updates the number of subscribers. Reports an occupied channel, a new member and a missing
 * cached event to `onEvent`. The caller must have checked permission and limits.
 */
export function enter(state: BrokerState, peer: Peer, channel: string, member: RealtimeMember | null): void {
  const { channels, others, options } = state;
  const entered = channels.enter(peer.socketId, channel, member);
  peer.wire.send(
    member
      ? messages.presenceSucceeded(channel, membersOnAllServers(state, channel))
      : messages.subscriptionSucceeded(channel),
  );
  if (entered?.isOccupied)
    others.occupied(channel, () => options.onEvent({ name: "channel_occupied", channel }));
  if (entered?.joined) others.joined(channel, entered.joined);
  if (entered?.joined && !isOnOtherServer(state, channel, entered.joined.id)) {
    sendToAll(state, channel, messages.memberAdded(channel, entered.joined), peer.socketId);
    options.onEvent({ name: "member_added", channel, user_id: entered.joined.id });
  }
  if (isCached(channel)) sendCached(state, peer, channel);
  if (entered) recount(state, channel);
}

function sendCached(state: BrokerState, peer: Peer, channel: string): void {
  const { cached, options } = state;
  const last = cached.recall(channel, performance.now());
  peer.wire.send(last ?? messages.cacheMiss(channel));
  if (last === null) options.onEvent({ name: "cache_miss", channel });
}

/**
 * Unsubscribes a connection from a channel, announces a departed member and updates the number of subscribers. Reports
 * a departed member and a vacated channel to `onEvent`. Does nothing when it is not subscribed.
 */
export function leave(state: BrokerState, peer: Peer, channel: string): void {
  const { channels, others, options } = state;
  const left = channels.leave(peer.socketId, channel);
  if (!left) return;
  if (left.memberId !== null) others.left(channel, left.memberId);
  if (left.memberId !== null && !isOnOtherServer(state, channel, left.memberId)) {
    sendToAll(state, channel, messages.memberRemoved(channel, left.memberId), peer.socketId);
    options.onEvent({ name: "member_removed", channel, user_id: left.memberId });
  }
  if (left.isVacated) others.vacated(channel, () => options.onEvent({ name: "channel_vacated", channel }));
  recount(state, channel);
}

/** Many subscribers hear of their number with the next sweep: at each change it would be their square. */
function recount(state: BrokerState, channel: string): void {
  const { miscounted, options } = state;
  if (!options.countsSubscribers || isPresence(channel)) return;
  if (isCountedLater(state, channel)) miscounted.add(channel);
  else sendCount(state, channel);
}

const isCountedLater = (state: BrokerState, channel: string) =>
  subscribersOnAllServers(state, channel) > limits.subscribersCountedAtOnce;

/**
 * Announces the number of a channel's subscribers on this server; sends that of all servers to those on this server and,
 * unless another server reports it, to `onEvent`.
 */
export function sendCount(state: BrokerState, channel: string): void {
  const { channels, miscounted, options, others } = state;
  miscounted.delete(channel);
  others.counted(channel, channels.countOf(channel), (count) => {
    const total = count ?? subscribersOnAllServers(state, channel);
    sendToAll(state, channel, messages.subscriptionCount(channel, total));
    if (count !== null) options.onEvent({ name: "subscription_count", channel, subscription_count: count });
  });
}

/** Sends the number of a channel's subscribers to those on this server, or leaves it to the sweep where they are many. */
export function announceRemoteCount(state: BrokerState, channel: string): void {
  if (isCountedLater(state, channel)) state.miscountedElsewhere.add(channel);
  else sendRemoteCount(state, channel);
}

/** Sends the number of a channel's subscribers, which changed on another server, to those on this server. */
export function sendRemoteCount(state: BrokerState, channel: string): void {
  state.miscountedElsewhere.delete(channel);
  sendToAll(state, channel, messages.subscriptionCount(channel, subscribersOnAllServers(state, channel)));
}

const isHere = ({ channels }: BrokerState, channel: string, { id }: RealtimeMember) =>
  channels.membersOf(channel).some((one) => one.id === id);

/** Passes a member change that another server could not report to `onUnreportedChange`, unless the member is here too. */
export function reportRemoteMember(state: BrokerState, change: RemoteMemberChange): void {
  if (!isHere(state, change.channel, change.member)) state.options.onUnreportedChange?.(change);
}

/** Reports that a channel was occupied or vacated on a server that could not report it, unless it has subscribers here. */
export function reportRemoteChannel(
  { channels, options }: BrokerState,
  channel: string,
  isOccupied: boolean,
): void {
  if (channels.countOf(channel) > 0) return;
  options.onEvent({ name: isOccupied ? "channel_occupied" : "channel_vacated", channel });
}

/**
 * Announces a member change on another server to local subscribers and to `onRemoteChange`, unless the member is here
 * too.
 */
export function announceRemoteMember(
  state: BrokerState,
  { channel, member, change }: RemoteMemberChange,
): void {
  if (isHere(state, channel, member)) return;
  const message =
    change === "joined" ? messages.memberAdded(channel, member) : messages.memberRemoved(channel, member.id);
  sendToAll(state, channel, message);
  state.options.onRemoteChange?.({ channel, member, change });
}
