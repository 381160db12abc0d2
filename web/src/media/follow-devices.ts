import type { DeviceKind } from "../ports/video-room.ts";

/** Chromium tells of a new speaker late or never: while a page of devices is open they are looked at so often, in ms. */
const lookEvery = 5_000;

/** Looks again at each sign of a change, on return to the page and every five seconds; returns how to stop. */
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

/** What the browser's setting for this page says of a device; undefined where it does not tell. */
export async function permissionOf(kind: DeviceKind): Promise<PermissionState | undefined> {
  try {
    return (await navigator.permissions.query({ name: kind })).state;
  } catch {
    return undefined;
  }
}

/** Calls back when access is given in the browser's settings, so that nobody has to reload; returns how to stop. */
export function onAccessGiven(kinds: readonly DeviceKind[], given: (kind: DeviceKind) => void): () => void {
  const end = new AbortController();
  for (const kind of kinds) void follow(kind, given, end.signal).catch(() => undefined); // not told in this browser
  return () => end.abort();
}

async function follow(kind: DeviceKind, given: (kind: DeviceKind) => void, signal: AbortSignal) {
  const status = await navigator.permissions.query({ name: kind });
  status.addEventListener("change", () => status.state === "granted" && given(kind), { signal });
}

/** A call, Siri or another app may hold the device for a while: so long it may give it back by itself, in ms. */
const giveBackMs = 3_000;

/**
 * Calls back when a device went mute by itself (a phone call on iOS, a shutter) and stays so although the page is
 * looked at; its owner opens it anew. Ends with the track.
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
