import type { MediaKind } from "../../ports/video-room.ts";

export const trackKinds = { microphone: "audio", camera: "video", screen: "video" } as const;
const hints = { microphone: "speech", camera: "motion", screen: "detail" } as const;

/** The track, which knows from now on what it is for. */
export function hinted(kind: MediaKind, track: MediaStreamTrack | null): MediaStreamTrack | null {
  if (track) track.contentHint = hints[kind];
  return track;
}

/**
 * Lets go of the packets that the browser keeps for sending them again. Those of a lost path would come seconds late,
 * and early in a call the other Chromium reckons the clock of all later pictures from them: it held them back for three
 * seconds (docs/decisions/0013). Chromium makes a sender anew when what its track shows becomes another kind of picture.
 */
export function forgetSent(track: Pick<MediaStreamTrack, "contentHint"> | null): void {
  if (!track) return;
  const hint = track.contentHint;
  track.contentHint = hint === hints.screen ? hints.camera : hints.screen;
  track.contentHint = hint;
}

/** Sends another track; refused only by a connection that is closed meanwhile. */
export const putTrack = (sender: RTCRtpSender, track: MediaStreamTrack | null): Promise<void> =>
  sender.replaceTrack(track).catch(() => undefined);
