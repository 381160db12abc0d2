import type { CallMediaState, CallSignal, CallTopicMessage } from "@anteroom/contract/call/call-signal";
import type { MediaKind, ParticipantId, Sending } from "../../ports/video-room.ts";
import type { LinkStats } from "./watch-link.ts";

/** The track sent of each kind of media; null where none is sent. */
export type SentTracks = Readonly<Record<MediaKind, MediaStreamTrack | null>>;

/** What a connection to another participant requires, and its callbacks. */
export type LinkOptions = {
  /** The other participant. */
  id: ParticipantId;
  iceServers(): RTCIceServer[];
  /** How many other participants are in the room. */
  others(): number;
  /** Receives the tracks of the other participant's camera and microphone. */
  stream: MediaStream;
  onScreen(track: MediaStreamTrack): void;
  send(signal: CallSignal): Promise<void>;
  tracks(): SentTracks;
  /** Which of our devices are on, as announced to the other participant. */
  mediaState(): CallMediaState;
  onMediaState(state: CallMediaState): void;
  onTopic(message: CallTopicMessage): void;
  /** Called once messages can be sent to the other participant. */
  onTopicsOpen(): void;
  /** `isStalled`: it counts as connected, and nothing comes in. */
  onConnection(state: RTCPeerConnectionState, isStalled: boolean): void;
  onStats(stats: Pick<LinkStats, "received" | "sent" | "isRelayed">): void;
  /** Another step of the ladder. */
  onSending(sending: Sending): void;
};

/** The connection to one other participant. */
export type PeerLink = {
  /** Takes a signal of the other participant, in the order received. */
  receive(signal: CallSignal): void;
  setTrack(kind: MediaKind, track: MediaStreamTrack | null): void;
  sendMediaState(): void;
  /** Sends a message; dropped while the data channel is not open. */
  say(message: CallTopicMessage): void;
  limitVideo(): void;
  /** Takes the other participant's report of how well our media arrives there. */
  hearQuality(received: LinkStats["received"]): void;
  /** How loud the other participant is at this moment, 0 .. 1. */
  level(): number;
  /** Searches for a new path if the connection is lost; with `isNewNetwork` also when it still seems good. */
  reconnect(isNewNetwork?: boolean): void;
  /** Uses these servers from now on; a path through a relay moves over to them. */
  takeIceServers(): void;
  /** Closes the connection for good and removes all tracks from `LinkOptions.stream`. */
  close(): void;
};
