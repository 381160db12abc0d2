import { readDeviceSettings, type DeviceSettings } from "@anteroom/domain/call/device-settings";
import type { DeviceMemory } from "../platform/storage/device-memory.ts";

const key = "video-settings";

/** The choice of devices that this browser stores for the next test or call (S3.VIDEOSET.01). */
export type StoredDevices = {
  read: () => DeviceSettings | null;
  keep: (settings: Omit<DeviceSettings, "savedAt">) => void;
};

/**
 * Opens the stored choice of devices in `memory`. `read` returns null, and erases the entry, if it is
 * missing, malformed or expired; `keep` replaces it with the present time (`now` in ms).
 */
export function openStoredDevices(memory: DeviceMemory, now: () => number): StoredDevices {
  return {
    read: () => {
      const settings = readDeviceSettings(memory.read(key), now());
      if (!settings) memory.erase(key);
      return settings;
    },
    keep: (settings) => memory.write(key, { ...settings, savedAt: now() }),
  };
}

/**
 * Erases the stored choice of devices of this device. Call it at sign-out, and when another patient signs in
 * (D.64).
 */
export const eraseStoredDevices = (memory: DeviceMemory): void => memory.erase(key);
