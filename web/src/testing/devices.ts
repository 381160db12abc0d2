import { vi } from "vitest";

/** A track of a camera or microphone that nobody pulls out. */
const trackOf = (kind: "audio" | "video") =>
  Object.assign(new EventTarget(), {
    kind,
    enabled: true,
    muted: false,
    readyState: "live",
    stop() {},
    getSettings: () => ({}),
  });

/** Returns a media stream with these kinds of tracks. */
export const streamOf = (...kinds: ("audio" | "video")[]) =>
  ({ getTracks: () => kinds.map(trackOf) }) as unknown as MediaStream;

/** The stand-in for `getUserMedia`, which grants what is requested. */
export type AskDevices = ReturnType<typeof standInDevices>;

/** Installs the browser functions of a call that happy-dom lacks, and a stand-in for `getUserMedia`. */
export function standInDevices() {
  const ask = vi.fn<(wish: MediaStreamConstraints) => Promise<MediaStream>>(({ audio, video }) =>
    Promise.resolve(streamOf(...(audio ? (["audio"] as const) : []), ...(video ? (["video"] as const) : []))),
  );
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("RTCPeerConnection", class {});
  vi.stubGlobal("MediaStream", class extends EventTarget {});
  vi.spyOn(HTMLMediaElement.prototype, "srcObject", "set").mockImplementation(() => {});
  Object.defineProperty(navigator, "mediaDevices", {
    configurable: true,
    value: Object.assign(new EventTarget(), {
      getUserMedia: ask,
      enumerateDevices: () => Promise.resolve([]),
    }),
  });
  return ask;
}
