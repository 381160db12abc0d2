import type { RealtimeMember } from "../../ports/realtime.ts";

type Channel = { subscribers: Map<string, RealtimeMember | null>; members: Map<string, RealtimeMember> };

/** Who is in which channel. Knows nothing of connections but their ids; says who came first or went last. */
export function createChannels() {
  const channels = new Map<string, Channel>();
  const joinedBy = new Map<string, Set<string>>();

  /** Returns the member if nobody of that id was there before. Entering twice changes nothing. */
  function enter(socketId: string, name: string, member: RealtimeMember | null): RealtimeMember | null {
    const channel = channels.get(name) ?? { subscribers: new Map(), members: new Map() };
    channels.set(name, channel);
    if (channel.subscribers.has(socketId)) return null;
    channel.subscribers.set(socketId, member);
    joinedBy.set(socketId, (joinedBy.get(socketId) ?? new Set()).add(name));
    if (!member || channel.members.has(member.id)) return null;
    channel.members.set(member.id, member);
    return member;
  }

  /** Returns the id of the member whose last connection this was. */
  function leave(socketId: string, name: string): string | null {
    const channel = channels.get(name);
    const member = channel?.subscribers.get(socketId);
    if (!channel || member === undefined) return null;
    channel.subscribers.delete(socketId);
    joinedBy.get(socketId)?.delete(name);
    if (joinedBy.get(socketId)?.size === 0) joinedBy.delete(socketId);
    if (channel.subscribers.size === 0) channels.delete(name);
    if (!member || [...channel.subscribers.values()].some((other) => other?.id === member.id)) return null;
    channel.members.delete(member.id);
    return member.id;
  }

  return {
    enter,
    leave,
    channelsOf: (socketId: string): readonly string[] => [...(joinedBy.get(socketId) ?? [])],
    subscribersOf: (name: string): readonly string[] => [...(channels.get(name)?.subscribers.keys() ?? [])],
    membersOf: (name: string): readonly RealtimeMember[] => [...(channels.get(name)?.members.values() ?? [])],
    isIn: (socketId: string, name: string): boolean => joinedBy.get(socketId)?.has(name) ?? false,
    memberAs: (socketId: string, name: string): string | undefined =>
      channels.get(name)?.subscribers.get(socketId)?.id,
  };
}
