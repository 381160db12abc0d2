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
import { lowest } from "./ladder.ts";
import type { SentTracks } from "./link.ts";
import { worse } from "./quality.ts";
import { roomPhase } from "./room-phase.ts";
import { silent, type Speaking } from "./speaking.ts";

/** What is known of one other participant. */
export type RoomPeer = {
  view: RoomParticipant;
  wasConnected: boolean;
  speaking: Speaking;
  /** What is sent there at most. */
  sending: Sending;
  /** How we arrive there, by its reports of our packets. */
  sent: Quality | null;
  /** How we arrive there, by its own message. */
  reported: Quality | null;
  /** Its screen; shown once it says that one is on. */
  screen: MediaStream | null;
};

export type RoomState = {
  me: ParticipantId;
  hasLeft: boolean;
  peers: ReadonlyMap<ParticipantId, RoomPeer>;
  /** Signals of somebody whose arrival is not announced yet: the two travel on different channels. */
  early: ReadonlyMap<ParticipantId, readonly CallSignal[]>;
  local: VideoRoomSnapshot["local"];
  /** Since when everybody who was connected is lost, in ms of the server's clock. */
  lostSince: number | null;
};

/** What one link reports; `id` is the other participant's. */
export type RoomLinkEvent =
  | { kind: "connection"; state: RTCPeerConnectionState; isStalled: boolean }
  | { kind: "media-state"; state: CallMediaState }
  | { kind: "screen"; stream: MediaStream }
  /** `received`: how the other one arrives here; `sent`: how we arrive there. */
  | { kind: "quality"; received: Quality | null; sent: Quality | null; isRelayed: boolean | null }
  | { kind: "sending"; sending: Sending }
  | { kind: "topic"; message: CallTopicMessage }
  | { kind: "topics-open" };

export type RoomEvent =
  | { kind: "members"; members: readonly RoomMember[] }
  | { kind: "signal"; from: ParticipantId; signal: CallSignal }
  | (RoomLinkEvent & { id: ParticipantId })
  /** How loud each other participant is, 0 .. 1; `at` in ms of a monotonic clock. */
  | { kind: "levels"; levels: ReadonlyMap<ParticipantId, number>; at: number }
  | { kind: "local"; media: MediaKind; change: Partial<LocalTrack> }
  | { kind: "leave" };

/** What a step is given from outside. `now` in ms of the server's clock. */
export type RoomMoment = { now: number; newStream: () => MediaStream };

export type RoomEffect =
  /** Listeners get a new snapshot. */
  | { do: "publish" }
  | { do: "open-link"; id: ParticipantId; stream: MediaStream }
  | { do: "close-link" | "limit-video" | "announce-media"; id: ParticipantId }
  | { do: "receive"; id: ParticipantId; signal: CallSignal }
  | { do: "set-track"; id: ParticipantId; media: MediaKind; track: MediaStreamTrack | null }
  | { do: "use-reported-quality"; id: ParticipantId; quality: Quality }
  | { do: "say"; id: ParticipantId; message: CallTopicMessage }
  | { do: "deliver"; id: ParticipantId; message: CallTopicMessage }
  /** Stops all that was followed; links are closed before. */
  | { do: "stop" };

const full: Sending = { level: "720p", reason: null };

/** A room that nobody else has entered yet. */
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

/** A participant who has just come. */
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
    speaking: silent,
    sending: full,
    sent: null,
    reported: null,
    screen: null,
  };
}

/** The room as the screen knows it: a new object at each call. */
export function snapshotOf(state: RoomState): VideoRoomSnapshot {
  const all = [...state.peers.values()];
  return {
    phase: phaseOf(state),
    participants: all.map(({ view }) => view),
    local: state.local,
    sending: lowest(all.map(({ sending }) => sending)),
    quality: all.map(({ sent, reported }) => worse(sent, reported)).reduce(worse, null),
    lostSince: state.lostSince,
  };
}

/** Where the room stands. */
export function phaseOf({ hasLeft, peers }: RoomState): VideoRoomSnapshot["phase"] {
  return roomPhase(
    hasLeft,
    [...peers.values()].map(({ view }) => view.connection),
  );
}

/** The tracks that are sent: none of what is muted. */
export function sentTracks({ local }: RoomState): SentTracks {
  return {
    microphone: sentTrack(local.microphone),
    camera: sentTrack(local.camera),
    screen: sentTrack(local.screen),
  };
}

/** The track that is sent, or null while muted. */
export const sentTrack = ({ track, isMuted }: LocalTrack): MediaStreamTrack | null =>
  isMuted ? null : track;

/** What we say to one other participant about our devices. */
export function mediaStateFor(state: RoomState, id: ParticipantId): CallMediaState {
  const { level } = state.peers.get(id)?.sending ?? full;
  const { microphone, camera, screen } = sentTracks(state);
  return {
    microphone: microphone !== null,
    camera: camera !== null && level !== "audio",
    ...(screen && { screen: true }),
  };
}
