import { type CallMediaState, type CallSignal, yieldsTo } from "@anteroom/contract/call-signal";
import type {
  LocalTrack,
  MediaKind,
  ParticipantId,
  RoomMember,
  RoomParticipant,
  RoomSignalling,
  VideoRoom,
  VideoRoomSnapshot,
} from "../../ports/video-room.ts";
import { linkPeer, type PeerLink } from "./peer-link.ts";
import { participantConnection, roomPhase } from "./room-phase.ts";
import { videoLimit } from "./video-limits.ts";

export type MeshCallOptions = {
  signalling: RoomSignalling;
  iceServers: RTCIceServer[];
  tracks: Readonly<Record<MediaKind, MediaStreamTrack | null>>;
};

type Peer = { view: RoomParticipant; link: PeerLink };

/** Signals of somebody whose arrival is not announced yet: the two travel on different channels. */
const mostEarlySignals = 40;

/** Joins a visit in which everybody sends to everybody directly: best for two, fit for up to five. */
export function joinMeshCall({ signalling, iceServers, tracks }: MeshCallOptions): VideoRoom {
  const peers = new Map<ParticipantId, Peer>();
  const early = new Map<ParticipantId, CallSignal[]>();
  const listeners = new Set<() => void>();
  let local: VideoRoomSnapshot["local"] = {
    microphone: { track: tracks.microphone, isMuted: false },
    camera: { track: tracks.camera, isMuted: false },
  };
  let hasLeft = false;
  let snapshot = takeSnapshot();

  const stopSignals = signalling.onSignal((from, signal) => {
    const peer = peers.get(from);
    if (peer) return peer.link.receive(signal);
    const kept = early.get(from) ?? [];
    if (kept.length < mostEarlySignals) early.set(from, [...kept, signal]);
  });
  const stopMembers = signalling.onMembers(meet);
  const onVisible = () => void (document.visibilityState === "visible" && reconnect());
  addEventListener("online", reconnect);
  document.addEventListener("visibilitychange", onVisible);

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
      connection: "connecting",
      hasMicrophoneOn: true,
      hasCameraOn: true,
    };
    peers.set(member.id, { view, link: link(member.id, stream) });
    const waiting = early.get(member.id) ?? [];
    early.delete(member.id);
    for (const signal of waiting) peers.get(member.id)?.link.receive(signal);
  }

  function link(id: ParticipantId, stream: MediaStream): PeerLink {
    let wasConnected = false;
    return linkPeer({
      isPolite: yieldsTo(signalling.me, id),
      iceServers,
      stream,
      send: (signal) => signalling.send(id, signal),
      tracks: () => ({ microphone: sent(local.microphone), camera: sent(local.camera) }),
      mediaState,
      videoLimit: () => videoLimit(peers.size),
      onConnection(state) {
        const connection = participantConnection(state, wasConnected);
        wasConnected ||= state === "connected";
        see(id, { connection });
      },
      onMediaState: ({ microphone, camera }) => see(id, { hasMicrophoneOn: microphone, hasCameraOn: camera }),
    });
  }

  function see(id: ParticipantId, news: Partial<RoomParticipant>): void {
    const peer = peers.get(id);
    if (!peer) return;
    peer.view = { ...peer.view, ...news };
    changed();
  }

  function setLocal(kind: MediaKind, news: Partial<LocalTrack>): void {
    local = { ...local, [kind]: { ...local[kind], ...news } };
    for (const { link } of peers.values()) {
      link.setTrack(kind, sent(local[kind]));
      link.tellMediaState();
    }
    changed();
  }

  function mediaState(): CallMediaState {
    return { microphone: sent(local.microphone) !== null, camera: sent(local.camera) !== null };
  }

  function reconnect(): void {
    for (const { link } of peers.values()) link.reconnect();
  }

  function changed(): void {
    snapshot = takeSnapshot();
    for (const listener of listeners) listener();
  }

  function takeSnapshot(): VideoRoomSnapshot {
    const participants = [...peers.values()].map(({ view }) => view);
    const phase = roomPhase(
      hasLeft,
      participants.map(({ connection }) => connection),
    );
    return { phase, participants, local };
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    setMuted: (kind, isMuted) => setLocal(kind, { isMuted }),
    replaceDevice: (kind, track) => setLocal(kind, { track }),
    reconnect,
    leave() {
      if (hasLeft) return;
      hasLeft = true;
      stopSignals();
      stopMembers();
      removeEventListener("online", reconnect);
      document.removeEventListener("visibilitychange", onVisible);
      for (const { link } of peers.values()) link.close();
      peers.clear();
      early.clear();
      changed();
    },
  };
}

const sent = ({ track, isMuted }: LocalTrack) => (isMuted ? null : track);
