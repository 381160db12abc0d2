import { CallMediaState, type CallTopicMessage } from "@anteroom/contract/call/call-signal";
import type { DeviceKind, MediaKind } from "../../ports/video-room.ts";
import {
  discardSentPackets,
  withContentHint,
  replaceSenderTrack,
  trackKinds,
} from "../call-room/device-track.ts";
import { createSerialQueue } from "../call-room/in-turn.ts";
import type { LinkOptions } from "../call-room/link.ts";
import {
  limitVideo,
  preferCodecs,
  screenLimit,
  sendKeyframe,
  type VideoLimit,
} from "../call-room/video-limits.ts";
import { openTopics } from "./topic-channel.ts";

type PeerMediaOptions = Pick<
  LinkOptions,
  "tracks" | "mediaState" | "onMediaState" | "onTopic" | "onTopicsOpen"
>;

/**
 * The media of one connection: a sender for each kind, received tracks, and the exchange of device states.
 */
export type PeerMedia = {
  setTrack(kind: MediaKind, track: MediaStreamTrack | null): void;
  limit(limit: VideoLimit): void;
  /** Stops video while the path is lost, so that no outdated frames are sent later. */
  pause(toBePaused: boolean): void;
  /** Sends keyframes after a lost path was restored. */
  refresh(): void;
  announce(state: CallMediaState): void;
  say(message: CallTopicMessage): void;
};

/**
 * Adds media and data channels to a connection, once. Audio and camera have transceivers from the first offer on, so turning a camera on
 * later needs no negotiation; a screen gets one when first shared. Call it only when ready to offer or answer: an unhandled
 * `negotiationneeded` is not repeated.
 */
export function addMedia(connection: RTCPeerConnection, options: PeerMediaOptions): PeerMedia {
  const tracks = options.tracks();
  const channel = connection.createDataChannel("media", { negotiated: true, id: 0 });
  channel.addEventListener("open", () => channel.send(JSON.stringify(options.mediaState())));
  channel.addEventListener("message", ({ data }) => {
    const state = readMediaState(data);
    if (state) options.onMediaState(state);
  });
  const topics = openTopics(connection, {
    onMessage: (message) => options.onTopic(message),
    onOpen: () => options.onTopicsOpen(),
  });
  const lines: Record<DeviceKind, RTCRtpTransceiver> = {
    microphone: deviceLine(connection, "microphone", tracks.microphone),
    camera: deviceLine(connection, "camera", tracks.camera),
  };
  let screenLine: RTCRtpTransceiver | null = null;
  let cameraLimit: VideoLimit | null = null;
  let isPaused = false;
  const change = createSerialQueue();
  if (tracks.screen) showScreen(tracks.screen);

  function showScreen(track: MediaStreamTrack | null): void {
    withContentHint("screen", track);
    if (screenLine) void replaceSenderTrack(screenLine.sender, track);
    else if (track) {
      screenLine = connection.addTransceiver(track, { direction: "sendonly" });
      preferCodecs(screenLine, "video");
    }
    limitAll();
  }

  function limitAll(): void {
    change(async () => {
      if (cameraLimit) await limitVideo(lines.camera.sender, cameraLimit, isPaused);
      if (screenLine) await limitVideo(screenLine.sender, screenLimit, isPaused);
    });
  }

  return {
    setTrack(kind, track) {
      if (kind === "screen") return showScreen(track);
      // Another camera may have another size.
      void replaceSenderTrack(lines[kind].sender, withContentHint(kind, track)).then(limitAll);
    },
    limit(limit) {
      cameraLimit = limit;
      limitAll();
    },
    pause(toBePaused) {
      if (toBePaused === isPaused) return;
      isPaused = toBePaused;
      limitAll();
      if (!isPaused) return;
      discardSentPackets(lines.camera.sender.track);
      discardSentPackets(screenLine?.sender.track ?? null);
    },
    refresh() {
      change(async () => {
        await sendKeyframe(lines.camera.sender);
        if (screenLine) await sendKeyframe(screenLine.sender);
      });
    },
    announce: (state) => {
      if (channel.readyState === "open") channel.send(JSON.stringify(state));
    },
    say: (message) => topics.send(message),
  };
}

/**
 * Returns whether a transceiver carries a screen: the first video transceiver is the camera's, all others are
 * screens.
 */
export function isScreenLine(connection: RTCPeerConnection, line: RTCRtpTransceiver): boolean {
  const { kind } = line.receiver.track;
  return (
    kind === "video" &&
    line !== connection.getTransceivers().find(({ receiver }) => receiver.track.kind === kind)
  );
}

/** Uses the line an offer brought, else makes one. */
function deviceLine(
  connection: RTCPeerConnection,
  kind: DeviceKind,
  track: MediaStreamTrack | null,
): RTCRtpTransceiver {
  withContentHint(kind, track);
  const offered = connection
    .getTransceivers()
    .find(({ receiver, mid }) => mid !== null && receiver.track.kind === trackKinds[kind]);
  if (offered) {
    offered.direction = "sendrecv";
    preferCodecs(offered, trackKinds[kind]);
    void replaceSenderTrack(offered.sender, track);
    return offered;
  }
  const made = connection.addTransceiver(track ?? trackKinds[kind], { direction: "sendrecv" });
  preferCodecs(made, trackKinds[kind]);
  return made;
}

function readMediaState(data: unknown): CallMediaState | null {
  try {
    const read = CallMediaState.safeParse(JSON.parse(String(data)));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
