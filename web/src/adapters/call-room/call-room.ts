import type { CallMediaState, CallSignal, CallTopicMessage } from "@anteroom/contract/call/call-signal";
import type {
  LocalTrack,
  MediaKind,
  ParticipantId,
  Quality,
  RoomMember,
  RoomParticipant,
  RoomRequest,
  Sending,
  VideoRoom,
  VideoRoomSnapshot,
} from "../../ports/video-room.ts";
import { lowest } from "./ladder.ts";
import type { LinkOptions, PeerLink } from "./link.ts";
import { worse } from "./quality.ts";
import { participantConnection, roomPhase } from "./room-phase.ts";
import { silent, type Speaking, stepSpeaking } from "./speaking.ts";

type Peer = {
  view: RoomParticipant;
  link: PeerLink;
  speaking: Speaking;
  sending: Sending;
  /** How we arrive there: by its reports of our packets, and by its own word. */
  sent: Quality | null;
  heard: Quality | null;
  screen: MediaStream | null;
};

/** Signals of somebody whose arrival is not announced yet: the two travel on different channels. */
const mostEarlySignals = 40;
const mostEarlySenders = 8;
/** Often enough that no short word falls in between, and in no step with anything that comes in a beat. */
const listenEveryMs = 110;
const full: Sending = { level: "720p", reason: null };

/** Makes the line to one other participant, whichever way sound and picture go. */
export type LinkMaker = (options: LinkOptions) => PeerLink;

/** Joins a visit: who is here, what is sent and how it goes, over lines of one kind. */
export function joinCallRoom(
  { signalling, iceServers, tracks, now }: RoomRequest,
  makeLink: LinkMaker,
): VideoRoom {
  const peers = new Map<ParticipantId, Peer>();
  const early = new Map<ParticipantId, CallSignal[]>();
  const listeners = new Set<() => void>();
  const messageHandlers = new Set<(from: ParticipantId, message: CallTopicMessage) => void>();
  let servers = iceServers;
  let local: VideoRoomSnapshot["local"] = {
    microphone: { track: tracks.microphone, isMuted: false },
    camera: { track: tracks.camera, isMuted: false },
    screen: { track: null, isMuted: false },
  };
  let hasLeft = false;
  let lostSince: number | null = null;
  let snapshot = takeSnapshot();

  const stopSignals = signalling.onSignal((from, signal) => {
    const peer = peers.get(from);
    if (peer) return peer.link.receive(signal);
    const retained = early.get(from) ?? [];
    if (retained.length < mostEarlySignals && (early.has(from) || early.size < mostEarlySenders))
      early.set(from, [...retained, signal]);
  });
  const stopMembers = signalling.onMembers(meet);
  const onVisible = () => void (document.visibilityState === "visible" && reconnect());
  const onNetwork = () => reconnect(true);
  addEventListener("online", onNetwork);
  document.addEventListener("visibilitychange", onVisible);
  const listenTimer = setInterval(listen, listenEveryMs);

  function meet(members: readonly RoomMember[]): void {
    const here = new Map(members.map((member) => [member.id, member]));
    here.delete(signalling.me);
    for (const [id, { link }] of peers)
      if (!here.has(id)) {
        link.close();
        peers.delete(id);
      }
    for (const member of here.values()) welcome(member);
    for (const { link } of peers.values()) link.limitVideo();
    changed();
  }

  function welcome(member: RoomMember): void {
    const known = peers.get(member.id);
    if (known) return void (known.view = { ...known.view, ...member });
    const stream = new MediaStream();
    const view: RoomParticipant = {
      ...member,
      stream,
      screenStream: null,
      connection: "connecting",
      hasMicrophoneOn: true,
      hasCameraOn: true,
      hasScreenOn: false,
      isSpeaking: false,
      quality: null,
    };
    const unknown = { speaking: silent, sending: full, sent: null, heard: null, screen: null };
    peers.set(member.id, { view, link: link(member.id, stream), ...unknown });
    const waiting = early.get(member.id) ?? [];
    early.delete(member.id);
    for (const signal of waiting) peers.get(member.id)?.link.receive(signal);
  }

  function link(id: ParticipantId, stream: MediaStream): PeerLink {
    let wasConnected = false;
    return makeLink({
      id,
      iceServers: () => servers,
      stream,
      send: (signal) => signalling.send(id, signal),
      tracks: () => ({
        microphone: sent(local.microphone),
        camera: sent(local.camera),
        screen: sent(local.screen),
      }),
      mediaState: () => mediaState(peers.get(id)?.sending ?? full),
      others: () => peers.size,
      onConnection(state, isStalled) {
        const connection = participantConnection(isStalled ? "disconnected" : state, wasConnected);
        wasConnected ||= state === "connected";
        see(id, { connection });
      },
      onMediaState: ({ microphone, camera, screen = false }) =>
        see(id, { hasMicrophoneOn: microphone, hasCameraOn: camera, hasScreenOn: screen }),
      onScreen(track) {
        const peer = peers.get(id);
        if (!peer) return;
        peer.screen = new MediaStream([track]);
        see(id, {});
      },
      onStats: ({ received, sent: reported }) => rate(id, received, reported),
      onSending(sending) {
        const peer = peers.get(id);
        if (!peer) return;
        peer.sending = sending;
        changed();
      },
      onTopic: (message) => hear(id, message),
      onTopicsOpen() {
        const received = peers.get(id)?.view.quality;
        if (received !== undefined && received !== null) reportQuality(id, received);
      },
    });
  }

  function see(id: ParticipantId, patch: Partial<RoomParticipant>): void {
    const peer = peers.get(id);
    if (!peer) return;
    const view = { ...peer.view, ...patch };
    peer.view = { ...view, screenStream: view.hasScreenOn ? peer.screen : null };
    changed();
  }

  function rate(id: ParticipantId, received: Quality | null, reported: Quality | null): void {
    const peer = peers.get(id);
    if (!peer || (peer.view.quality === received && peer.sent === reported)) return;
    const isNew = peer.view.quality !== received;
    peer.sent = reported;
    see(id, { quality: received });
    if (isNew && received !== null) reportQuality(id, received);
  }

  function reportQuality(id: ParticipantId, received: Quality): void {
    peers.get(id)?.link.say({ topic: "quality", data: { received } });
  }

  function hear(id: ParticipantId, message: CallTopicMessage): void {
    const peer = peers.get(id);
    if (!peer) return;
    if (message.topic === "quality") {
      peer.heard = message.data.received;
      peer.link.hearQuality(message.data.received);
      changed();
    }
    for (const handle of messageHandlers) handle(id, message);
  }

  /** Who speaks; nobody looks at a page in the background. */
  function listen(): void {
    if (document.visibilityState === "hidden") return;
    let isNew = false;
    for (const peer of peers.values()) {
      const level = peer.view.hasMicrophoneOn ? peer.link.level() : 0;
      peer.speaking = stepSpeaking(peer.speaking, level, performance.now());
      const { isSpeaking } = peer.speaking;
      if (isSpeaking === peer.view.isSpeaking) continue;
      peer.view = { ...peer.view, isSpeaking };
      isNew = true;
    }
    if (isNew) changed();
  }

  function setLocal(kind: MediaKind, patch: Partial<LocalTrack>): void {
    local = { ...local, [kind]: { ...local[kind], ...patch } };
    for (const { link } of peers.values()) {
      link.setTrack(kind, sent(local[kind]));
      link.sendMediaState();
    }
    changed();
  }

  function mediaState({ level }: Sending): CallMediaState {
    return {
      microphone: sent(local.microphone) !== null,
      camera: sent(local.camera) !== null && level !== "audio",
      ...(sent(local.screen) && { screen: true }),
    };
  }

  function reconnect(isNewNetwork = false): void {
    for (const { link } of peers.values()) link.reconnect(isNewNetwork);
  }

  function changed(): void {
    snapshot = takeSnapshot();
    for (const listener of listeners) listener();
  }

  function takeSnapshot(): VideoRoomSnapshot {
    const all = [...peers.values()];
    const participants = all.map(({ view }) => view);
    const phase = roomPhase(
      hasLeft,
      participants.map(({ connection }) => connection),
    );
    lostSince = phase === "reconnecting" ? (lostSince ?? now()) : null;
    const sending = lowest(all.map((peer) => peer.sending));
    const quality = all.map((peer) => worse(peer.sent, peer.heard)).reduce(worse, null);
    return { phase, participants, local, sending, quality, lostSince };
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    setMuted: (kind, isMuted) => setLocal(kind, { isMuted }),
    replaceDevice: (kind, track) => setLocal(kind, { track }),
    reconnect: () => reconnect(),
    setIceServers(next) {
      servers = next;
      for (const { link } of peers.values()) link.takeIceServers();
    },
    send(topic, data) {
      const message = { topic, data } as CallTopicMessage; // the pair is one by the type of `send`
      for (const { link } of peers.values()) link.say(message);
    },
    onMessage(handler) {
      messageHandlers.add(handler);
      return () => void messageHandlers.delete(handler);
    },
    leave() {
      if (hasLeft) return;
      hasLeft = true;
      stopSignals();
      stopMembers();
      clearInterval(listenTimer);
      removeEventListener("online", onNetwork);
      document.removeEventListener("visibilitychange", onVisible);
      for (const { link } of peers.values()) link.close();
      peers.clear();
      early.clear();
      messageHandlers.clear();
      changed();
    },
  };
}

const sent = ({ track, isMuted }: LocalTrack) => (isMuted ? null : track);
