import { useEffect, useSyncExternalStore } from "react";
import type { LocalMedia } from "../../media/local-media.ts";

/** Returns the current state of the devices, and renders again with each change. Opens nothing. */
export function useMedia(media: LocalMedia) {
  return useSyncExternalStore(media.subscribe, media.getSnapshot, media.getSnapshot);
}

/** Follows devices being plugged in or out while mounted, which may replace an open one. */
export function useDeviceWatch(media: LocalMedia): void {
  useEffect(() => media.watch(), [media]);
}
