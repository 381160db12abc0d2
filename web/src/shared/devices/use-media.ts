import { useEffect, useSyncExternalStore } from "react";
import type { LocalMedia } from "../../media/local-media.ts";

/** What the devices are like at present. */
export function useMedia(media: LocalMedia) {
  return useSyncExternalStore(media.subscribe, media.getSnapshot, media.getSnapshot);
}

/** Follows what is plugged in and out while a screen of devices is open. */
export function useDeviceWatch(media: LocalMedia): void {
  useEffect(() => media.watch(), [media]);
}
