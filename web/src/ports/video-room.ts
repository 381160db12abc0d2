import type {
  CallMember,
  CallSignal,
  CallTopic,
  CallTopicMessage,
} from "@anteroom/contract/call/call-signal";
import type { CallEngine, EngineEvent, EngineStep } from "@anteroom/contract/call/engine-signal";

/** Id of a participant in a call. */
export type ParticipantId = string;
/** A device that `LocalMedia` opens. */
export type DeviceKind = "microphone" | "camera";
/** A kind of media sent in a call. */
export type MediaKind = DeviceKind | "screen";
/** How a participant is connected. */
export type ParticipantConnection = "connecting" | "connected" | "reconnecting";

/** 4 good, 3 fair, 2 weak, 1 bad, 0 nothing arrives. */
export type Quality = 0 | 1 | 2 | 3 | 4;

/** Another participant. `stream` is one object for as long as they are present; its tracks change. */
export type RoomParticipant = CallMember & {
  id: ParticipantId;
  connection: ParticipantConnection;
  /** Camera and microphone. */
  stream: MediaStream;
  /** Null unless a screen is shown; then one object until it ends. */
  screenStream: MediaStream | null;
  /** Whether the participant reports its microphone on; true until it has reported, as is `hasCameraOn`. */
  hasMicrophoneOn: boolean;
  hasCameraOn: boolean;
  hasScreenOn: boolean;
  isSpeaking: boolean;
  /** How well this participant arrives here; null until measured. */
  quality: Quality | null;
  /** Whether a relay carries it; null until known. */
  isRelayed: boolean | null;
};

/** A track of our own; nothing is sent while muted. */
export type LocalTrack = { track: MediaStreamTrack | null; isMuted: boolean };

/** `alone`: no one else is present. `reconnecting`: all that were connected are lost for the moment. */
export type RoomPhase = "alone" | "connecting" | "connected" | "reconnecting" | "left";

/** The sending levels, from best video to audio only. */
export type SendingLevel = "720p" | "360p" | "180p" | "audio";
/** The highest level sent at present. `reason`: what limits it, if anything. */
export type Sending = { level: SendingLevel; reason: "network" | "cpu" | null };

/** The room as screens show it. */
export type VideoRoomSnapshot = {
  phase: RoomPhase;
  participants: readonly RoomParticipant[];
  local: Readonly<Record<MediaKind, LocalTrack>>;
  sending: Sending;
  /** How well our media arrives at the others, the worst of them; null until measured. */
  quality: Quality | null;
  /**
   * Since when all participants that were connected are lost, in ms of the given clock; null while any is
   * connected or first expected.
   */
  lostSince: number | null;
};

/**
 * A video call. Sends tracks but never opens or stops devices (`LocalMedia` does). The snapshot is a new
 * object after each change, as `useSyncExternalStore` requires.
 */
export type VideoRoom = {
  subscribe(listener: () => void): () => void;
  getSnapshot(): VideoRoomSnapshot;
  /** Sends nothing of this kind while muted; the device stays open. */
  setMuted(kind: MediaKind, isMuted: boolean): void;
  /** Sends another track from now on, or none, without interrupting the call. */
  replaceDevice(kind: MediaKind, track: MediaStreamTrack | null): void;
  /** Reconnects at once to participants whose connection is lost. */
  reconnect(): void;
  /** Replaces the ICE servers, for example when the relay's credentials are renewed. */
  setIceServers(iceServers: RTCIceServer[]): void;
  /** Sends a message of at most 4 kB to all connected participants over the call's data channels. */
  send<T extends CallTopic>(topic: T, data: Extract<CallTopicMessage, { topic: T }>["data"]): void;
  /** Calls the handler with each message of a participant; returns a function that stops it. */
  onMessage(handler: (from: ParticipantId, message: CallTopicMessage) => void): () => void;
  /** Ends all connections for good; the phase becomes `left`. The tracks stay open. */
  leave(): void;
};

/** A member of the room, connected or not. */
export type RoomMember = CallMember & { id: ParticipantId };

/** How participants exchange signals before they are connected: over our server, or a stand-in in tests. */
export type RoomSignalling = {
  me: ParticipantId;
  send(to: ParticipantId, data: CallSignal): Promise<void>;
  onSignal(handler: (from: ParticipantId, data: CallSignal) => void): () => void;
  /** Sends a step to the engine that forwards the media, if there is one. */
  sendToEngine(step: EngineStep): Promise<void>;
  onEngine(handler: (event: EngineEvent) => void): () => void;
  /** Calls the handler when signals may have been missed, because the way to the server was lost and is back. */
  onReturn(handler: () => void): () => void;
  /** Calls with all members (with or without oneself) at once when known, and after each change. */
  onMembers(handler: (members: readonly RoomMember[]) => void): () => void;
};

/** What is required to join a room. */
export type RoomRequest = {
  /** What carries the media of this call, as the server says. */
  engine: CallEngine;
  signalling: RoomSignalling;
  iceServers: RTCIceServer[];
  tracks: Readonly<Record<DeviceKind, MediaStreamTrack | null>>;
  /** The server's clock, in ms. */
  now: () => number;
};
