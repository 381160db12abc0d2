import { runSteps } from "../platform/run-steps.ts";
import { withTimeout } from "../platform/within.ts";
import type { DeviceKind } from "../ports/video-room.ts";
import type { StoredDevices } from "./device-choice.ts";
import { onPermissionGranted, onInterruption, permissionOf, watchDevices } from "./follow-devices.ts";
import { createLevelSource, type LevelSource } from "./level-source.ts";
import {
  type AnyDevice,
  settingsToStore,
  type DeviceList,
  type DeviceNotice,
  type DeviceState,
  firstMediaState,
  type LocalMediaSnapshot,
  type MediaEffect,
  type MediaEvent,
  type MediaState,
} from "./local-media-state.ts";
import { stepMedia } from "./local-media-step.ts";
import { failureBeforeAsking, classifyMediaError } from "./media-failure.ts";
import { openDevices } from "./open-devices.ts";
import { canChooseSpeaker, type SpeakerTest, testSpeaker } from "./speaker-test.ts";

/**
 * The only owner of camera and microphone, for device test, call and vitals. A second stream of the same
 * device ends the first on some phones and fails on others.
 */
export type LocalMedia = {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => LocalMediaSnapshot;
  /**
   * Opens the named devices that are not open: both with one prompt, or one alone if the other fails. Never
   * rejects.
   */
  request(kinds: readonly DeviceKind[]): Promise<void>;
  /**
   * Switches to another device and stores the choice; stops an open one of that kind first, because some
   * systems open only one. Null: the system's default.
   */
  choose(kind: AnyDevice, id: string | null): Promise<void>;
  /** Closes a device and ignores answers of the browser still to come. */
  stop(kind: DeviceKind): void;
  /** Closes camera and microphone, and tracks that the browser still delivers. */
  stopAll(): void;
  /** The loudness of the microphone. */
  level: LevelSource;
  /** Plays a test sound on the chosen speaker. */
  testSpeaker(): Promise<SpeakerTest>;
  /**
   * Opens the browser's own list of speakers (Firefox), and chooses the one picked. Requires a tap; elsewhere
   * only lists devices again.
   */
  pickSpeaker(): Promise<void>;
  /** Looks for devices again. */
  refreshDevices(): Promise<void>;
  /** Also looks for devices every five seconds and on focus; returns a function that stops it. */
  watch(): () => void;
  /** Removes a notice from the snapshot. */
  dismiss(notice: DeviceNotice): void;
};

const answerMs = 10_000;
const inputs = { microphone: "audioinput", camera: "videoinput", speaker: "audiooutput" } as const;
const bothInputs = ["microphone", "camera"] as const;

/** What the effects of one `LocalMedia` work with. */
type Media = {
  browser: MediaDevices | undefined;
  remembered: StoredDevices | undefined;
  listeners: Set<() => void>;
  meter: ReturnType<typeof createLevelSource>;
  state: () => MediaState;
  dispatch: (event: MediaEvent) => void;
  /** Asynchronous effects of the last event. */
  due: MediaEffect[];
};

/**
 * Creates the owner of camera and microphone; create one a page, and call `stopAll` at the end. Opens nothing
 * before `request`. `remembered` is the stored choice of devices: used again here, changed by `choose` only.
 * While there is a subscriber, device changes are followed, and denied devices are opened once access is
 * granted in the browser.
 */
export function createLocalMedia(remembered?: StoredDevices): LocalMedia {
  const media: Media = {
    browser: typeof navigator === "undefined" ? undefined : navigator.mediaDevices,
    remembered,
    listeners: new Set(),
    meter: createLevelSource(() => {
      const { microphone } = runner.state().snapshot;
      return microphone.status === "on" ? microphone.track : null;
    }),
    state: () => runner.state(),
    dispatch: (event) => runner.dispatch(event),
    due: [],
  };
  const runner = runSteps<MediaState, MediaEvent, MediaEffect>(
    firstMediaState(remembered?.read() ?? null, canChooseSpeaker()),
    stepMedia,
    (effect) => perform(media, effect),
  );
  const stop = (device: DeviceKind) => void act(media, { kind: "stopped", device });
  return {
    subscribe: subscribeTo(media),
    getSnapshot: () => runner.state().snapshot,
    request: (devices) => request(media, devices),
    choose: (device, id) => act(media, { kind: "chosen", device, id }),
    stop,
    stopAll() {
      stop("camera");
      stop("microphone");
    },
    level: media.meter.source,
    testSpeaker: () => testSpeaker(runner.state().snapshot.chosen.speaker),
    pickSpeaker: () => pickSpeaker(media),
    refreshDevices: () => refreshDevices(media),
    watch: () => (media.browser ? watchDevices(media.browser, () => void refreshDevices(media)) : () => {}),
    dismiss: (notice) => void act(media, { kind: "dismissed", notice }),
  };
}

/** Takes an event; resolves once all that it leads to is done. What need not wait is done before this returns. */
async function act(media: Media, event: MediaEvent): Promise<void> {
  media.dispatch(event);
  for (const effect of media.due.splice(0)) await performLong(media, effect);
}

function perform(media: Media, effect: MediaEffect): void {
  switch (effect.do) {
    case "publish":
      for (const listener of media.listeners) listener();
      return;
    case "stop-track":
      return effect.track.stop();
    case "follow-track":
      return followTrack(media, effect.device, effect.track);
    case "restart-meter":
      return media.meter.restart();
    case "stop-meter":
      return media.meter.stop();
    case "remember-choice":
      return media.remembered?.keep(settingsToStore(media.state()));
    case "open":
    case "get-media":
    case "open-alone":
    case "read-permission":
    case "request":
    case "reopen":
      media.due.push(effect);
  }
}

async function performLong(media: Media, effect: MediaEffect): Promise<void> {
  switch (effect.do) {
    case "open":
      if (effect.isListedFirst) await refreshDevices(media);
      await act(media, { kind: "opening", devices: effect.devices, attempts: effect.attempts });
      return refreshDevices(media);
    case "get-media":
      return getMedia(media, effect);
    case "open-alone":
      return act(media, { kind: "opening", devices: [effect.device], attempts: media.state().attempts });
    case "read-permission": {
      const { device, attempt } = effect;
      const permission = await permissionOf(device);
      return act(media, { kind: "permission-read", device, attempt, permission });
    }
    case "request":
      return request(media, [effect.device]);
    case "reopen":
      // Stopped before it is requested again: a microphone stays bound to the device it was opened on.
      await act(media, { kind: "stopped", device: effect.device });
      return request(media, [effect.device]);
    case "publish":
    case "stop-track":
    case "follow-track":
    case "restart-meter":
    case "stop-meter":
    case "remember-choice":
      return perform(media, effect);
  }
}

function request(media: Media, devices: readonly DeviceKind[]): Promise<void> {
  const page = { isSecure: isSecureContext, hasMediaDevices: media.browser !== undefined };
  return act(media, { kind: "requested", devices, failure: failureBeforeAsking(page) });
}

async function getMedia(
  media: Media,
  { devices, attempts, ids }: Extract<MediaEffect, { do: "get-media" }>,
): Promise<void> {
  if (!media.browser) return;
  const answer = openDevices(media.browser, devices, ids).then(({ stream, isFallback }) => {
    const tracks = stream.getTracks().map((track) => ({ kind: kindOf(track), track }));
    return act(media, { kind: "opened", devices, attempts, isFallback, tracks });
  });
  const refuse = async (error: unknown) => {
    const permissions = await Promise.all(devices.map(permissionOf));
    await act(media, { kind: "refused", devices, attempts, failure: classifyMediaError(error), permissions });
  };
  try {
    await withTimeout(answerMs, answer);
  } catch (error) {
    await refuse(error);
    // Answered later, the question still counts; refused later, so does that.
    if (classifyMediaError(error).kind === "timeout") answer.catch(refuse);
  }
}

const kindOf = (track: MediaStreamTrack): DeviceKind => (track.kind === "video" ? "camera" : "microphone");

function followTrack(media: Media, device: DeviceKind, track: MediaStreamTrack): void {
  track.addEventListener("ended", () => void act(media, { kind: "ended", device, track }));
  onInterruption(track, () => void act(media, { kind: "interrupted", device, track }));
}

async function refreshDevices(media: Media): Promise<void> {
  const found = (await media.browser?.enumerateDevices().catch(() => [])) ?? [];
  const of = (device: AnyDevice) =>
    found
      .filter(({ kind, deviceId }) => kind === inputs[device] && deviceId !== "")
      .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
  const devices: DeviceList = { microphone: of("microphone"), camera: of("camera"), speaker: of("speaker") };
  await act(media, { kind: "listed", devices });
}

async function pickSpeaker(media: Media): Promise<void> {
  const picked = await media.browser?.selectAudioOutput?.().catch(() => null);
  await refreshDevices(media);
  if (picked) await act(media, { kind: "chosen", device: "speaker", id: picked.deviceId });
}

/** Follows devices and access for as long as somebody listens. */
function subscribeTo(media: Media): LocalMedia["subscribe"] {
  const { listeners } = media;
  let stopFollowing = () => {};
  return (listener) => {
    if (listeners.size === 0) stopFollowing = follow(media);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stopFollowing();
    };
  };
}

function follow(media: Media): () => void {
  const onChange = () => void refreshDevices(media);
  media.browser?.addEventListener("devicechange", onChange);
  const stopAccess = onPermissionGranted(bothInputs, () => {
    const { snapshot } = media.state();
    void request(
      media,
      bothInputs.filter((device) => isWaitingForAccess(snapshot[device])),
    );
  });
  return () => {
    media.browser?.removeEventListener("devicechange", onChange);
    stopAccess();
  };
}

function isWaitingForAccess(state: DeviceState): boolean {
  return state.status === "failed" && ["permission-denied", "timeout"].includes(state.failure.kind);
}
