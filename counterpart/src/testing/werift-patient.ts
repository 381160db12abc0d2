import type { CallSignal } from "@anteroom/contract/call/call-signal";
import { MediaStreamTrack, RTCPeerConnection } from "werift";
import { type Playing, playClip } from "../clip/play-clip.ts";
import { readFilms } from "../clip/read-clip.ts";

/** A patient's side of a call without a browser. */
export type WeriftPatient = {
  /** Applies the doctor's answer or candidates; ignores other signals. */
  receive(signal: CallSignal): Promise<void>;
  /** Sends a new offer. */
  offer(): Promise<void>;
  /** Number of RTP packets received so far; changes in place. */
  seen: { video: number; audio: number };
  /** Sends a picture loss indication for the doctor's video. */
  askForKeyFrame(): Promise<void>;
  close(): Promise<void>;
};

/** Opens a patient without a browser: offers, sends the clip, counts what it receives. */
export function openWeriftPatient(send: (signal: CallSignal) => Promise<void>): WeriftPatient {
  const peer = new RTCPeerConnection({
    iceAdditionalHostAddresses: ["127.0.0.1"],
    bundlePolicy: "max-bundle",
  });
  const video = new MediaStreamTrack({ kind: "video" });
  const audio = new MediaStreamTrack({ kind: "audio" });
  const seen = { video: 0, audio: 0 };
  const { receiver } = peer.addTransceiver(video, { direction: "sendrecv" });
  peer.addTransceiver(audio, { direction: "sendrecv" });
  let source = 0;
  let playing: Playing | null = null;
  peer.onTrack.subscribe((track) => {
    const kind = track.kind === "video" ? "video" : "audio";
    track.onReceiveRtp.subscribe(({ header }) => {
      seen[kind] += 1;
      if (kind === "video") source = header.ssrc;
    });
  });
  peer.onIceCandidate.subscribe((candidate) => {
    if (candidate?.candidate) void send({ candidates: [candidate.toJSON()] });
  });
  peer.connectionStateChange.subscribe((state) => {
    if (state === "connected")
      playing ??= playClip(readFilms()("Dr Helena Duarte"), {
        video: (packet) => video.writeRtp(packet),
        audio: (packet) => audio.writeRtp(packet),
      });
  });

  return {
    async receive(signal) {
      if ("description" in signal) await peer.setRemoteDescription(signal.description);
      else if ("candidates" in signal)
        for (const { candidate, sdpMid, sdpMLineIndex } of signal.candidates)
          await peer.addIceCandidate({
            candidate,
            sdpMid: sdpMid ?? null,
            sdpMLineIndex: sdpMLineIndex ?? null,
          });
    },
    async offer() {
      await peer.setLocalDescription(await peer.createOffer());
      const sdp = peer.localDescription?.sdp;
      if (sdp) await send({ description: { type: "offer", sdp } });
    },
    seen,
    askForKeyFrame: () => receiver.sendRtcpPLI(source),
    async close() {
      playing?.stop();
      await peer.close();
    },
  };
}
