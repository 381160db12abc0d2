import type { RealtimeMember } from "../../ports/realtime.ts";

type Channel = { subscribers: Map<string, RealtimeMember | null>; members: Map<string, RealtimeMember> };

/** What joining changed: whether the channel was empty, and the new member, if any. */
export type Entered = { isOccupied: boolean; joined: RealtimeMember | null };
/** What leaving changed: whether the channel is empty, and the member whose last connection left, if any. */
export type Left = { isVacated: boolean; memberId: string | null };

/** Tracks which connection is in which channel. Knows connections by id only. */
export function createChannels() {
  const channels = new Map<string, Channel>();
  const joinedBy = new Map<string, Set<string>>();

  /** Null when the connection was in the channel already: entering twice changes nothing. */
  function enter(socketId: string, name: string, member: RealtimeMember | null): Entered | null {
    const known = channels.get(name);
    if (known?.subscribers.has(socketId)) return null;
    const channel = known ?? { subscribers: new Map(), members: new Map() };
    if (!known) channels.set(name, channel);
    channel.subscribers.set(socketId, member);
    joinedBy.set(socketId, (joinedBy.get(socketId) ?? new Set()).add(name));
    const joined = member && !channel.members.has(member.id) ? member : null;
    if (joined) channel.members.set(joined.id, joined);
    return { isOccupied: !known, joined };
  }

  /** Null when the connection was not in the channel. */
  function leave(socketId: string, name: string): Left | null {
    const channel = channels.get(name);
    const member = channel?.subscribers.get(socketId);
    if (!channel || member === undefined) return null;
    channel.subscribers.delete(socketId);
    joinedBy.get(socketId)?.delete(name);
    if (joinedBy.get(socketId)?.size === 0) joinedBy.delete(socketId);
    const isVacated = channel.subscribers.size === 0;
    if (isVacated) channels.delete(name);
    if (!member || isStillThere(channel, member.id)) return { isVacated, memberId: null };
    channel.members.delete(member.id);
    return { isVacated, memberId: member.id };
  }

  return {
    enter,
    leave,
    names: (): readonly string[] => [...channels.keys()],
    channelsOf: (socketId: string): readonly string[] => [...(joinedBy.get(socketId) ?? [])],
    /** Live: whoever changes the channel while going through it takes a copy. */
    subscribersOf: (name: string): Iterable<string> => channels.get(name)?.subscribers.keys() ?? [],
    countOf: (name: string): number => channels.get(name)?.subscribers.size ?? 0,
    membersOf: (name: string): readonly RealtimeMember[] => [...(channels.get(name)?.members.values() ?? [])],
    isIn: (socketId: string, name: string): boolean => joinedBy.get(socketId)?.has(name) ?? false,
    memberAs: (socketId: string, name: string): string | undefined =>
      channels.get(name)?.subscribers.get(socketId)?.id,
  };
}

function isStillThere(channel: Channel, memberId: string): boolean {
  for (const other of channel.subscribers.values()) if (other?.id === memberId) return true;
  return false;
}
