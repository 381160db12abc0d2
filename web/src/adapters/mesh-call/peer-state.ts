import type { CallCandidate, CallDescription, CallSignal } from "@anteroom/contract/call/call-signal";
import type { Quality, Sending } from "../../ports/video-room.ts";
import { initialLadder, type Ladder } from "../call-room/ladder.ts";
import type { LinkStats } from "../call-room/watch-link.ts";

/** The state of the connection to one other participant. Times in ms of a monotonic clock; null: not yet. */
export type PeerState = {
  /** The polite side gives up its own offer when both offer at once. */
  isPolite: boolean;
  isClosed: boolean;
  /** Number of the RTCPeerConnection in use, counted from 1; events of earlier ones are ignored. */
  connection: number;
  connectionState: RTCPeerConnectionState;
  signalingState: RTCSignalingState;
  hasMedia: boolean;
  /** The other side says that a microphone, camera or screen is on. */
  isMediaExpected: boolean;
  isMakingOffer: boolean;
  isIgnoringOffer: boolean;
  hasRemoteDescription: boolean;
  /** The description that is being applied; `session` is its DTLS fingerprint. */
  applying: { type: CallDescription["type"]; session: string | null } | null;
  /** Signals that came while a description is being applied. */
  waiting: readonly CallSignal[];
  /** Candidates that came before their description. */
  early: readonly CallCandidate[];
  /** DTLS fingerprint of the connection that was agreed with. */
  agreedSession: string | null;
  /** It counts as connected, and nothing comes in. */
  isStalled: boolean;
  /** Searches in a row that the browser gave up. */
  failures: number;
  lostAt: number | null;
  searchedAt: number | null;
  silenceSearchedAt: number | null;
  startedAgainAt: number | null;
  roundTripMs: number | null;
  ladder: Ladder;
  /** How well the other side says that we arrive there. */
  reported: Quality | null;
};

/** How an effect ended. `description-failed`: a remote description was not accepted, or not answered. */
export type EffectEnd = "offer-made" | "offer-failed" | "remote-set" | "answer-made" | "description-failed";

/** What an RTCPeerConnection reports. */
export type ConnectionEvent =
  | { kind: EffectEnd | "negotiation-needed" | "connection-changed" }
  | { kind: "silence"; isSilent: boolean }
  | { kind: "statistics"; statistics: LinkStats };

/** The input of `stepPeer`. */
export type PeerEvent =
  | { kind: "start" | "close" | "nudge-due" | "ice-servers-renewed" }
  | { kind: "signal"; signal: CallSignal }
  | { kind: "loss-due"; hasFailed: boolean }
  | { kind: "media-expected"; isExpected: boolean }
  | { kind: "quality-reported"; quality: Quality | null }
  /** `isNewNetwork`: a new search even where the connection seems good. */
  | { kind: "reconnect"; isNewNetwork: boolean }
  /** `connection`: number of the one it comes from. */
  | (ConnectionEvent & { connection: number });

/** The browser at the moment of an event. `at` in ms of a monotonic clock. */
export type PeerMoment = Pick<PeerState, "connectionState" | "signalingState"> & { at: number };

/** What the effect runner does after a step. */
export type PeerEffect =
  /** Closes the connection in use with all that belongs to it and opens another one. */
  | { do: "open"; connection: number }
  | { do: "close" }
  | { do: "add-media" }
  /** Ends in `offer-made` or `offer-failed`. */
  | { do: "make-offer" }
  /** Ends in `remote-set` or `description-failed`. */
  | { do: "set-remote"; description: CallDescription }
  /** Adds media; ends in `answer-made` or `description-failed`. */
  | { do: "make-answer" }
  | { do: "add-candidate"; candidate: CallCandidate }
  | { do: "post-description" | "ask-for-offer" }
  | { do: "restart-ice" | "use-ice-servers" }
  /** Replaces the nudge that waits. */
  | { do: "wait-for-nudge"; ms: number }
  /** Replaces the wait before; null: nothing is waited for. */
  | { do: "wait-for-loss"; ms: number | null; hasFailed: boolean }
  | { do: "pause-video"; isPaused: boolean }
  | { do: "limit-video" | "send-keyframe" | "announce-media" }
  | { do: "watch-candidate-pair" }
  | { do: "report-connection"; state: RTCPeerConnectionState; isStalled: boolean }
  | { do: "report-quality"; received: Quality | null; sent: Quality | null; isRelayed: boolean | null }
  | { do: "report-sending"; sending: Sending };

/** Returns the state of a connection that was not opened yet. */
export function firstPeerState(isPolite: boolean): PeerState {
  return {
    isPolite,
    isClosed: false,
    isMediaExpected: true,
    lostAt: null,
    silenceSearchedAt: null,
    startedAgainAt: null,
    roundTripMs: null,
    ladder: initialLadder,
    waiting: [],
    connection: 0,
    ...freshConnection,
  };
}

/** The fields of the state that each fresh RTCPeerConnection resets. */
export const freshConnection = {
  connectionState: "new",
  signalingState: "stable",
  hasMedia: false,
  isMakingOffer: false,
  isIgnoringOffer: false,
  hasRemoteDescription: false,
  applying: null,
  early: [],
  agreedSession: null,
  isStalled: false,
  failures: 0,
  searchedAt: null,
  reported: null,
} as const satisfies Partial<PeerState>;
