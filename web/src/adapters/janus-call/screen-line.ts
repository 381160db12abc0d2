import type { MediaKind } from "../../ports/video-room.ts";
import { withContentHint, replaceSenderTrack, trackKinds } from "../call-room/device-track.ts";
import { limitVideo, preferCodecs, screenLimit } from "../call-room/video-limits.ts";
import { type EngineLine, type EngineLineOptions, openEngineLine } from "./engine-line.ts";

/** The connection that sends a shared screen. */
export type ScreenLine = {
  line: EngineLine;
  replace(track: MediaStreamTrack): void;
  limit(): void;
};

/**
 * Opens a connection of its own that sends a shared screen, so that starting and stopping it does not touch
 * the call. Does not stop the track.
 */
export function openScreenLine(
  options: Pick<EngineLineOptions, "iceServers" | "post">,
  first: MediaStreamTrack,
): ScreenLine {
  let track = first;
  let sender: RTCRtpSender | null = null;
  const limit = () => void (sender && limitVideo(sender, screenLimit));
  const line = openEngineLine({
    iceServers: () => options.iceServers(),
    post: (step) => options.post(step),
    ...sendingLineOptions("screen"),
    prepare: (connection) => void (sender = addSendOnlyTransceiver(connection, "screen", track)),
    onState: ({ state }) => void (state === "connected" && limit()),
    onStats: () => undefined,
  });
  return {
    line,
    limit,
    replace(next) {
      track = next;
      if (sender) void replaceSenderTrack(sender, withContentHint("screen", next)).then(limit);
    },
  };
}

/** Returns the options of a connection that sends: we make the offer. `send` says what the engine shall forward it as. */
export const sendingLineOptions = (
  send: "devices" | "screen",
): Pick<EngineLineOptions, "isSending" | "ask"> => ({
  isSending: true,
  ask: (line, offer) => ({ line, send, offer }),
});

/**
 * Adds a transceiver that only sends, with preferred codecs, and returns its sender. Sets the track's content
 * hint; the track may be null and come later.
 */
export function addSendOnlyTransceiver(
  connection: RTCPeerConnection,
  kind: MediaKind,
  track: MediaStreamTrack | null,
): RTCRtpSender {
  const line = connection.addTransceiver(withContentHint(kind, track) ?? trackKinds[kind], {
    direction: "sendonly",
  });
  preferCodecs(line, trackKinds[kind]);
  return line.sender;
}
