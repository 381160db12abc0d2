import { useEffect, useSyncExternalStore } from "react";
import type { LocalMedia } from "../../media/local-media.ts";

/** Returns the current state of the devices. */
export function useMedia(media: LocalMedia) {
  return useSyncExternalStore(media.subscribe, media.getSnapshot, media.getSnapshot);
}

/** Follows devices being plugged in or out while mounted. */
export function useDeviceWatch(media: LocalMedia): void {
  useEffect(() => media.watch(), [media]);
}
