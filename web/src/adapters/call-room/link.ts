import type { CallMediaState, CallSignal, CallTopicMessage } from "@anteroom/contract/call/call-signal";
import type { MediaKind, ParticipantId, Sending } from "../../ports/video-room.ts";
import type { LinkStats } from "./watch-link.ts";

export type SentTracks = Readonly<Record<MediaKind, MediaStreamTrack | null>>;

/** What a line to another participant is made with, and whom it tells. */
export type LinkOptions = {
  /** The other one's. */
  id: ParticipantId;
  iceServers(): RTCIceServer[];
  /** How many others are in the room. */
  others(): number;
  /** What comes from the other one's camera and microphone is put in here. */
  stream: MediaStream;
  onScreen(track: MediaStreamTrack): void;
  send(signal: CallSignal): Promise<void>;
  tracks(): SentTracks;
  /** What we say of our devices, and what the other one says. */
  mediaState(): CallMediaState;
  onMediaState(state: CallMediaState): void;
  onTopic(message: CallTopicMessage): void;
  /** The other one can hear topics now. */
  onTopicsOpen(): void;
  /** `isStalled`: it counts as connected, and nothing comes in. */
  onConnection(state: RTCPeerConnectionState, isStalled: boolean): void;
  onStats(stats: Pick<LinkStats, "received" | "sent" | "isRelayed">): void;
  /** Another step of the ladder. */
  onSending(sending: Sending): void;
};

export type PeerLink = {
  receive(signal: CallSignal): void;
  setTrack(kind: MediaKind, track: MediaStreamTrack | null): void;
  sendMediaState(): void;
  say(message: CallTopicMessage): void;
  limitVideo(): void;
  /** How well the other one says that we arrive there. */
  hearQuality(received: LinkStats["received"]): void;
  /** How loud the other one is at this moment, 0 .. 1. */
  level(): number;
  /** Looks for a new path if there is none; `isNewNetwork`: even where the old one seems good. */
  reconnect(isNewNetwork?: boolean): void;
  /** Uses these servers from now on; a path through a relay moves over to them. */
  takeIceServers(): void;
  close(): void;
};
