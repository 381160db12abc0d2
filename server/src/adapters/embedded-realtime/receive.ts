import { type BrokerState, membersOnAllServers, type Peer, sendToAll, touch } from "./broker-state.ts";
import { isChannelName } from "./channel-name.ts";
import { isValidSignIn } from "./channel-pass.ts";
import { refuseClientEvent } from "./client-event.ts";
import { limits } from "./limits.ts";
import { enter, leave } from "./membership.ts";
import * as messages from "./messages.ts";
import { judgeSubscription } from "./subscription.ts";

/** Handles one protocol message from a browser. Answers an invalid or forbidden one with an error; never throws. */
export function receive(state: BrokerState, peer: Peer, text: string): void {
  touch(peer);
  const message = messages.parseMessage(text);
  if (!message) return peer.wire.send(messages.error(4301, "Not a message of the protocol"));
  const { event, channel, data } = message;
  if (event === "pusher:ping") return peer.wire.send(messages.pong());
  if (event === "pusher:pong") return;
  if (event === "pusher:subscribe") return subscribe(state, peer, data);
  if (event === "pusher:signin") return signIn(state, peer, data);
  if (event === "pusher:unsubscribe") {
    const subscription = messages.parseSubscription(data);
    if (subscription) leave(state, peer, subscription.channel);
    return;
  }
  if (event.startsWith("client-") && channel !== undefined)
    return passOn(state, peer, { channel, event, data });
  peer.wire.send(messages.error(4301, "Unknown event"));
}

function signIn(state: BrokerState, peer: Peer, data: unknown): void {
  const { options } = state;
  const wanted = messages.parseSignIn(data);
  const user = wanted && messages.parseUser(wanted.user_data);
  const isOther = peer.user !== null && peer.user.id !== user?.id;
  if (!wanted || !user || isOther || !isValidSignIn(options, peer.socketId, wanted.auth, wanted.user_data))
    return peer.wire.send(messages.error(4009, "The connection is not authorised to sign in"));
  peer.user = user;
  peer.wire.send(messages.signInSucceeded(wanted.user_data));
}

function subscribe(state: BrokerState, peer: Peer, data: unknown): void {
  const { channels, options } = state;
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
  const known = member && membersOnAllServers(state, channel);
  if (known && known.length >= limits.membersPerChannel && !known.some(({ id }) => id === member?.id))
    return peer.wire.send(messages.subscriptionError(channel, 403, "Too many members in the channel"));
  enter(state, peer, channel, member);
}

function passOn(
  state: BrokerState,
  peer: Peer,
  { channel, event, data }: { channel: string; event: string; data: unknown },
): void {
  const { channels, options } = state;
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
  const sent = messages.clientEvent(channel, event, data, sender);
  sendToAll(state, channel, sent, peer.socketId);
  state.others.send({ kind: "message", channel, message: sent }).catch(() => {}); // lost, as on a broken line
  const author = { socket_id: peer.socketId, ...(sender === undefined ? {} : { user_id: sender }) };
  options.onEvent({ name: "client_event", channel, event, data: json, ...author });
}
