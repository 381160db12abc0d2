import { asRecord } from "../shared/record.ts";

export type MediaDevice = { id: string; name: string };
type Stored = { name: string; id: string };

/** S3.VIDEOSET.01: what somebody chose for calls on this browser. A null stands for the usual device of the system. */
export type DeviceSettings = {
  audio: Stored | null;
  video: Stored | null;
  speaker: Stored | null;
  savedAt: number;
};

/** Device names say what somebody owns: a choice not renewed for so long is let go (D.64), in ms. */
export const deviceSettingsLifetime = 90 * 24 * 60 * 60 * 1000;

/** What was kept, or null where it is unreadable or too old. */
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

/** The device that was kept among those that are here, by its name and then by its id (ids rotate on Safari); null for the usual one. */
export function findStored(stored: Stored | null, devices: readonly MediaDevice[]): string | null {
  if (!stored) return null;
  const named = devices.filter(({ name }) => name === stored.name);
  const found = named.find(({ id }) => id === stored.id) ?? named[0];
  return (found ?? devices.find(({ id }) => id !== "" && id === stored.id))?.id ?? null;
}
