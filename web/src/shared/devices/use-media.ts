import { useEffect, useSyncExternalStore } from "react";
import type { LocalMedia } from "../../media/local-media.ts";

/** Returns the current state of the devices, and renders again with each change. Opens nothing. */
export function useMedia(media: LocalMedia) {
  return useSyncExternalStore(media.subscribe, media.getSnapshot, media.getSnapshot);
}

/**
 * While mounted, follows devices being plugged in or out, which may replace an open one; looks every five
 * seconds and on focus.
 */
export function useDeviceWatch(media: LocalMedia): void {
  useEffect(() => media.watch(), [media]);
}
