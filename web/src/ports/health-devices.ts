import type { DeviceKind, DeviceReading, NoReadingReason } from "@anteroom/domain/vitals/gatt/device-reading";

/** Whether this browser reaches devices: it cannot at all, or Bluetooth is off or missing here. */
export type DeviceSupport = "ready" | "browser-cannot" | "bluetooth-off";

/** The person picks a device, it is being connected, it measures or hands over what it has stored. */
export type DeviceStep = "choosing" | "connecting" | "measuring";

/** Why there is no reading; besides what the device said itself. */
export type DeviceProblem =
  | NoReadingReason
  /** Nothing was picked, or no device of this kind was in reach. */
  | "not-chosen"
  | "not-connected"
  /** It was connected and has no such measurement, or refused to tell it. */
  | "not-readable"
  /** The connection ended before a measurement came. */
  | "lost"
  | "timed-out"
  | "nothing-stored"
  /** The person stopped it. */
  | "stopped";

export type DeviceResult =
  | { ok: true; reading: DeviceReading; /** As the device names its model. */ model: string | null }
  | { ok: false; problem: DeviceProblem };

/** Devices of the patient's own that measure one thing and tell it by Bluetooth. */
export type HealthDevices = {
  support: () => Promise<DeviceSupport>;
  /**
   * Lets the person pick a device of this kind and reads one measurement off it: the one it takes now, or the newest it
   * has stored. Only at a press of the person, as browsers ask. Ends the connection; never rejects.
   */
  read: (
    kind: DeviceKind,
    options: { signal: AbortSignal; onStep: (step: DeviceStep) => void },
  ) => Promise<DeviceResult>;
};
