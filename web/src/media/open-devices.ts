import type { DeviceKind } from "../ports/video-room.ts";
import { classifyMediaError } from "./media-failure.ts";

/** A device that was just let go may need a moment to start: so often it is asked again, waiting longer each time, in ms. */
const waits = [400, 1_200] as const;

/** The stream of the opened devices. */
export type OpenedDevices = {
  stream: MediaStream;
  /** The chosen device was missing and the default one is used. */
  isFallback: boolean;
};

type Chosen = Readonly<Record<DeviceKind, string | null>>;

/**
 * Opens all kinds in one stream, with one permission prompt. Falls back to the default devices for all kinds
 * if a chosen one is gone; tries again after 0.4 and 1.2 s if one is in use. Else rejects with the error of
 * `getUserMedia`. `chosen`: device ids, null for the default. The caller must stop the tracks.
 */
export async function openDevices(
  devices: Pick<MediaDevices, "getUserMedia">,
  kinds: readonly DeviceKind[],
  chosen: Chosen,
  sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<OpenedDevices> {
  let wanted = chosen;
  let isFallback = false;
  for (let tries = 0; ; tries += 1)
    try {
      return { stream: await devices.getUserMedia(constraintsFor(kinds, wanted)), isFallback };
    } catch (error) {
      const isGone = error instanceof Error && error.name === "OverconstrainedError";
      const wait = waits[tries];
      if (isGone && !isFallback) {
        wanted = { microphone: null, camera: null };
        isFallback = true;
      } else if (wait !== undefined && classifyMediaError(error).kind === "in-use") await sleep(wait);
      else throw error;
    }
}

function constraintsFor(kinds: readonly DeviceKind[], chosen: Chosen): MediaStreamConstraints {
  // A mere wish (`ideal`) is passed over by Chromium for microphones.
  const device = (id: string | null) => (id === null ? {} : { deviceId: { exact: id } });
  return {
    audio: kinds.includes("microphone")
      ? { ...device(chosen.microphone), echoCancellation: true, noiseSuppression: true }
      : false,
    video: kinds.includes("camera")
      ? {
          ...device(chosen.camera),
          width: { ideal: 1_280 },
          height: { ideal: 720 },
          frameRate: { ideal: 30, max: 30 }, // a pulse is read from them; what is sent is limited by the room
        }
      : false,
  };
}
