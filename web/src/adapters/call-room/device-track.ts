import type { MediaKind } from "../../ports/video-room.ts";

/** The kind of MediaStreamTrack of each kind of media. */
export const trackKinds = { microphone: "audio", camera: "video", screen: "video" } as const;
const hints = { microphone: "speech", camera: "motion", screen: "detail" } as const;

/**
 * Sets the `contentHint` of a track (speech, motion, detail) by its use, and returns the same track; null for
 * null.
 */
export function withContentHint(kind: MediaKind, track: MediaStreamTrack | null): MediaStreamTrack | null {
  if (track) track.contentHint = hints[kind];
  return track;
}

/**
 * Makes the browser discard the packets it stores for retransmission (RTX), by changing the track's content hint and restoring it at once;
 * no effect for null. Packets of a lost path would come seconds late, and early in a call the receiving Chromium derives the clock of
 * later frames from them: it held frames back for three seconds (docs/decisions/0013).
 */
export function discardSentPackets(track: Pick<MediaStreamTrack, "contentHint"> | null): void {
  if (!track) return;
  const hint = track.contentHint;
  track.contentHint = hint === hints.screen ? hints.camera : hints.screen;
  track.contentHint = hint;
}

/**
 * Replaces the track of a sender; null sends none. Never rejects: every failure is ignored, as when the connection was closed meanwhile.
 */
export const replaceSenderTrack = (sender: RTCRtpSender, track: MediaStreamTrack | null): Promise<void> =>
  sender.replaceTrack(track).catch(() => undefined);
