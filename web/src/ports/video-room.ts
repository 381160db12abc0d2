import type { CallMember, CallSignal } from "@anteroom/contract/call-signal";

export type ParticipantId = string;
export type MediaKind = "microphone" | "camera";
export type ParticipantConnection = "connecting" | "connected" | "reconnecting";

/** Somebody else in the visit. `stream` is one object for as long as the participant is here; its tracks come and go. */
export type RoomParticipant = CallMember & {
  id: ParticipantId;
  connection: ParticipantConnection;
  stream: MediaStream;
  /** What the participant says of the own devices; shown as sent until told otherwise. */
  hasMicrophoneOn: boolean;
  hasCameraOn: boolean;
};

export type LocalTrack = { track: MediaStreamTrack | null; isMuted: boolean };

/** alone: nobody else is here yet. reconnecting: everybody who was connected is lost for the moment. */
export type RoomPhase = "alone" | "connecting" | "connected" | "reconnecting" | "left";

export type VideoRoomSnapshot = {
  phase: RoomPhase;
  participants: readonly RoomParticipant[];
  local: Readonly<Record<MediaKind, LocalTrack>>;
};

/**
 * A visit by video as the screen knows it. It sends tracks but never opens or stops a device: `LocalMedia` owns those.
 * The snapshot is a new object after each change and only then, as `useSyncExternalStore` needs it.
 */
export type VideoRoom = {
  subscribe(listener: () => void): () => void;
  getSnapshot(): VideoRoomSnapshot;
  /** Sends nothing of this kind while muted; the device itself goes on. */
  setMuted(kind: MediaKind, isMuted: boolean): void;
  /** Sends another track from now on, or none; no one has to negotiate. */
  replaceDevice(kind: MediaKind, track: MediaStreamTrack | null): void;
  /** Looks for a new path at once where one is lost, as after the realtime connection came back. */
  reconnect(): void;
  leave(): void;
};

export type RoomMember = CallMember & { id: ParticipantId };

/** How participants reach each other before they are connected. Our server's is one; a test brings its own. */
export type RoomSignalling = {
  me: ParticipantId;
  send(to: ParticipantId, data: CallSignal): Promise<void>;
  onSignal(handler: (from: ParticipantId, data: CallSignal) => void): () => void;
  /** Calls with all members (with or without oneself) at once when known, and after each change. */
  onMembers(handler: (members: readonly RoomMember[]) => void): () => void;
};
