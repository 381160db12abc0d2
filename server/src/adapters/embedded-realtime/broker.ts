import { randomInt } from "node:crypto";
import type { MembersChange, RealtimeMember } from "../../ports/realtime.ts";
import { judgeSilence, type Activity, type ActivityTimeouts } from "./activity.ts";
import { isChannelName, isPresence, needsPass } from "./channel-name.ts";
import { isValidPass, type AppKeys } from "./channel-pass.ts";
import { createChannels } from "./channels.ts";
import { refuseClientEvent } from "./client-event.ts";
import { refuseConnection } from "./handshake.ts";
import { limits } from "./limits.ts";
import * as messages from "./messages.ts";

/** One transport's way to a browser. `close` is called at most once, and nothing is sent after it. */
export type Wire = { send: (message: string) => void; close: (code: number, reason: string) => void };

/** What a transport tells of its browser. */
export type Link = { receive: (message: string) => void; touch: () => void; lost: () => void };

export type BrokerOptions = AppKeys &
  ActivityTimeouts & {
    maxConnections: number;
    onMembersChanged: (change: MembersChange) => void;
  };

type Peer = Activity & { socketId: string; wire: Wire; clientEventsAtMs: number[] };

export type Broker = ReturnType<typeof createBroker>;

/** The rules of the protocol between transports and channels; it owns no timer and no socket. */
export function createBroker(options: BrokerOptions) {
  const peers = new Map<string, Peer>();
  const channels = createChannels();

  function open(key: string, protocol: string | null, wire: Wire): Link | null {
    const refusal = refuseConnection({ key, protocol, connections: peers.size }, options);
    if (refusal) {
      wire.send(messages.error(refusal.code, refusal.message));
      wire.close(refusal.code, refusal.message);
      return null;
    }
    const peer: Peer = {
      socketId: `${randomInt(1, 2 ** 31)}.${randomInt(1, 2 ** 31)}`,
      wire,
      lastSeenMs: performance.now(),
      wasAsked: false,
      clientEventsAtMs: [],
    };
    peers.set(peer.socketId, peer);
    wire.send(messages.connectionEstablished(peer.socketId, Math.ceil(options.activityTimeoutMs / 1000)));
    return {
      receive: (message) => peers.has(peer.socketId) && receive(peer, message),
      touch: () => touch(peer),
      lost: () => forget(peer),
    };
  }

  function receive(peer: Peer, text: string): void {
    touch(peer);
    const message = messages.parseMessage(text);
    if (!message) return peer.wire.send(messages.error(4301, "Not a message of the protocol"));
    const { event, channel, data } = message;
    if (event === "pusher:ping") return peer.wire.send(messages.pong());
    if (event === "pusher:pong") return;
    if (event === "pusher:subscribe") return subscribe(peer, data);
    if (event === "pusher:unsubscribe") {
      const subscription = messages.parseSubscription(data);
      if (subscription) leave(peer, subscription.channel);
      return;
    }
    if (event.startsWith("client-") && channel !== undefined) return passOn(peer, channel, event, data);
    peer.wire.send(messages.error(4301, "Unknown event"));
  }

  function subscribe(peer: Peer, data: unknown): void {
    const wanted = messages.parseSubscription(data);
    if (!wanted || !isChannelName(wanted.channel))
      return peer.wire.send(messages.error(4009, "Invalid channel name"));
    const { channel, channel_data: channelData } = wanted;
    const refuse = (status: number, reason: string) =>
      peer.wire.send(messages.subscriptionError(channel, status, reason));
    if (channels.channelsOf(peer.socketId).length >= limits.channelsPerConnection)
      return refuse(403, "Too many channels on one connection");
    const pass = { auth: wanted.auth ?? "", ...(channelData ? { channel_data: channelData } : {}) };
    if (needsPass(channel) && !isValidPass(options, peer.socketId, channel, pass))
      return refuse(401, "The connection is not authorised for this channel");
    const member = isPresence(channel) ? messages.parseMember(channelData ?? "") : null;
    if (isPresence(channel) && !member) return refuse(400, "channel_data must name a user_id");
    enter(peer, channel, member);
  }

  function enter(peer: Peer, channel: string, member: RealtimeMember | null): void {
    const added = channels.enter(peer.socketId, channel, member);
    peer.wire.send(
      member
        ? messages.presenceSucceeded(channel, channels.membersOf(channel))
        : messages.subscriptionSucceeded(channel),
    );
    if (!added) return;
    sendToAll(channel, messages.memberAdded(channel, added), peer.socketId);
    options.onMembersChanged({ channel, memberId: added.id, change: "joined" });
  }

  function leave(peer: Peer, channel: string): void {
    const memberId = channels.leave(peer.socketId, channel);
    if (memberId === null) return;
    sendToAll(channel, messages.memberRemoved(channel, memberId), peer.socketId);
    options.onMembersChanged({ channel, memberId, change: "left" });
  }

  function passOn(peer: Peer, channel: string, event: string, data: unknown): void {
    const nowMs = performance.now();
    peer.clientEventsAtMs = peer.clientEventsAtMs.filter((at) => nowMs - at < 1000);
    const refusal = refuseClientEvent({
      channel,
      isSubscribed: channels.isIn(peer.socketId, channel),
      bytes: Buffer.byteLength(JSON.stringify(data ?? null)),
      sentInLastSecond: peer.clientEventsAtMs.length,
    });
    if (refusal) return peer.wire.send(messages.error(4301, refusal, channel));
    peer.clientEventsAtMs.push(nowMs);
    const sender = channels.memberAs(peer.socketId, channel);
    sendToAll(channel, messages.clientEvent(channel, event, data, sender), peer.socketId);
  }

  function sendToAll(channel: string, message: string, exceptSocketId?: string): void {
    for (const socketId of channels.subscribersOf(channel))
      if (socketId !== exceptSocketId) peers.get(socketId)?.wire.send(message);
  }

  function touch(peer: Peer): void {
    peer.lastSeenMs = performance.now();
    peer.wasAsked = false;
  }

  function forget(peer: Peer): void {
    if (!peers.delete(peer.socketId)) return;
    for (const channel of channels.channelsOf(peer.socketId)) leave(peer, channel);
  }

  /** Members leave at once: the closing handshake of a dead line may take half a minute. */
  function close(peer: Peer, { code, message }: messages.CloseReason): void {
    forget(peer);
    peer.wire.close(code, message);
  }

  return {
    open,
    publish: (channel: string, event: string, data: string, exceptSocketId?: string): void =>
      sendToAll(channel, messages.published(channel, event, data), exceptSocketId),
    membersOf: (channel: string): readonly string[] => channels.membersOf(channel).map(({ id }) => id),
    /** Asks the silent and drops the dead; to be called every few seconds. */
    sweep: (): void => {
      for (const peer of peers.values()) {
        const verdict = judgeSilence(peer, performance.now(), options);
        if (verdict === "gone") close(peer, { code: 4201, message: "Pong reply not received" });
        if (verdict !== "ask") continue;
        peer.wasAsked = true;
        peer.wire.send(messages.ping());
      }
    },
    /** pusher-js comes back a second later; with 4200 it would at once, fail, and then wait for 15 seconds. */
    closeAll: (): void => {
      for (const peer of peers.values()) close(peer, { code: 1001, message: "Server restarts" });
    },
  };
}
