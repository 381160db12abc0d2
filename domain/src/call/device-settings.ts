import { asRecord } from "../shared/record.ts";

/** A camera, microphone or speaker as the browser names it; the name is empty before access was given. */
export type MediaDevice = { id: string; name: string };
type Stored = { name: string; id: string };

/**
 * The devices chosen for calls in this browser (S3.VIDEOSET.01); null is the system's default device. `savedAt` in ms.
 */
export type DeviceSettings = {
  audio: Stored | null;
  video: Stored | null;
  speaker: Stored | null;
  savedAt: number;
};

/** How long chosen devices are stored without being renewed, in ms (D.64): device names reveal what somebody owns. */
export const deviceSettingsLifetime = 90 * 24 * 60 * 60 * 1000;

/**
 * Reads stored settings; null where they are no object, have no `savedAt` or are older than
 * `deviceSettingsLifetime`. An invalid device becomes null, the default device. `now` in ms.
 */
export function readDeviceSettings(value: unknown, now: number): DeviceSettings | null {
  const record = asRecord(value);
  const savedAt = record?.["savedAt"];
  if (!record || typeof savedAt !== "number" || now - savedAt > deviceSettingsLifetime) return null;
  return {
    audio: readStored(record["audio"]),
    video: readStored(record["video"]),
    speaker: readStored(record["speaker"]),
    savedAt,
  };
}

function readStored(value: unknown): Stored | null {
  const record = asRecord(value);
  const name = record?.["name"];
  const id = record?.["id"];
  if (typeof name !== "string" || name === "") return null;
  return { name, id: typeof id === "string" ? id : "" };
}

/**
 * Returns the id of the stored device among those present, by name, then by id (ids rotate in Safari). Null for the
 * default device, also where the stored one is missing.
 */
export function findStoredDevice(stored: Stored | null, devices: readonly MediaDevice[]): string | null {
  if (!stored) return null;
  const named = devices.filter(({ name }) => name === stored.name);
  const found = named.find(({ id }) => id === stored.id) ?? named[0];
  return (found ?? devices.find(({ id }) => id !== "" && id === stored.id))?.id ?? null;
}
