import type { EngineStep } from "@anteroom/contract/call/engine-signal";

/**
 * Returns the step by which a browser offers (SDP) to send sound on media line `line`. `path` is its ICE user name;
 * another one restarts ICE, as after a change of network.
 */
export const soundOffer = (line: string, path: string): EngineStep => ({
  line,
  send: "devices",
  offer: [
    "v=0",
    "o=- 1 1 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=audio 9 UDP/TLS/RTP/SAVPF 111",
    "c=IN IP4 127.0.0.1",
    "a=mid:0",
    `a=ice-ufrag:${path}`,
    "a=ice-pwd:abcdefghijklmnopqrstuvwx",
    `a=fingerprint:sha-256 ${Array.from({ length: 32 }, () => "AA").join(":")}`,
    "a=setup:actpass",
    "a=sendonly",
    "a=rtcp-mux",
    "a=rtpmap:111 opus/48000/2",
    "",
  ].join("\r\n"),
});
