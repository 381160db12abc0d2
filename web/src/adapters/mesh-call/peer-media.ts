import { CallMediaState } from "@anteroom/contract/call-signal";
import type { MediaKind } from "../../ports/video-room.ts";
import { limitVideo, preferCodecs, type VideoLimit } from "./video-limits.ts";

export type SentTracks = Readonly<Record<MediaKind, MediaStreamTrack | null>>;

export type PeerMediaOptions = {
  tracks(): SentTracks;
  /** What we say of our devices, and what the other one says. */
  mediaState(): CallMediaState;
  onMediaState(state: CallMediaState): void;
};

/** The lines of media of one connection: a sender per kind, what comes in, and word of each other's devices. */
export type PeerMedia = {
  setTrack(kind: MediaKind, track: MediaStreamTrack | null): void;
  limit(limit: VideoLimit): void;
  tell(state: CallMediaState): void;
};

const kinds = { microphone: "audio", camera: "video" } as const;

/**
 * Adds media to a connection. Both lines are there from the first offer on, with or without a track, so that a camera
 * that is switched on later needs no negotiation. Called when ready to offer or to answer, never earlier: a
 * `negotiationneeded` that nobody heeds does not come again.
 */
export function addMedia(connection: RTCPeerConnection, options: PeerMediaOptions): PeerMedia {
  const tracks = options.tracks();
  const channel = connection.createDataChannel("media", { negotiated: true, id: 0 });
  channel.addEventListener("open", () => channel.send(JSON.stringify(options.mediaState())));
  channel.addEventListener("message", ({ data }) => {
    const state = readMediaState(data);
    if (state) options.onMediaState(state);
  });
  const senders = {
    microphone: addLine(connection, "microphone", tracks.microphone),
    camera: addLine(connection, "camera", tracks.camera),
  };
  return {
    // Refused only by a connection that is closed meanwhile.
    setTrack: (kind, track) => void senders[kind].replaceTrack(track).catch(() => undefined),
    limit: (limit) => void limitVideo(senders.camera, limit),
    tell: (state) => {
      if (channel.readyState === "open") channel.send(JSON.stringify(state));
    },
  };
}

/** Uses the line an offer brought, else makes one. */
function addLine(
  connection: RTCPeerConnection,
  kind: MediaKind,
  track: MediaStreamTrack | null,
): RTCRtpSender {
  const offered = connection
    .getTransceivers()
    .find(({ receiver, mid }) => mid !== null && receiver.track.kind === kinds[kind]);
  if (offered) {
    offered.direction = "sendrecv";
    void offered.sender.replaceTrack(track);
    return offered.sender;
  }
  const made = connection.addTransceiver(track ?? kinds[kind], { direction: "sendrecv" });
  preferCodecs(made, kinds[kind]);
  return made.sender;
}

function readMediaState(data: unknown): CallMediaState | null {
  try {
    const read = CallMediaState.safeParse(JSON.parse(String(data)));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
