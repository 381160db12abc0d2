import type { MediaKind } from "../ports/video-room.ts";
import { failureBeforeAsking, mediaFailure, type MediaFailure } from "./media-failure.ts";
import { type LevelMeter, meterLevel } from "./microphone-level.ts";
import { canChooseSpeaker, type SpeakerTest, testSpeaker } from "./speaker-test.ts";
import { within } from "./within.ts";

export type DeviceState =
  | { status: "off" }
  | { status: "asking" }
  | { status: "on"; track: MediaStreamTrack }
  | { status: "failed"; failure: MediaFailure };

export type DeviceChoice = { id: string; name: string };
export type DeviceList = Readonly<Record<MediaKind | "speaker", readonly DeviceChoice[]>>;

export type LocalMediaSnapshot = Readonly<Record<MediaKind, DeviceState>> & {
  /** What there is to choose from; names are known only once a device was allowed. */
  devices: DeviceList;
  chosen: Readonly<Record<MediaKind | "speaker", string | null>>;
  canChooseSpeaker: boolean;
};

/**
 * The one owner of camera and microphone, for device test, call and vitals. Nobody else opens or stops a device: a
 * second stream of the same one kills the first on some phones and fails on others.
 */
export type LocalMedia = {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => LocalMediaSnapshot;
  /** Opens what is named and not open yet: both in one question, and one alone when the other cannot be had. Never rejects. */
  request(kinds: readonly MediaKind[]): Promise<void>;
  /** Another device; an open one of that kind is stopped first, as some systems hold only one. Null is the system's own choice. */
  choose(kind: MediaKind | "speaker", id: string | null): Promise<void>;
  stop(kind: MediaKind): void;
  /** No track stays live; late answers of the browser are stopped too. */
  stopAll(): void;
  /** How loud the microphone is, 0 .. 1, while somebody listens here; null while that cannot be told. */
  level: { subscribe: (listener: () => void) => () => void; getSnapshot: () => number | null };
  testSpeaker(): Promise<SpeakerTest>;
  /** Looks for devices again: Chromium tells of a new speaker late or never. */
  refreshDevices(): Promise<void>;
};

const answerMs = 10_000;
const retryMs = 400;
const inputs = { microphone: "audioinput", camera: "videoinput", speaker: "audiooutput" } as const;

export function localMedia(): LocalMedia {
  const listeners = new Set<() => void>();
  const levelListeners = new Set<() => void>();
  const devices = typeof navigator === "undefined" ? undefined : navigator.mediaDevices;
  /** Counts requests and stops of a kind: an answer to an older one is not wanted any more. */
  const wish: Record<MediaKind, number> = { microphone: 0, camera: 0 };
  let level: number | null = null;
  let meter: Promise<LevelMeter | null> | null = null;
  let snapshot: LocalMediaSnapshot = {
    microphone: { status: "off" },
    camera: { status: "off" },
    devices: { microphone: [], camera: [], speaker: [] },
    chosen: { microphone: null, camera: null, speaker: null },
    canChooseSpeaker: canChooseSpeaker(),
  };
  const onDeviceChange = () => void refreshDevices();

  function set(news: Partial<LocalMediaSnapshot>): void {
    snapshot = { ...snapshot, ...news };
    for (const listener of listeners) listener();
  }

  async function request(kinds: readonly MediaKind[]): Promise<void> {
    const wanted = kinds.filter((kind) => !["on", "asking"].includes(snapshot[kind].status));
    if (wanted.length === 0) return;
    const failure = failureBeforeAsking({
      isSecure: isSecureContext,
      hasMediaDevices: devices !== undefined,
    });
    if (failure) return fail(wanted, failure);
    set(Object.fromEntries(wanted.map((kind) => [kind, { status: "asking" }])));
    await open(wanted);
    await refreshDevices();
  }

  async function open(kinds: readonly MediaKind[]): Promise<void> {
    const turn = new Map(kinds.map((kind) => [kind, (wish[kind] += 1)]));
    const isWanted = (kind: MediaKind) => wish[kind] === turn.get(kind);
    const asked = ask(kinds).then((stream) => take(stream, kinds, isWanted));
    try {
      await within(answerMs, asked);
    } catch (error) {
      const failure = mediaFailure(error);
      // Answered later, the question still counts; refused later, so does that.
      if (failure.kind === "timeout")
        asked.catch((late: unknown) => fail(kinds.filter(isWanted), mediaFailure(late)));
      const left = kinds.filter(isWanted);
      const mayHaveOne = failure.kind === "not-found" || failure.kind === "in-use";
      if (left.length > 1 && mayHaveOne) for (const kind of left) await open([kind]);
      else fail(left, failure);
    }
  }

  /** A kept device that is gone gives way to the default one; one that was just let go may need a moment to start. */
  async function ask(kinds: readonly MediaKind[]): Promise<MediaStream> {
    if (!devices) throw new TypeError("no camera interface");
    try {
      return await devices.getUserMedia(constraintsFor(kinds, snapshot.chosen));
    } catch (error) {
      if (error instanceof Error && error.name === "OverconstrainedError")
        return devices.getUserMedia(constraintsFor(kinds, { microphone: null, camera: null }));
      if (mediaFailure(error).kind !== "in-use") throw error;
      await new Promise((resolve) => setTimeout(resolve, retryMs));
      return devices.getUserMedia(constraintsFor(kinds, snapshot.chosen));
    }
  }

  function take(
    stream: MediaStream,
    kinds: readonly MediaKind[],
    isWanted: (kind: MediaKind) => boolean,
  ): void {
    for (const track of stream.getTracks()) {
      const kind = track.kind === "video" ? "camera" : "microphone";
      if (!kinds.includes(kind) || !isWanted(kind)) {
        track.stop();
        continue;
      }
      track.addEventListener("ended", () => lose(kind, track));
      set({ [kind]: { status: "on", track } });
      if (kind === "microphone") listen();
    }
  }

  /** The device was pulled out, or access was taken away. */
  function lose(kind: MediaKind, track: MediaStreamTrack): void {
    const state = snapshot[kind];
    if (state.status !== "on" || state.track !== track) return;
    if (kind === "microphone") stopMeter();
    void isAllowed(kind).then((allowed) =>
      fail([kind], { kind: allowed === false ? "permission-denied" : "not-found" }),
    );
    void refreshDevices();
  }

  function fail(kinds: readonly MediaKind[], failure: MediaFailure): void {
    if (kinds.length > 0) set(Object.fromEntries(kinds.map((kind) => [kind, { status: "failed", failure }])));
  }

  function stop(kind: MediaKind): void {
    wish[kind] += 1;
    const state = snapshot[kind];
    if (kind === "microphone") stopMeter();
    if (state.status === "on") state.track.stop();
    if (state.status !== "off") set({ [kind]: { status: "off" } });
  }

  async function choose(kind: MediaKind | "speaker", id: string | null): Promise<void> {
    set({ chosen: { ...snapshot.chosen, [kind]: id } });
    if (kind === "speaker" || snapshot[kind].status === "off") return;
    stop(kind);
    await request([kind]);
  }

  async function refreshDevices(): Promise<void> {
    const found = (await devices?.enumerateDevices().catch(() => [])) ?? [];
    const of = (kind: MediaKind | "speaker") =>
      found
        .filter((device) => device.kind === inputs[kind] && device.deviceId !== "")
        .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
    set({ devices: { microphone: of("microphone"), camera: of("camera"), speaker: of("speaker") } });
  }

  function listen(): void {
    const { microphone } = snapshot;
    if (microphone.status !== "on" || levelListeners.size === 0 || meter) return;
    meter = meterLevel(microphone.track, tellLevel).catch(() => null);
  }

  function stopMeter(): void {
    void meter?.then((running) => running?.stop());
    meter = null;
    tellLevel(null);
  }

  function tellLevel(heard: number | null): void {
    level = heard;
    for (const listener of levelListeners) listener();
  }

  return {
    subscribe(listener) {
      if (listeners.size === 0) devices?.addEventListener("devicechange", onDeviceChange);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) devices?.removeEventListener("devicechange", onDeviceChange);
      };
    },
    getSnapshot: () => snapshot,
    request,
    choose,
    stop,
    stopAll() {
      stop("camera");
      stop("microphone");
    },
    level: {
      subscribe(listener) {
        levelListeners.add(listener);
        listen();
        return () => {
          levelListeners.delete(listener);
          if (levelListeners.size === 0) stopMeter();
        };
      },
      getSnapshot: () => level,
    },
    testSpeaker: () => testSpeaker(snapshot.chosen.speaker),
    refreshDevices,
  };
}

function constraintsFor(
  kinds: readonly MediaKind[],
  chosen: Readonly<Record<MediaKind, string | null>>,
): MediaStreamConstraints {
  // A mere wish (`ideal`) is passed over by Chromium for microphones.
  const device = (id: string | null) => (id === null ? {} : { deviceId: { exact: id } });
  return {
    audio: kinds.includes("microphone")
      ? { ...device(chosen.microphone), echoCancellation: true, noiseSuppression: true }
      : false,
    video: kinds.includes("camera")
      ? {
          ...device(chosen.camera),
          width: { ideal: 640 },
          height: { ideal: 480 },
          frameRate: { ideal: 24, max: 30 },
        }
      : false,
  };
}

/** Undefined where the browser does not tell. */
async function isAllowed(kind: MediaKind): Promise<boolean | undefined> {
  try {
    return (await navigator.permissions.query({ name: kind })).state !== "denied";
  } catch {
    return undefined;
  }
}
