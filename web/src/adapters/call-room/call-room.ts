import type { CallTopicMessage } from "@anteroom/contract/call/call-signal";
import { runSteps } from "../../platform/run-steps.ts";
import type {
  ParticipantId,
  RoomSignalling,
  RoomRequest,
  VideoRoom,
  VideoRoomSnapshot,
} from "../../ports/video-room.ts";
import type { LinkOptions, PeerLink } from "./link.ts";
import {
  firstRoomState,
  mediaStateFor,
  type RoomEffect,
  type RoomEvent,
  type RoomLinkEvent,
  type RoomState,
  sentTracks,
  snapshotOf,
} from "./room-state.ts";
import { stepRoom } from "./room-step.ts";

/** Often enough that no short word falls in between, and in no step with anything that comes in a beat. */
const listenEveryMs = 110;

/** Opens the connection to one other participant: a direct one (mesh) or one through the Janus engine. */
export type OpenLink = (options: LinkOptions) => PeerLink;

type MessageHandler = Parameters<VideoRoom["onMessage"]>[0];

/** What the effects of one room work with. */
type Room = {
  signalling: RoomSignalling;
  iceServers: RTCIceServer[];
  makeLink: OpenLink;
  links: Map<ParticipantId, PeerLink>;
  listeners: Set<() => void>;
  messageHandlers: Set<MessageHandler>;
  snapshot: VideoRoomSnapshot;
  stopFollowing: () => void;
  state: () => RoomState;
  dispatch: (event: RoomEvent) => void;
};

/**
 * Joins a call and returns its room. `makeLink` opens one connection for each other member, as members are
 * announced. Until `leave`, follows signals, members and loudness, and reconnects when the network changes or
 * the tab becomes visible. `send` reaches only open connections. `leave` is final and leaves the tracks open.
 */
export function joinCallRoom(
  { signalling, iceServers, tracks, now }: RoomRequest,
  makeLink: OpenLink,
): VideoRoom {
  const first = firstRoomState(signalling.me, tracks);
  const room: Room = {
    signalling,
    iceServers,
    makeLink,
    links: new Map(),
    listeners: new Set(),
    messageHandlers: new Set(),
    snapshot: snapshotOf(first),
    stopFollowing: () => {},
    state: () => runner.state(),
    dispatch: (event) => runner.dispatch(event),
  };
  const runner = runSteps<RoomState, RoomEvent, RoomEffect>(
    first,
    (state, event) => stepRoom(state, event, { now: now(), newStream: () => new MediaStream() }),
    (effect) => perform(room, effect),
  );
  room.stopFollowing = follow(room);

  return {
    subscribe(listener) {
      room.listeners.add(listener);
      return () => void room.listeners.delete(listener);
    },
    getSnapshot: () => room.snapshot,
    setMuted: (media, isMuted) => runner.dispatch({ kind: "local", media, change: { isMuted } }),
    replaceDevice: (media, track) => runner.dispatch({ kind: "local", media, change: { track } }),
    reconnect: () => reconnect(room),
    setIceServers(next) {
      room.iceServers = next;
      for (const link of room.links.values()) link.takeIceServers();
    },
    send(topic, data) {
      const message = { topic, data } as CallTopicMessage; // the pair is one by the type of `send`
      for (const link of room.links.values()) link.say(message);
    },
    onMessage(handler) {
      room.messageHandlers.add(handler);
      return () => void room.messageHandlers.delete(handler);
    },
    leave: () => runner.dispatch({ kind: "leave" }),
  };
}

/** Follows signals, members, network and levels; returns how to stop. */
function follow(room: Room): () => void {
  const { signalling, dispatch } = room;
  const onVisible = () => void (document.visibilityState === "visible" && reconnect(room));
  const onNetwork = () => reconnect(room, true);
  const stops = [
    signalling.onSignal((from, signal) => dispatch({ kind: "signal", from, signal })),
    signalling.onMembers((members) => dispatch({ kind: "members", members })),
  ];
  addEventListener("online", onNetwork);
  document.addEventListener("visibilitychange", onVisible);
  const listenTimer = setInterval(() => listen(room), listenEveryMs);
  return () => {
    for (const stop of stops) stop();
    clearInterval(listenTimer);
    removeEventListener("online", onNetwork);
    document.removeEventListener("visibilitychange", onVisible);
  };
}

function perform(room: Room, effect: RoomEffect): void {
  const { links } = room;
  switch (effect.do) {
    case "publish":
      room.snapshot = snapshotOf(room.state());
      for (const listener of room.listeners) listener();
      return;
    case "open-link":
      links.set(effect.id, room.makeLink(linkOptions(room, effect.id, effect.stream)));
      return;
    case "close-link":
      links.get(effect.id)?.close();
      links.delete(effect.id);
      return;
    case "receive":
      return links.get(effect.id)?.receive(effect.signal);
    case "limit-video":
      return links.get(effect.id)?.limitVideo();
    case "announce-media":
      return links.get(effect.id)?.sendMediaState();
    case "set-track":
      return links.get(effect.id)?.setTrack(effect.media, effect.track);
    case "use-reported-quality":
      return links.get(effect.id)?.hearQuality(effect.quality);
    case "say":
      return links.get(effect.id)?.say(effect.message);
    case "deliver":
      for (const handle of room.messageHandlers) handle(effect.id, effect.message);
      return;
    case "stop":
      room.stopFollowing();
      room.messageHandlers.clear();
      return;
  }
}

function linkOptions(room: Room, id: ParticipantId, stream: MediaStream): LinkOptions {
  const dispatch = (event: RoomLinkEvent) => room.dispatch({ ...event, id });
  return {
    id,
    stream,
    iceServers: () => room.iceServers,
    send: (signal) => room.signalling.send(id, signal),
    tracks: () => sentTracks(room.state()),
    mediaState: () => mediaStateFor(room.state(), id),
    others: () => room.state().peers.size,
    onConnection: (state, isStalled) => dispatch({ kind: "connection", state, isStalled }),
    onMediaState: (state) => dispatch({ kind: "media-state", state }),
    onScreen: (track) => dispatch({ kind: "screen", stream: new MediaStream([track]) }),
    onStats: ({ received, sent, isRelayed }) => dispatch({ kind: "quality", received, sent, isRelayed }),
    onSending: (sending) => dispatch({ kind: "sending", sending }),
    onTopic: (message) => dispatch({ kind: "topic", message }),
    onTopicsOpen: () => dispatch({ kind: "topics-open" }),
  };
}

/** How loud the others are; nobody looks at a page in the background. */
function listen({ links, state, dispatch }: Room): void {
  if (document.visibilityState === "hidden") return;
  const levels = new Map<ParticipantId, number>();
  for (const [id, { view }] of state().peers)
    if (view.hasMicrophoneOn) levels.set(id, links.get(id)?.level() ?? 0);
  dispatch({ kind: "levels", levels, at: performance.now() });
}

function reconnect({ links }: Room, isNewNetwork = false): void {
  for (const link of links.values()) link.reconnect(isNewNetwork);
}
