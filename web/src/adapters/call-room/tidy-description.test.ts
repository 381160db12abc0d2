import { expect, test } from "vitest";
import { removeUnusedPayloadTypes } from "./tidy-description.ts";

const sdp = (...lines: string[]) => `${lines.join("\r\n")}\r\n`;

test(
  "a Firefox offer omits unoffered codecs, which Chromium would refuse",
  { tags: ["S1.18", "S1.43"] },
  () => {
    // As Firefox 153 writes it, shortened.
    const head = [
      "v=0",
      "a=group:BUNDLE 0 1 2",
      "m=audio 9 UDP/TLS/RTP/SAVPF 109",
      "a=rtcp-fb:109 transport-cc",
    ];
    const video = [
      "m=video 0 UDP/TLS/RTP/SAVPF 120 124",
      "a=fmtp:120 max-fs=12288;max-fr=60",
      "a=fmtp:124 apt=120",
      "a=rtcp-fb:120 nack pli",
    ];
    const strays = [
      "a=rtcp-fb:121 nack",
      "a=rtcp-fb:99 goog-remb",
      "a=rtcp-fb:109 nack",
      "a=fmtp:97 apt=121",
    ];
    const rest = [
      "a=rtpmap:120 VP8/90000",
      "a=rtpmap:124 rtx/90000",
      "m=application 0 UDP/DTLS/SCTP webrtc-datachannel",
      "a=sctp-port:5000",
    ];
    expect(removeUnusedPayloadTypes(sdp(...head, ...video, ...strays, ...rest))).toBe(
      sdp(...head, ...video, ...rest),
    );
  },
);

test("a description without orphaned lines is sent unchanged", { tags: ["S1.18"] }, () => {
  const whole = sdp(
    "v=0",
    "m=video 9 UDP/TLS/RTP/SAVPF 96 97",
    "a=rtcp-fb:* transport-cc",
    "a=rtpmap:96 VP8/90000",
    "a=rtcp-fb:96 nack",
    "a=rtpmap:97 rtx/90000",
    "a=fmtp:97 apt=96",
  );
  expect(removeUnusedPayloadTypes(whole)).toBe(whole);
});
