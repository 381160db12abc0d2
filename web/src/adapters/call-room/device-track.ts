import type { MediaKind } from "../../ports/video-room.ts";

export const trackKinds = { microphone: "audio", camera: "video", screen: "video" } as const;
const hints = { microphone: "speech", camera: "motion", screen: "detail" } as const;

/** The track, which knows from now on what it is for. */
export function hinted(kind: MediaKind, track: MediaStreamTrack | null): MediaStreamTrack | null {
  if (track) track.contentHint = hints[kind];
  return track;
}

/** Sends another track; refused only by a connection that is closed meanwhile. */
export const putTrack = (sender: RTCRtpSender, track: MediaStreamTrack | null): Promise<void> =>
  sender.replaceTrack(track).catch(() => undefined);
