import type { DeviceKind, DeviceReading, NoReadingReason } from "@anteroom/domain/vitals/gatt/device-reading";

/** Whether this browser can connect devices. `bluetooth-off`: Bluetooth is off or missing. */
export type DeviceSupport = "ready" | "browser-cannot" | "bluetooth-off";

/** The person chooses a device; it is being connected; it measures or transfers stored values. */
export type DeviceStep = "choosing" | "connecting" | "measuring";

/** Why there is no reading, including reasons reported by the device. */
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

/** A reading with the device's model, or a problem. */
export type DeviceResult =
  | { ok: true; reading: DeviceReading; /** As the device names its model. */ model: string | null }
  | { ok: false; problem: DeviceProblem };

/** Reads measurements from the patient's own Bluetooth devices. */
export type HealthDevices = {
  /** Returns whether this browser can connect devices; asks no permission. */
  support: () => Promise<DeviceSupport>;
  /**
   * Lets the person choose a device of this kind and reads one measurement: a new one, or the newest stored
   * one. Requires a tap. Closes the connection; never rejects.
   */
  read: (
    kind: DeviceKind,
    options: { signal: AbortSignal; onStep: (step: DeviceStep) => void },
  ) => Promise<DeviceResult>;
};
