import type { LocalMedia } from "../../../../media/local-media.ts";
import type { DeviceKind } from "../../../../ports/video-room.ts";

const kinds: readonly DeviceKind[] = ["microphone", "camera"];

/** A short interruption ends by itself; one that lasts does not. */
const patienceMs = 1_500;

type Page = Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;

/**
 * Reopens devices that the system muted and that are still muted 1.5 s later, or 1.5 s after the page becomes
 * visible: after a phone call iOS leaves the track `live` and `muted` for good. Stops each before requesting
 * it again. Returns a function that stops watching.
 */
export function reviveDevices(media: LocalMedia, page: Page = document): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const interrupted = () =>
    kinds.filter((kind) => {
      const device = media.getSnapshot()[kind];
      return device.status === "on" && device.track.muted && device.track.readyState === "live";
    });

  async function revive(): Promise<void> {
    const lost = page.visibilityState === "visible" ? interrupted() : [];
    if (lost.length === 0) return;
    // Stopped before it is asked for again: a second stream of one device kills the first, or is refused.
    for (const kind of lost) media.stop(kind);
    await media.request(lost);
  }

  function later(): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void revive();
    }, patienceMs);
    timers.add(timer);
  }

  const watched = new WeakSet<MediaStreamTrack>();
  const watch = () => {
    for (const kind of kinds) {
      const device = media.getSnapshot()[kind];
      if (device.status !== "on" || watched.has(device.track)) continue;
      watched.add(device.track);
      device.track.addEventListener("mute", later);
    }
  };

  watch();
  const stopWatching = media.subscribe(watch);
  page.addEventListener("visibilitychange", later);
  return () => {
    stopWatching();
    page.removeEventListener("visibilitychange", later);
    for (const timer of timers) clearTimeout(timer);
  };
}
