import type { DeviceSettings } from "@anteroom/domain/call/device-settings";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLocalMedia } from "./local-media.ts";

type Kind = "audioinput" | "videoinput" | "audiooutput";
type Plugged = { kind: Kind; deviceId: string; label: string };

/** A track as the browser gives it; `end` pulls its device out. */
class Track extends EventTarget {
  readyState = "live";
  muted = false;
  readonly kind: "audio" | "video";
  readonly deviceId: string;
  constructor(kind: "audio" | "video", deviceId: string) {
    super();
    this.kind = kind;
    this.deviceId = deviceId;
  }
  stop() {
    this.readyState = "ended";
    log.push(`stop ${this.deviceId}`);
  }
  end() {
    this.readyState = "ended";
    this.dispatchEvent(new Event("ended"));
  }
  mute() {
    this.muted = true;
    this.dispatchEvent(new Event("mute"));
  }
  getSettings() {
    return { deviceId: this.deviceId };
  }
}

const device = (kind: Kind, deviceId: string, label: string): Plugged => ({ kind, deviceId, label });
const usual = (label: string) => device("audioinput", "default", `Default - ${label}`);
const laptop = device("audioinput", "laptop", "Laptop");
const headset = device("audioinput", "headset", "Headset");
const camera = device("videoinput", "camera", "Camera");

let plugged: Plugged[];
let log: string[];
let tracks: Track[];
let refusal: (wanted: MediaStreamConstraints) => string | null;
let settings: Record<string, PermissionState>;

beforeEach(() => {
  vi.useFakeTimers();
  [plugged, log, tracks, settings] = [[usual("Laptop"), laptop, camera], [], [], {}];
  refusal = () => null;
  const mediaDevices = Object.assign(new EventTarget(), {
    enumerateDevices: async () => plugged,
    getUserMedia: async (wanted: MediaStreamConstraints) => {
      const ids = (["audio", "video"] as const).flatMap((kind) => openOne(kind, wanted[kind]));
      const name = refusal(wanted) ?? (ids.some(({ isThere }) => !isThere) ? "OverconstrainedError" : null);
      if (name !== null) throw Object.assign(new Error("no"), { name });
      const opened = ids.map(({ kind, id }) => new Track(kind, id));
      log.push(`open ${ids.map(({ id }) => id).join(" ")}`);
      tracks.push(...opened);
      return { getTracks: () => opened };
    },
  });
  const query = async ({ name }: { name: string }) =>
    Object.assign(new EventTarget(), { state: settings[name] ?? "granted" });
  vi.stubGlobal("navigator", { mediaDevices, permissions: { query } });
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function openOne(kind: "audio" | "video", wanted: MediaStreamConstraints["audio"]) {
  if (!wanted || wanted === true) return [];
  const { deviceId } = wanted;
  const exact = typeof deviceId === "object" && "exact" in deviceId ? String(deviceId.exact) : null;
  const own = plugged.filter((one) => one.kind === `${kind}input`);
  const id = exact ?? own[0]?.deviceId ?? "";
  return [{ kind, id, isThere: own.some((one) => one.deviceId === id) }];
}

const remembering = (stored: Partial<DeviceSettings>) => {
  const written: unknown[] = [];
  const read = () => ({ audio: null, video: null, speaker: null, savedAt: 1, ...stored });
  return { written, read, keep: (value: unknown) => void written.push(value) };
};
const both = ["camera", "microphone"] as const;

test(
  "a remembered microphone whose id has changed (Safari) is found by name before opening",
  { tags: ["S3.VIDEOSET.02"] },
  async () => {
    plugged.push(headset);
    const media = createLocalMedia(remembering({ audio: { name: "Headset", id: "old id" } }));
    await media.request(["microphone"]);
    expect(log).toEqual(["open headset"]);
    expect(media.getSnapshot()).toMatchObject({ chosen: { microphone: "headset" }, notices: [] });
  },
);

test(
  "a choice is stored by name and id, and those of the other kinds stay",
  { tags: ["S3.VIDEOSET.01"] },
  async () => {
    const stored = remembering({ speaker: { name: "Dock", id: "d" } });
    plugged.push(headset);
    const media = createLocalMedia(stored);
    await media.request(["microphone"]);
    await media.choose("microphone", "headset");
    expect(stored.written.at(-1)).toMatchObject({ audio: { name: "Headset", id: "headset" }, video: null });
  },
);

test(
  "an unplugged microphone is replaced by the default one, with a notice",
  { tags: ["S3.VIDEOSET.02"] },
  async () => {
    plugged.push(headset);
    const media = createLocalMedia();
    await media.request(both);
    await media.choose("microphone", "headset");
    plugged = [usual("Laptop"), laptop, camera];
    tracks.at(-1)?.end();
    await vi.advanceTimersByTimeAsync(0);
    await media.refreshDevices();
    expect(log.at(-1)).toBe("open default");
    expect(media.getSnapshot()).toMatchObject({
      microphone: { status: "on" },
      chosen: { microphone: null },
      notices: [{ what: "gone", kind: "microphone", name: "Headset" }],
    });
  },
);

test("a new microphone is offered and not selected", { tags: ["S1.16"] }, async () => {
  const media = createLocalMedia();
  await media.request(both);
  plugged.push(headset);
  await media.refreshDevices();
  expect(log).toEqual(["open default camera"]);
  const [notice] = media.getSnapshot().notices;
  expect(notice).toEqual({ what: "offered", kind: "microphone", device: { id: "headset", name: "Headset" } });
  await media.choose("microphone", "headset");
  expect(media.getSnapshot().notices).toEqual([]);
});

test(
  "a microphone bound to the former default is released before opening the new one (twilio-video.js#1038)",
  { tags: ["S1.16"] },
  async () => {
    plugged.push(headset);
    const media = createLocalMedia();
    await media.request(both);
    plugged = [usual("Headset"), laptop, headset, camera];
    await media.refreshDevices();
    expect(log).toEqual(["open default camera", "stop default", "open default"]);
  },
);

test(
  "another camera opens only after the old one is released (a second one fails on iOS, Android)",
  { tags: ["S1.16"] },
  async () => {
    plugged.push(device("videoinput", "back", "Back camera"));
    const media = createLocalMedia();
    await media.request(both);
    await media.choose("camera", "back");
    expect(log).toEqual(["open default camera", "stop camera", "open back"]);
  },
);

test(
  "a microphone taken by a phone call (iOS) is reopened when the page is visible again",
  { tags: ["S1.16"] },
  async () => {
    const media = createLocalMedia();
    await media.request(["microphone"]);
    tracks[0]?.mute();
    await vi.advanceTimersByTimeAsync(3_100);
    expect(log).toEqual(["open default", "stop default", "open default"]);
    expect(media.getSnapshot().microphone.status).toBe("on");
  },
);

test(
  "a blocked camera leaves the microphone, without a second prompt",
  { tags: ["S8.TYPE.01", "S8.MSG.16"] },
  async () => {
    settings = { camera: "denied", microphone: "granted" };
    refusal = ({ video }) => (video ? "NotAllowedError" : null);
    const media = createLocalMedia();
    await media.request(both);
    expect(media.getSnapshot()).toMatchObject({
      camera: { status: "failed", failure: { kind: "permission-denied", by: "browser" } },
      microphone: { status: "on" },
    });
  },
);

test(
  "a dismissed prompt is not repeated and is reported as dismissed",
  { tags: ["S8.TYPE.01"] },
  async () => {
    settings = { camera: "prompt", microphone: "prompt" };
    let requested = 0;
    refusal = () => ((requested += 1), "NotAllowedError");
    const media = createLocalMedia();
    await media.request(both);
    expect(requested).toBe(1);
    expect(media.getSnapshot().microphone).toEqual({
      status: "failed",
      failure: { kind: "permission-denied", by: "dismissed" },
    });
  },
);

test.each(["denied", "prompt"] as const)(
  "access revoked during a call (now: %s) is reported, and the device not reopened by itself",
  { tags: ["S8.TYPE.02"] },
  async (setting) => {
    const media = createLocalMedia();
    await media.request(["microphone"]);
    settings = { microphone: setting };
    tracks[0]?.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(log).toEqual(["open default"]);
    expect(media.getSnapshot().microphone).toMatchObject({
      status: "failed",
      failure: { kind: "permission-denied" },
    });
  },
);

test("leaving before the browser's prompt is answered leaves no camera on", { tags: ["S1.16"] }, async () => {
  const media = createLocalMedia();
  const requested = media.request(both);
  media.stopAll();
  await requested;
  expect(tracks.map(({ readyState }) => readyState)).toEqual(["ended", "ended"]);
  expect(media.getSnapshot()).toMatchObject({ camera: { status: "off" }, microphone: { status: "off" } });
});
