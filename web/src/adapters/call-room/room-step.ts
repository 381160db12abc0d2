import type { CallSignal, CallTopicMessage } from "@anteroom/contract/call/call-signal";
import type { Step } from "../../platform/run-steps.ts";
import type {
  LocalTrack,
  MediaKind,
  ParticipantId,
  Quality,
  RoomMember,
  RoomParticipant,
} from "../../ports/video-room.ts";
import { participantConnection } from "./room-phase.ts";
import {
  newPeer,
  phaseOf,
  type RoomEffect,
  type RoomEvent,
  type RoomLinkEvent,
  type RoomMoment,
  type RoomPeer,
  type RoomState,
  sentTrack,
} from "./room-state.ts";
import { stepSpeaking } from "./speaking.ts";

/** Most signals stored for each sender who is not announced yet. */
export const maxEarlySignals = 40;
/** Most senders, not announced yet, whose signals are stored. */
export const maxEarlySenders = 8;

/** A step under way: `state` is a copy of its own, `effects` are gathered in their order. */
type Draft = { state: RoomState; effects: RoomEffect[] };

/**
 * Returns the room's state after one event, and the effects to run. Pure. Ignores events of absent participants, but stores their signals
 * until they join (40 for each of 8 senders at most); after `leave`, ignores all events but changes of our own media.
 */
export function stepRoom(
  before: RoomState,
  event: RoomEvent,
  moment: RoomMoment,
): Step<RoomState, RoomEffect> {
  const draft: Draft = { state: { ...before }, effects: [] };
  take(draft, event, moment);
  if (draft.effects.some((effect) => effect.do === "publish")) noteLoss(draft, moment.now);
  return draft;
}

function take(draft: Draft, event: RoomEvent, moment: RoomMoment): void {
  if (event.kind === "local") return setLocal(draft, event.media, event.change);
  if (draft.state.hasLeft) return;
  switch (event.kind) {
    case "members":
      return onMembers(draft, event.members, moment);
    case "signal":
      return onSignal(draft, event.from, event.signal);
    case "levels":
      return onLevels(draft, event);
    case "leave":
      return leave(draft);
    case "connection":
    case "media-state":
    case "screen":
    case "quality":
    case "sending":
    case "topic":
    case "topics-open": {
      const peer = draft.state.peers.get(event.id);
      if (peer) onLink(draft, peer, event);
    }
  }
}

function onMembers(
  { state, effects }: Draft,
  members: readonly RoomMember[],
  { newStream }: RoomMoment,
): void {
  const here = new Map(members.map((member) => [member.id, member]));
  here.delete(state.me);
  for (const id of state.peers.keys()) if (!here.has(id)) effects.push({ do: "close-link", id });
  const peers = new Map([...state.peers].filter(([id]) => here.has(id)));
  const early = new Map(state.early);
  for (const [id, member] of here) {
    const known = peers.get(id);
    if (known) {
      peers.set(id, { ...known, view: { ...known.view, ...member } });
      continue;
    }
    const stream = newStream();
    peers.set(id, newPeer(member, stream));
    effects.push({ do: "open-link", id, stream });
    for (const signal of early.get(id) ?? []) effects.push({ do: "receive", id, signal });
    early.delete(id);
  }
  Object.assign(state, { peers, early });
  for (const id of peers.keys()) effects.push({ do: "limit-video", id });
  effects.push({ do: "publish" });
}

function onSignal({ state, effects }: Draft, from: ParticipantId, signal: CallSignal): void {
  if (state.peers.has(from)) return void effects.push({ do: "receive", id: from, signal });
  const waiting = state.early.get(from) ?? [];
  const isFull = waiting.length >= maxEarlySignals;
  if (isFull || (!state.early.has(from) && state.early.size >= maxEarlySenders)) return;
  state.early = new Map(state.early).set(from, [...waiting, signal]);
}

function onLink(draft: Draft, peer: RoomPeer, event: RoomLinkEvent & { id: ParticipantId }): void {
  const { id } = event;
  switch (event.kind) {
    case "connection": {
      const state = event.isStalled ? "disconnected" : event.state;
      const connection = participantConnection(state, peer.wasConnected);
      const wasConnected = peer.wasConnected || event.state === "connected";
      return change(draft, { ...peer, wasConnected }, { connection });
    }
    case "media-state": {
      const { microphone, camera, screen = false } = event.state;
      return change(draft, peer, { hasMicrophoneOn: microphone, hasCameraOn: camera, hasScreenOn: screen });
    }
    case "screen":
      return change(draft, { ...peer, screen: event.stream }, {});
    case "quality":
      return rate(draft, peer, event);
    case "sending":
      return change(draft, { ...peer, sending: event.sending }, {});
    case "topic":
      return onTopic(draft, peer, event.message);
    case "topics-open":
      if (peer.view.quality !== null) draft.effects.push(qualityTo(id, peer.view.quality));
      return;
  }
}

/** Puts a participant back with what changed of its view, and publishes it. */
function change({ state, effects }: Draft, peer: RoomPeer, changes: Partial<RoomParticipant>): void {
  const view = { ...peer.view, ...changes };
  const screenStream = view.hasScreenOn ? peer.screen : null;
  state.peers = new Map(state.peers).set(view.id, { ...peer, view: { ...view, screenStream } });
  effects.push({ do: "publish" });
}

function rate(
  draft: Draft,
  peer: RoomPeer,
  { received, sent, isRelayed }: Extract<RoomLinkEvent, { kind: "quality" }>,
): void {
  const isChanged = peer.view.quality !== received;
  if (!isChanged && peer.sent === sent && peer.view.isRelayed === isRelayed) return;
  change(draft, { ...peer, sent }, { quality: received, isRelayed });
  if (isChanged && received !== null) draft.effects.push(qualityTo(peer.view.id, received));
}

const qualityTo = (id: ParticipantId, received: Quality): RoomEffect => ({
  do: "say",
  id,
  message: { topic: "quality", data: { received } },
});

function onTopic(draft: Draft, peer: RoomPeer, message: CallTopicMessage): void {
  const { id } = peer.view;
  if (message.topic === "quality") {
    const quality = message.data.received;
    draft.effects.push({ do: "use-reported-quality", id, quality });
    change(draft, { ...peer, reported: quality }, {});
  }
  draft.effects.push({ do: "deliver", id, message });
}

/** Who speaks. Published only where somebody begins or stops. */
function onLevels(draft: Draft, { levels, at }: Extract<RoomEvent, { kind: "levels" }>): void {
  const { state, effects } = draft;
  let isChanged = false;
  const peers = [...state.peers].map(([id, peer]) => {
    const speaking = stepSpeaking(peer.speaking, levels.get(id) ?? 0, at);
    const { isSpeaking } = speaking;
    const isSame = isSpeaking === peer.view.isSpeaking;
    isChanged ||= !isSame;
    return [id, { ...peer, speaking, view: isSame ? peer.view : { ...peer.view, isSpeaking } }] as const;
  });
  state.peers = new Map(peers);
  if (isChanged) effects.push({ do: "publish" });
}

function setLocal({ state, effects }: Draft, media: MediaKind, changes: Partial<LocalTrack>): void {
  const local = { ...state.local[media], ...changes };
  state.local = { ...state.local, [media]: local };
  for (const id of state.peers.keys())
    effects.push({ do: "set-track", id, media, track: sentTrack(local) }, { do: "announce-media", id });
  effects.push({ do: "publish" });
}

function leave({ state, effects }: Draft): void {
  state.hasLeft = true;
  for (const id of state.peers.keys()) effects.push({ do: "close-link", id });
  Object.assign(state, { peers: new Map(), early: new Map() });
  effects.push({ do: "stop" }, { do: "publish" });
}

function noteLoss({ state }: Draft, now: number): void {
  state.lostSince = phaseOf(state) === "reconnecting" ? (state.lostSince ?? now) : null;
}
