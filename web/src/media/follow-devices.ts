import type { DeviceKind } from "../ports/video-room.ts";

/** Chromium tells of a new speaker late or never: while a page of devices is open they are looked at so often, in ms. */
const lookEvery = 5_000;

/**
 * Calls `look` when devices change, when the window gets the focus, and every five seconds; not at once.
 * Returns a function that stops it.
 */
export function watchDevices(devices: MediaDevices, look: () => void): () => void {
  const timer = setInterval(look, lookEvery);
  devices.addEventListener("devicechange", look);
  addEventListener("focus", look);
  return () => {
    clearInterval(timer);
    devices.removeEventListener("devicechange", look);
    removeEventListener("focus", look);
  };
}

/** Returns the browser's permission for a device; undefined where the browser does not report it. */
export async function permissionOf(kind: DeviceKind): Promise<PermissionState | undefined> {
  try {
    return (await navigator.permissions.query({ name: kind })).state;
  } catch {
    return undefined;
  }
}

/**
 * Calls `given` when access to a device changes to granted in the browser, so that no reload is needed; never
 * in browsers that do not report permissions. Returns a function that stops it.
 */
export function onPermissionGranted(
  kinds: readonly DeviceKind[],
  given: (kind: DeviceKind) => void,
): () => void {
  const end = new AbortController();
  for (const kind of kinds) void follow(kind, given, end.signal).catch(() => undefined); // not told in this browser
  return () => end.abort();
}

async function follow(kind: DeviceKind, given: (kind: DeviceKind) => void, signal: AbortSignal) {
  const status = await navigator.permissions.query({ name: kind });
  status.addEventListener("change", () => status.state === "granted" && given(kind), { signal });
}

/** A call, Siri or another app may hold the device for a while: how long it may take to give it back, in ms. */
const giveBackMs = 3_000;

/**
 * Calls `interrupted` each time a device stays muted by the system for 3 s (a phone call on iOS, a shutter) while the page is visible.
 * Stops when the track has ended.
 */
export function onInterruption(track: MediaStreamTrack, interrupted: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const judge = () => {
    clearTimeout(timer);
    if (track.readyState === "ended") return document.removeEventListener("visibilitychange", judge);
    if (!track.muted || document.visibilityState !== "visible") return;
    timer = setTimeout(() => {
      if (track.muted && track.readyState === "live" && document.visibilityState === "visible") interrupted();
    }, giveBackMs);
  };
  track.addEventListener("mute", judge);
  track.addEventListener("unmute", judge);
  track.addEventListener("ended", judge);
  document.addEventListener("visibilitychange", judge);
}
