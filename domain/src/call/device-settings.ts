import { asRecord } from "../shared/record.ts";

export type MediaDevice = { id: string; name: string };
type Kept = { name: string; id: string };

/** S3.VIDEOSET.01: what somebody chose for calls on this browser. A null stands for the usual device of the system. */
export type DeviceSettings = {
  audio: Kept | null;
  video: Kept | null;
  speaker: Kept | null;
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
    audio: readKept(record["audio"]),
    video: readKept(record["video"]),
    speaker: readKept(record["speaker"]),
    savedAt,
  };
}

function readKept(value: unknown): Kept | null {
  const record = asRecord(value);
  const name = record?.["name"];
  const id = record?.["id"];
  if (typeof name !== "string" || name === "") return null;
  return { name, id: typeof id === "string" ? id : "" };
}

/** The device that was kept among those that are here, by its name and then by its id (ids rotate on Safari); null for the usual one. */
export function findKept(kept: Kept | null, devices: readonly MediaDevice[]): string | null {
  if (!kept) return null;
  const named = devices.filter(({ name }) => name === kept.name);
  const found = named.find(({ id }) => id === kept.id) ?? named[0];
  return (found ?? devices.find(({ id }) => id !== "" && id === kept.id))?.id ?? null;
}
