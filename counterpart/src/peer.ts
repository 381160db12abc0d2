import type { CallCandidate } from "@anteroom/contract/call/call-signal";
import { RTCPeerConnection, RTCRtpCodecParameters } from "werift";

/** ICE servers in the browser's format. */
export type IceServers = readonly {
  urls: string[];
  username?: string | undefined;
  credential?: string | undefined;
}[];

const codecs = {
  video: [
    new RTCRtpCodecParameters({
      mimeType: "video/VP8",
      clockRate: 90_000,
      rtcpFeedback: [{ type: "nack" }, { type: "nack", parameter: "pli" }, { type: "goog-remb" }],
    }),
  ],
  audio: [new RTCRtpCodecParameters({ mimeType: "audio/opus", clockRate: 48_000, channels: 2 })],
};

/** Opens a peer connection with the codecs of the clip (VP8, Opus), reachable over loopback too. */
export function openPeer(iceServers: IceServers): RTCPeerConnection {
  return new RTCPeerConnection({
    codecs,
    bundlePolicy: "max-bundle",
    // Browsers on this machine hide their addresses; ours must be reachable over loopback alone.
    iceAdditionalHostAddresses: ["127.0.0.1"],
    iceServers: iceServers.flatMap(({ urls, username, credential }) =>
      urls.map((url) => ({ urls: url, ...(username && credential ? { username, credential } : {}) })),
    ),
  });
}

const gatherMs = 50;

/**
 * Sends the candidates found within 50 ms together, because the server allows fifty signals a second. `drop` cancels those not sent yet.
 */
export function gatherCandidates(send: (candidates: CallCandidate[]) => void): {
  add(candidate: CallCandidate): void;
  drop(): void;
} {
  const found: CallCandidate[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    add(candidate) {
      found.push(candidate);
      timer ??= setTimeout(() => {
        timer = undefined;
        send(found.splice(0));
      }, gatherMs);
    },
    drop: () => clearTimeout(timer),
  };
}

/** Converts a received candidate to werift's format, with null for missing fields. */
export function toIceCandidateInit({ candidate, sdpMid, sdpMLineIndex }: CallCandidate) {
  return { candidate, sdpMid: sdpMid ?? null, sdpMLineIndex: sdpMLineIndex ?? null };
}
