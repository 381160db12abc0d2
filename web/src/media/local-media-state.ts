import type { DeviceSettings } from "@anteroom/domain/call/device-settings";
import type { DeviceKind } from "../ports/video-room.ts";
import type { MediaFailure } from "./media-failure.ts";

/** The state of camera or microphone. */
export type DeviceState =
  | { status: "off" }
  | { status: "asking" }
  | { status: "on"; track: MediaStreamTrack }
  | { status: "failed"; failure: MediaFailure };

/** Camera, microphone or speaker. */
export type AnyDevice = DeviceKind | "speaker";
/** A device of the browser's list. */
export type DeviceChoice = { id: string; name: string };
/** Available devices by kind. */
export type DeviceList = Readonly<Record<AnyDevice, readonly DeviceChoice[]>>;

/**
 * A change of devices while the page is open. `gone`: the chosen device is missing, and the system's default
 * is used; `offered`: a new device, used only after a tap.
 */
export type DeviceNotice =
  | { what: "gone"; kind: AnyDevice; name: string }
  | { what: "offered"; kind: AnyDevice; device: DeviceChoice };

/** The state of camera, microphone and speaker as screens show it. */
export type LocalMediaSnapshot = Readonly<Record<DeviceKind, DeviceState>> & {
  /** Available devices; names are known only after permission was granted. */
  devices: DeviceList;
  chosen: Readonly<Record<AnyDevice, string | null>>;
  canChooseSpeaker: boolean;
  notices: readonly DeviceNotice[];
};

/** The number of the latest request or stop of each kind; results of older ones are ignored. */
export type Attempts = Readonly<Record<DeviceKind, number>>;

/** The state of camera, microphone and speaker in this page. */
export type MediaState = {
  snapshot: LocalMediaSnapshot;
  attempts: Attempts;
  /** Kinds whose stored device was already looked for in a list with names. */
  settled: ReadonlySet<AnyDevice>;
  /** The stored choice of devices. */
  settings: DeviceSettings | null;
};

/** A track that was opened for a device. */
export type OpenedTrack = { kind: DeviceKind; track: MediaStreamTrack };

/** The input of `stepMedia`. */
export type MediaEvent =
  /** `failure`: what cannot work here at all. */
  | { kind: "requested"; devices: readonly DeviceKind[]; failure: MediaFailure | null }
  /** Opens those devices whose attempt is still the one named. */
  | { kind: "opening"; devices: readonly DeviceKind[]; attempts: Attempts }
  /** `isFallback`: default devices were opened because a chosen one was missing. */
  | {
      kind: "opened";
      devices: readonly DeviceKind[];
      attempts: Attempts;
      isFallback: boolean;
      tracks: readonly OpenedTrack[];
    }
  /** `permissions`: the browser's settings, in the order of `devices`; undefined where it does not say. */
  | {
      kind: "refused";
      devices: readonly DeviceKind[];
      attempts: Attempts;
      failure: MediaFailure;
      permissions: readonly (PermissionState | undefined)[];
    }
  | { kind: "ended"; device: DeviceKind; track: MediaStreamTrack }
  /** The device went mute by itself and stays so. */
  | { kind: "interrupted"; device: DeviceKind; track: MediaStreamTrack }
  /** The browser's setting after a device has ended. */
  | {
      kind: "permission-read";
      device: DeviceKind;
      attempt: number;
      permission: PermissionState | undefined;
    }
  | { kind: "listed"; devices: DeviceList }
  | { kind: "chosen"; device: AnyDevice; id: string | null }
  | { kind: "stopped"; device: DeviceKind }
  | { kind: "dismissed"; notice: DeviceNotice };

/** What the effect runner does after a step. */
export type MediaEffect =
  | { do: "publish" }
  | { do: "stop-track"; track: MediaStreamTrack }
  | { do: "follow-track"; device: DeviceKind; track: MediaStreamTrack }
  | { do: "restart-meter" | "stop-meter" }
  | { do: "remember-choice" }
  /** Lists devices first where asked to, opens these, then lists devices. */
  | { do: "open"; devices: readonly DeviceKind[]; attempts: Attempts; isListedFirst: boolean }
  /** Ends in `opened` or `refused`. `ids`: devices that have to be these, null for the usual ones. */
  | {
      do: "get-media";
      devices: readonly DeviceKind[];
      attempts: Attempts;
      ids: Readonly<Record<DeviceKind, string | null>>;
    }
  /** One of two that were refused together. */
  | { do: "open-alone"; device: DeviceKind }
  /** Ends in `permission-read`. */
  | { do: "read-permission"; device: DeviceKind; attempt: number }
  | { do: "request"; device: DeviceKind }
  /** Stops the device, then requests it. */
  | { do: "reopen"; device: DeviceKind };

/** Returns the state with all devices off. */
export function firstMediaState(settings: DeviceSettings | null, hasSpeakerChoice: boolean): MediaState {
  return {
    snapshot: {
      microphone: { status: "off" },
      camera: { status: "off" },
      devices: { microphone: [], camera: [], speaker: [] },
      chosen: { microphone: null, camera: null, speaker: null },
      canChooseSpeaker: hasSpeakerChoice,
      notices: [],
    },
    attempts: { microphone: 0, camera: 0 },
    settled: new Set(),
    settings,
  };
}

const settingOf = { microphone: "audio", camera: "video", speaker: "speaker" } as const;

/** Returns the stored device of a kind, or null; it may no longer exist. */
export const settingFor = ({ settings }: MediaState, device: AnyDevice): DeviceChoice | null =>
  settings?.[settingOf[device]] ?? null;

/**
 * Returns the choice to store: the current one, and the stored one for kinds not used in this page. Null for a kind means the system's
 * default.
 */
export function settingsToStore(state: MediaState): Omit<DeviceSettings, "savedAt"> {
  const { snapshot, settled } = state;
  const of = (device: AnyDevice) =>
    snapshot.devices[device].find(({ id }) => id === snapshot.chosen[device]) ??
    (settled.has(device) ? null : settingFor(state, device));
  return { audio: of("microphone"), video: of("camera"), speaker: of("speaker") };
}
