import { deviceChange } from "@anteroom/domain/call/device-changes";
import { findStored, type DeviceSettings } from "@anteroom/domain/call/device-settings";
import type { DeviceKind } from "../ports/video-room.ts";
import { onAccessGiven, onInterruption, permissionOf, watchDevices } from "./follow-devices.ts";
import type { StoredDevices } from "./device-choice.ts";
import { failureBeforeAsking, mediaFailure, refineDenial, type MediaFailure } from "./media-failure.ts";
import { levelSource, type LevelSource } from "./level-source.ts";
import { openDevices } from "./open-devices.ts";
import { canChooseSpeaker, type SpeakerTest, testSpeaker } from "./speaker-test.ts";
import { within } from "../platform/within.ts";

export type DeviceState =
  | { status: "off" }
  | { status: "asking" }
  | { status: "on"; track: MediaStreamTrack }
  | { status: "failed"; failure: MediaFailure };

export type AnyDevice = DeviceKind | "speaker";
export type DeviceChoice = { id: string; name: string };
export type DeviceList = Readonly<Record<AnyDevice, readonly DeviceChoice[]>>;

/** What happened to the devices while the page is open. `gone`: the usual one has taken its place; `offered`: a new one, to be taken only by a tap. */
export type DeviceNotice =
  | { what: "gone"; kind: AnyDevice; name: string }
  | { what: "offered"; kind: AnyDevice; device: DeviceChoice };

export type LocalMediaSnapshot = Readonly<Record<DeviceKind, DeviceState>> & {
  /** What there is to choose from; names are known only once a device was allowed. */
  devices: DeviceList;
  chosen: Readonly<Record<AnyDevice, string | null>>;
  canChooseSpeaker: boolean;
  notices: readonly DeviceNotice[];
};

/**
 * The one owner of camera and microphone, for device test, call and vitals. Nobody else opens or stops a device: a
 * second stream of the same one kills the first on some phones and fails on others.
 */
export type LocalMedia = {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => LocalMediaSnapshot;
  /** Opens what is named and not open yet: both in one question, and one alone when the other cannot be had. Never rejects. */
  request(kinds: readonly DeviceKind[]): Promise<void>;
  /** Another device, kept for the next visit too; an open one of that kind is stopped first, as some systems hold only one. Null is the system's own choice. */
  choose(kind: AnyDevice, id: string | null): Promise<void>;
  stop(kind: DeviceKind): void;
  /** No track stays live; late answers of the browser are stopped too. */
  stopAll(): void;
  level: LevelSource;
  testSpeaker(): Promise<SpeakerTest>;
  /** Firefox's own list of speakers; only from a tap. */
  pickSpeaker(): Promise<void>;
  /** Looks for devices again. */
  refreshDevices(): Promise<void>;
  /** Follows what is plugged in and out for as long as a page of devices is open; returns how to stop. */
  watch(): () => void;
  dismiss(notice: DeviceNotice): void;
};

const answerMs = 10_000;
const inputs = { microphone: "audioinput", camera: "videoinput", speaker: "audiooutput" } as const;
const settingOf = { microphone: "audio", camera: "video", speaker: "speaker" } as const;
const kindsOfAll = ["microphone", "camera", "speaker"] as const;
const none = { microphone: null, camera: null, speaker: null };

export function localMedia(stored?: StoredDevices): LocalMedia {
  const listeners = new Set<() => void>();
  const devices = typeof navigator === "undefined" ? undefined : navigator.mediaDevices;
  /** Counts requests and stops of a kind: an answer to an older one is not wanted any more. */
  const requests: Record<DeviceKind, number> = { microphone: 0, camera: 0 };
  /** Kinds whose kept device has been looked for among those with names. */
  const settled = new Set<AnyDevice>();
  const settings: DeviceSettings | null = stored?.read() ?? null;
  const meter = levelSource(() => (snapshot.microphone.status === "on" ? snapshot.microphone.track : null));
  let stopFollowing = () => {};
  let snapshot: LocalMediaSnapshot = {
    microphone: { status: "off" },
    camera: { status: "off" },
    devices: { microphone: [], camera: [], speaker: [] },
    chosen: none,
    canChooseSpeaker: canChooseSpeaker(),
    notices: [],
  };

  function set(patch: Partial<LocalMediaSnapshot>): void {
    snapshot = { ...snapshot, ...patch };
    for (const listener of listeners) listener();
  }

  async function request(kinds: readonly DeviceKind[]): Promise<void> {
    const wanted = kinds.filter((kind) => !["on", "asking"].includes(snapshot[kind].status));
    if (wanted.length === 0) return;
    const failure = failureBeforeAsking({
      isSecure: isSecureContext,
      hasMediaDevices: devices !== undefined,
    });
    if (failure) return fail(wanted, failure);
    set(Object.fromEntries(wanted.map((kind) => [kind, { status: "asking" }])));
    const requested = new Map(wanted.map((kind) => [kind, requests[kind]]));
    if (settings && settled.size === 0) await refreshDevices();
    // Somebody may have left while the kept devices were looked for.
    await open(wanted.filter((kind) => requests[kind] === requested.get(kind)));
    await refreshDevices();
  }

  async function open(kinds: readonly DeviceKind[]): Promise<void> {
    if (!devices || kinds.length === 0) return;
    const turn = new Map(kinds.map((kind) => [kind, (requests[kind] += 1)]));
    const isWanted = (kind: DeviceKind) => requests[kind] === turn.get(kind);
    const requested = openDevices(devices, kinds, chosenOrStored()).then(({ stream, isFallback }) => {
      if (isFallback) for (const kind of kinds) loseChoice(kind);
      take(stream, kinds, isWanted);
    });
    try {
      await within(answerMs, requested);
    } catch (error) {
      await refuse(kinds.filter(isWanted), error);
      // Answered later, the question still counts; refused later, so does that.
      if (mediaFailure(error).kind === "timeout")
        requested.catch((late: unknown) => refuse(kinds.filter(isWanted), late));
    }
  }

  /** One of two may still be had: what is missing or in use is only one of them; what the browser's settings allow needs no question. */
  async function refuse(kinds: readonly DeviceKind[], error: unknown): Promise<void> {
    const failure = mediaFailure(error);
    const requested = new Map(kinds.map((kind) => [kind, requests[kind]]));
    const settingsNow = await Promise.all(kinds.map(permissionOf));
    for (const [index, kind] of kinds.entries()) {
      if (requests[kind] !== requested.get(kind)) continue;
      const isAllowed = settingsNow[index] === "granted" && failure.kind === "permission-denied";
      const mayWork = isAllowed || failure.kind === "not-found" || failure.kind === "in-use";
      if (kinds.length > 1 && mayWork) await open([kind]);
      else fail([kind], refineDenial(failure, settingsNow[index]));
    }
  }

  /** Before names are known a kept device is asked for by its id. */
  function chosenOrStored(): Record<DeviceKind, string | null> {
    const of = (kind: DeviceKind) =>
      settled.has(kind) ? snapshot.chosen[kind] : settings?.[settingOf[kind]]?.id || null;
    return { microphone: of("microphone"), camera: of("camera") };
  }

  function take(
    stream: MediaStream,
    kinds: readonly DeviceKind[],
    isWanted: (kind: DeviceKind) => boolean,
  ): void {
    for (const track of stream.getTracks()) {
      const kind = track.kind === "video" ? "camera" : "microphone";
      if (!kinds.includes(kind) || !isWanted(kind)) {
        track.stop();
        continue;
      }
      track.addEventListener("ended", () => void lose(kind, track));
      onInterruption(track, () => holds(kind, track) && void reopen(kind));
      set({ [kind]: { status: "on", track } });
      if (kind === "microphone") meter.restart();
    }
  }

  function holds(kind: DeviceKind, track: MediaStreamTrack): boolean {
    const state = snapshot[kind];
    return state.status === "on" && state.track === track;
  }

  /** The device was pulled out, or access was taken away: the usual one takes its place where that is allowed. */
  async function lose(kind: DeviceKind, track: MediaStreamTrack): Promise<void> {
    if (!holds(kind, track)) return;
    if (kind === "microphone") meter.stop();
    set({ [kind]: { status: "off" } });
    const requested = requests[kind];
    const state = await permissionOf(kind);
    if (requests[kind] !== requested) return; // switched off in the meantime
    if (state === "denied" || state === "prompt")
      return fail([kind], { kind: "permission-denied", by: "browser" });
    if (snapshot.chosen[kind] !== null) loseChoice(kind);
    await request([kind]);
  }

  function fail(kinds: readonly DeviceKind[], failure: MediaFailure): void {
    if (kinds.length > 0) set(Object.fromEntries(kinds.map((kind) => [kind, { status: "failed", failure }])));
  }

  function stop(kind: DeviceKind): void {
    requests[kind] += 1;
    const state = snapshot[kind];
    if (kind === "microphone") meter.stop();
    if (state.status === "on") state.track.stop();
    if (state.status !== "off") set({ [kind]: { status: "off" } });
  }

  /** Stopped before it is asked for anew: a microphone stays bound to the device it was opened on. */
  async function reopen(kind: DeviceKind): Promise<void> {
    stop(kind);
    await request([kind]);
  }

  async function choose(kind: AnyDevice, id: string | null): Promise<void> {
    settled.add(kind);
    const notices = snapshot.notices.filter((notice) => notice.kind !== kind);
    set({ chosen: { ...snapshot.chosen, [kind]: id }, notices });
    keep();
    if (kind !== "speaker" && snapshot[kind].status !== "off") await reopen(kind);
  }

  function keep(): void {
    const of = (kind: AnyDevice) =>
      snapshot.devices[kind].find(({ id }) => id === snapshot.chosen[kind]) ??
      (settled.has(kind) ? null : (settings?.[settingOf[kind]] ?? null));
    stored?.keep({ audio: of("microphone"), video: of("camera"), speaker: of("speaker") });
  }

  /** The usual device serves until the chosen one is back; the choice itself stays kept. */
  function loseChoice(kind: AnyDevice, name = nameOfChosen(kind)): void {
    if (snapshot.chosen[kind] === null) return;
    set({ chosen: { ...snapshot.chosen, [kind]: null } });
    announce({ what: "gone", kind, name });
  }

  const nameOfChosen = (kind: AnyDevice) =>
    snapshot.devices[kind].find(({ id }) => id === snapshot.chosen[kind])?.name ??
    settings?.[settingOf[kind]]?.name ??
    "";

  function announce(notice: DeviceNotice): void {
    const others = snapshot.notices.filter((one) => one.kind !== notice.kind);
    set({ notices: [...others, notice] });
  }

  async function refreshDevices(): Promise<void> {
    const found = (await devices?.enumerateDevices().catch(() => [])) ?? [];
    const of = (kind: AnyDevice) =>
      found
        .filter((device) => device.kind === inputs[kind] && device.deviceId !== "")
        .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
    const before = snapshot.devices;
    const now = { microphone: of("microphone"), camera: of("camera"), speaker: of("speaker") };
    if (JSON.stringify(now) !== JSON.stringify(before)) set({ devices: now });
    for (const kind of kindsOfAll) {
      const change = deviceChange({ before: before[kind], after: now[kind], chosen: snapshot.chosen[kind] });
      if (change?.kind === "gone") loseChoice(kind, change.name);
      if (change?.kind === "offered") announce({ what: "offered", kind, device: change.device });
      if (change?.kind === "moved" && kind === "microphone" && snapshot[kind].status === "on")
        await reopen(kind);
      await settle(kind);
    }
  }

  /** The kept device is chosen again, as soon as names tell which one it is. */
  async function settle(kind: AnyDevice): Promise<void> {
    const list = snapshot.devices[kind];
    if (settled.has(kind) || !list.some(({ name }) => name !== "")) return;
    settled.add(kind);
    const wanted = settings?.[settingOf[kind]] ?? null;
    const id = findStored(wanted, list);
    if (id === null) return wanted ? announce({ what: "gone", kind, name: wanted.name }) : undefined;
    set({ chosen: { ...snapshot.chosen, [kind]: id } });
    if (kind === "speaker") return;
    const state = snapshot[kind];
    if (state.status === "on" && state.track.getSettings().deviceId !== id) await reopen(kind);
  }

  function follow(): () => void {
    const onChange = () => void refreshDevices();
    devices?.addEventListener("devicechange", onChange);
    const stopAccess = onAccessGiven(["microphone", "camera"], () => {
      const failed = (["microphone", "camera"] as const).filter((kind) => isWaitingForAccess(snapshot[kind]));
      void request(failed);
    });
    return () => {
      devices?.removeEventListener("devicechange", onChange);
      stopAccess();
    };
  }

  return {
    subscribe(listener) {
      if (listeners.size === 0) stopFollowing = follow();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopFollowing();
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
    level: meter.source,
    testSpeaker: () => testSpeaker(snapshot.chosen.speaker),
    async pickSpeaker() {
      const picked = await devices?.selectAudioOutput?.().catch(() => null);
      await refreshDevices();
      if (picked) await choose("speaker", picked.deviceId);
    },
    refreshDevices,
    watch: () => (devices ? watchDevices(devices, () => void refreshDevices()) : () => {}),
    dismiss: (notice) => set({ notices: snapshot.notices.filter((one) => one !== notice) }),
  };
}

function isWaitingForAccess(state: DeviceState): boolean {
  return state.status === "failed" && ["permission-denied", "timeout"].includes(state.failure.kind);
}
