import { openStoredDevices } from "../../../../web/src/media/device-choice.ts";
import { createLocalMedia, type LocalMedia } from "../../../../web/src/media/local-media.ts";
import { deviceMemory, type DeviceMemory } from "../../../../web/src/platform/storage/device-memory.ts";
import { browserStorage } from "../../platform/storage/browser-storage.ts";

/**
 * Creates the owner of the doctor's camera and microphone. Devices chosen at the desk are used again in the
 * next call of this browser, for 90 days; patients' choices on the same host stay apart.
 */
export function createDeskMedia(now: () => number): LocalMedia {
  const memory = deviceMemory(browserStorage());
  const own: DeviceMemory = {
    read: (key) => memory.read(`desk-${key}`),
    write: (key, value) => memory.write(`desk-${key}`, value),
    erase: (key) => memory.erase(`desk-${key}`),
    eraseAll: (prefix) => memory.eraseAll(`desk-${prefix}`),
  };
  return createLocalMedia(openStoredDevices(own, now));
}
