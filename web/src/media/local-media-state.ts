import type { DeviceSettings } from "@anteroom/domain/call/device-settings";
import type { DeviceKind } from "../ports/video-room.ts";
import type { MediaFailure } from "./media-failure.ts";

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

/** Numbers of the requests and stops of each kind: an answer to an older one is not wanted any more. */
export type Attempts = Readonly<Record<DeviceKind, number>>;

export type MediaState = {
  snapshot: LocalMediaSnapshot;
  attempts: Attempts;
  /** Kinds whose remembered device has been looked for among those with names. */
  settled: ReadonlySet<AnyDevice>;
  /** What this browser remembers of an earlier choice. */
  settings: DeviceSettings | null;
};

export type OpenedTrack = { kind: DeviceKind; track: MediaStreamTrack };

export type MediaEvent =
  /** `failure`: what cannot work here at all. */
  | { kind: "requested"; devices: readonly DeviceKind[]; failure: MediaFailure | null }
  /** Opens those devices whose attempt is still the one named. */
  | { kind: "opening"; devices: readonly DeviceKind[]; attempts: Attempts }
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

/** All devices off and nothing known of them. */
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

/** What this browser remembers of a kind of device. */
export const settingFor = ({ settings }: MediaState, device: AnyDevice): DeviceChoice | null =>
  settings?.[settingOf[device]] ?? null;

/** What is to be remembered: what is chosen now, and of kinds never looked at what was remembered before. */
export function choicesOf(state: MediaState): Omit<DeviceSettings, "savedAt"> {
  const { snapshot, settled } = state;
  const of = (device: AnyDevice) =>
    snapshot.devices[device].find(({ id }) => id === snapshot.chosen[device]) ??
    (settled.has(device) ? null : settingFor(state, device));
  return { audio: of("microphone"), video: of("camera"), speaker: of("speaker") };
}
