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

/** What the browser hands out once its question was answered with yes. */
export const streamOf = (...kinds: ("audio" | "video")[]) =>
  ({ getTracks: () => kinds.map(trackOf) }) as unknown as MediaStream;

/** The question of the browser: whoever is asked allows what is wished for. */
export type AskDevices = ReturnType<typeof standInDevices>;

/** What a browser that can hold a call has, and happy-dom lacks; answers the question for the devices. */
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
