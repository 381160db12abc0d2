import type { CallMediaState, CallSignal, CallTopicMessage } from "@anteroom/contract/call/call-signal";
import type {
  LocalTrack,
  MediaKind,
  ParticipantId,
  Quality,
  RoomMember,
  RoomParticipant,
  Sending,
  VideoRoomSnapshot,
} from "../../ports/video-room.ts";
import { lowestSending } from "./ladder.ts";
import type { SentTracks } from "./link.ts";
import { worseQuality } from "./quality.ts";
import { roomPhase } from "./room-phase.ts";
import { initialSpeaking, type Speaking } from "./speaking.ts";

/** The state of one other participant. */
export type RoomPeer = {
  view: RoomParticipant;
  wasConnected: boolean;
  speaking: Speaking;
  /** The highest level sent to this participant. */
  sending: Sending;
  /** How well our media arrives there, by RTCP reports. */
  sent: Quality | null;
  /** How well our media arrives there, by the participant's own message. */
  reported: Quality | null;
  /** The participant's screen; shown once its media state says that it is on. */
  screen: MediaStream | null;
};

/** The state of the call room on this device. */
export type RoomState = {
  me: ParticipantId;
  hasLeft: boolean;
  peers: ReadonlyMap<ParticipantId, RoomPeer>;
  /** Signals of participants not announced yet: the two travel on different channels. */
  early: ReadonlyMap<ParticipantId, readonly CallSignal[]>;
  local: VideoRoomSnapshot["local"];
  /**
   * Since when all participants that were connected are lost, in ms of the server's clock; null while any is
   * connected.
   */
  lostSince: number | null;
};

/** What one connection reports; `id` is the other participant. */
export type RoomLinkEvent =
  | { kind: "connection"; state: RTCPeerConnectionState; isStalled: boolean }
  | { kind: "media-state"; state: CallMediaState }
  | { kind: "screen"; stream: MediaStream }
  /** `received`: how the other one arrives here; `sent`: how we arrive there. */
  | { kind: "quality"; received: Quality | null; sent: Quality | null; isRelayed: boolean | null }
  | { kind: "sending"; sending: Sending }
  | { kind: "topic"; message: CallTopicMessage }
  /** The data channel for messages is open. */
  | { kind: "topics-open" };

/** The input of `stepRoom`: changes of members, signals, connections, own media, and clock ticks. */
export type RoomEvent =
  | { kind: "members"; members: readonly RoomMember[] }
  | { kind: "signal"; from: ParticipantId; signal: CallSignal }
  | (RoomLinkEvent & { id: ParticipantId })
  /** How loud each other participant is, 0 .. 1; `at` in ms of a monotonic clock. */
  | { kind: "levels"; levels: ReadonlyMap<ParticipantId, number>; at: number }
  | { kind: "local"; media: MediaKind; change: Partial<LocalTrack> }
  | { kind: "leave" };

/** What a step takes from outside. `now` in ms of the server's clock. */
export type RoomMoment = { now: number; newStream: () => MediaStream };

/** What the effect runner does after a step. */
export type RoomEffect =
  /** Listeners get a new snapshot. */
  | { do: "publish" }
  | { do: "open-link"; id: ParticipantId; stream: MediaStream }
  | { do: "close-link" | "limit-video" | "announce-media"; id: ParticipantId }
  | { do: "receive"; id: ParticipantId; signal: CallSignal }
  | { do: "set-track"; id: ParticipantId; media: MediaKind; track: MediaStreamTrack | null }
  | { do: "use-reported-quality"; id: ParticipantId; quality: Quality }
  | { do: "say"; id: ParticipantId; message: CallTopicMessage }
  /** Passes a received message to the handlers of `onMessage`. */
  | { do: "deliver"; id: ParticipantId; message: CallTopicMessage }
  /** Stops all that was followed; links are closed before. */
  | { do: "stop" };

const full: Sending = { level: "720p", reason: null };

/** Returns the state of a room without other participants, with these tracks unmuted and no screen. */
export function firstRoomState(
  me: ParticipantId,
  tracks: Readonly<Record<"microphone" | "camera", MediaStreamTrack | null>>,
): RoomState {
  return {
    me,
    hasLeft: false,
    peers: new Map(),
    early: new Map(),
    local: {
      microphone: { track: tracks.microphone, isMuted: false },
      camera: { track: tracks.camera, isMuted: false },
      screen: { track: null, isMuted: false },
    },
    lostSince: null,
  };
}

/**
 * Returns the state of a participant who has just joined: microphone and camera count as on until reported.
 */
export function newPeer(member: RoomMember, stream: MediaStream): RoomPeer {
  return {
    view: {
      ...member,
      stream,
      screenStream: null,
      connection: "connecting",
      hasMicrophoneOn: true,
      hasCameraOn: true,
      hasScreenOn: false,
      isSpeaking: false,
      quality: null,
      isRelayed: null,
    },
    wasConnected: false,
    speaking: initialSpeaking,
    sending: full,
    sent: null,
    reported: null,
    screen: null,
  };
}

/**
 * Returns the room as the screen shows it: a new object at each call. `sending` is the lowest level sent to
 * anyone, `quality` the worst.
 */
export function snapshotOf(state: RoomState): VideoRoomSnapshot {
  const all = [...state.peers.values()];
  return {
    phase: phaseOf(state),
    participants: all.map(({ view }) => view),
    local: state.local,
    sending: lowestSending(all.map(({ sending }) => sending)),
    quality: all.map(({ sent, reported }) => worseQuality(sent, reported)).reduce(worseQuality, null),
    lostSince: state.lostSince,
  };
}

/** Returns the phase of the room by `roomPhase`. */
export function phaseOf({ hasLeft, peers }: RoomState): VideoRoomSnapshot["phase"] {
  return roomPhase(
    hasLeft,
    [...peers.values()].map(({ view }) => view.connection),
  );
}

/** Returns the tracks to send: null for each muted kind. */
export function sentTracks({ local }: RoomState): SentTracks {
  return {
    microphone: sentTrack(local.microphone),
    camera: sentTrack(local.camera),
    screen: sentTrack(local.screen),
  };
}

/** Returns the track to send, or null while muted. */
export const sentTrack = ({ track, isMuted }: LocalTrack): MediaStreamTrack | null =>
  isMuted ? null : track;

/**
 * Returns the state of our devices as announced to one participant: a camera counts as off if that
 * participant gets sound only.
 */
export function mediaStateFor(state: RoomState, id: ParticipantId): CallMediaState {
  const { level } = state.peers.get(id)?.sending ?? full;
  const { microphone, camera, screen } = sentTracks(state);
  return {
    microphone: microphone !== null,
    camera: camera !== null && level !== "audio",
    ...(screen && { screen: true }),
  };
}
