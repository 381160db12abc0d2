import type { CallCandidate, CallDescription } from "@anteroom/contract/call/call-signal";
import { createBatch } from "../call-room/candidate-batch.ts";
import { createCandidateRanker } from "../call-room/candidate-rank.ts";
import { toCallCandidate, toIceCandidate } from "../call-room/ice-candidate.ts";
import type { LinkOptions } from "../call-room/link.ts";
import { preferCodecs } from "../call-room/video-limits.ts";
import { watchLink } from "../call-room/watch-link.ts";
import { watchSilence } from "../call-room/watch-silence.ts";
import { addMedia, isScreenLine, type PeerMedia } from "./peer-media.ts";
import type { ConnectionEvent } from "./peer-state.ts";

/** One RTCPeerConnection with its media, its statistics and its candidates, until it is closed. */
export type PeerConnection = {
  rtc: RTCPeerConnection;
  /** Null until media is added. */
  media(): PeerMedia | null;
  /** Adds microphone, camera and data channels, once. */
  addMedia(): void;
  /** Rejects for a description that the browser does not accept. */
  setRemote(description: CallDescription): Promise<void>;
  addCandidate(candidate: CallCandidate): void;
  /** Sends a keyframe whenever the browser changes to another pair of candidates. */
  watchCandidatePair(): void;
  close(): void;
};

type Listeners = {
  onEvent(event: ConnectionEvent): void;
  /** Own candidates of the last 50 ms. */
  onCandidates(candidates: CallCandidate[]): void;
  onMediaExpected(isExpected: boolean): void;
};

/**
 * Opens an RTCPeerConnection to the other participant and reads its statistics. Makes no offer before
 * `addMedia`. Received camera and microphone tracks replace those of their kind in `options.stream`;
 * candidates that cannot be added are ignored. Call `close` at the end.
 */
export function openPeerConnection(options: LinkOptions, on: Listeners): PeerConnection {
  const rtc = new RTCPeerConnection({ iceServers: options.iceServers(), bundlePolicy: "max-bundle" });
  const candidates = createBatch<CallCandidate>((found) => on.onCandidates(found));
  const ranks = createCandidateRanker();
  const stopWatching = watchLink(rtc, (statistics) => on.onEvent({ kind: "statistics", statistics }));
  const stopListening = watchSilence(rtc, (isSilent) => on.onEvent({ kind: "silence", isSilent }));
  let media: PeerMedia | null = null;
  let watchedTransport: RTCIceTransport | undefined;

  rtc.addEventListener("negotiationneeded", () => on.onEvent({ kind: "negotiation-needed" }));
  rtc.addEventListener("connectionstatechange", () => on.onEvent({ kind: "connection-changed" }));
  rtc.addEventListener("icecandidate", ({ candidate }) => {
    if (candidate?.candidate && rtc.signalingState !== "closed") candidates.add(toCallCandidate(candidate));
  });
  rtc.addEventListener("track", (event) => showTrack(rtc, event, options));

  return {
    rtc,
    media: () => media,
    addMedia() {
      media ??= addMedia(rtc, {
        ...options,
        onMediaState(state) {
          on.onMediaExpected(state.microphone || state.camera || state.screen === true);
          options.onMediaState(state);
        },
      });
    },
    setRemote: ({ type, sdp }) => rtc.setRemoteDescription({ type, sdp: ranks.ofDescription(sdp) }),
    addCandidate(candidate) {
      // One of a connection that is gone already; a lost candidate costs a possible pair, never the call.
      const ranked = { ...candidate, candidate: ranks.ofCandidate(candidate.candidate) };
      rtc.addIceCandidate(toIceCandidate(ranked)).catch(() => undefined);
    },
    /** The event comes at once, up to a second before the statistics are read again. */
    watchCandidatePair() {
      const transport = rtc.sctp?.transport.iceTransport;
      if (transport === watchedTransport) return;
      watchedTransport = transport;
      transport?.addEventListener("selectedcandidatepairchange", () => media?.refresh());
    },
    close() {
      stopWatching();
      stopListening();
      candidates.drop();
      rtc.close();
    },
  };
}

function showTrack(
  rtc: RTCPeerConnection,
  { track, transceiver }: RTCTrackEvent,
  options: LinkOptions,
): void {
  const { stream } = options;
  if (isScreenLine(rtc, transceiver)) {
    preferCodecs(transceiver, "video"); // our own later offers name this transceiver too
    return options.onScreen(track);
  }
  for (const old of stream.getTracks()) if (old.kind === track.kind) stream.removeTrack(old);
  stream.addTrack(track);
}
