import type { MediaKind } from "../../ports/video-room.ts";
import { hinted, putTrack, trackKinds } from "../call-room/device-track.ts";
import { limitVideo, preferCodecs, screenLimit } from "../call-room/video-limits.ts";
import { type EngineLine, type EngineLineOptions, openEngineLine } from "./engine-line.ts";

export type ScreenLine = {
  line: EngineLine;
  replace(track: MediaStreamTrack): void;
  limit(): void;
};

/** Sends a screen, on a connection of its own: it comes and goes without touching the call. */
export function openScreen(
  options: Pick<EngineLineOptions, "iceServers" | "post">,
  first: MediaStreamTrack,
): ScreenLine {
  let track = first;
  let sender: RTCRtpSender | null = null;
  const limit = () => void (sender && limitVideo(sender, screenLimit));
  const line = openEngineLine({
    iceServers: () => options.iceServers(),
    post: (step) => options.post(step),
    ...sendingOf("screen"),
    prepare: (connection) => void (sender = sendOn(connection, "screen", track)),
    onState: ({ state }) => void (state === "connected" && limit()),
    onStats: () => undefined,
  });
  return {
    line,
    limit,
    replace(next) {
      track = next;
      if (sender) void putTrack(sender, hinted("screen", next)).then(limit);
    },
  };
}

export const sendingOf = (send: "devices" | "screen"): Pick<EngineLineOptions, "isSending" | "ask"> => ({
  isSending: true,
  ask: (line, offer) => ({ line, send, offer }),
});

/** A line of a connection that sends this, with or without a track. */
export function sendOn(
  connection: RTCPeerConnection,
  kind: MediaKind,
  track: MediaStreamTrack | null,
): RTCRtpSender {
  const line = connection.addTransceiver(hinted(kind, track) ?? trackKinds[kind], { direction: "sendonly" });
  preferCodecs(line, trackKinds[kind]);
  return line.sender;
}
