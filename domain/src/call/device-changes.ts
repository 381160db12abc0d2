import type { MediaDevice } from "./device-settings.ts";

type Facts = {
  before: readonly MediaDevice[];
  after: readonly MediaDevice[];
  /** The id that was chosen; null for the usual device of the system. */
  chosen: string | null;
};

/**
 * What a changed list of devices means. `gone`: the chosen device is missing, and the default replaces it. `moved`:
 * the default device changed, which an open microphone does not follow. `offered`: a new device, offered and never
 * selected automatically.
 */
export type DeviceChange =
  | { kind: "gone"; name: string }
  | { kind: "moved" }
  | { kind: "offered"; device: MediaDevice };

/** Chromium's names for "whatever the system uses". */
const aliases: ReadonlySet<string> = new Set(["default", "communications"]);

/**
 * Compares the lists of one kind of device before and after a change. Reports one change: `gone`, else `offered`, else
 * `moved` (only with the default device chosen). Null where nothing relevant changed, or before names were available.
 */
export function deviceChange({ before, after, chosen }: Facts): DeviceChange | null {
  // Names come only once access is given: before, nothing was known and nothing can have changed.
  if (!before.some(({ name }) => name !== "")) return null;
  const has = (list: readonly MediaDevice[], id: string) => list.some((device) => device.id === id);
  if (chosen !== null && has(before, chosen) && !has(after, chosen))
    return { kind: "gone", name: nameOf(before, chosen) };
  const fresh = after.find(({ id, name }) => !aliases.has(id) && name !== "" && !has(before, id));
  if (fresh) return { kind: "offered", device: fresh };
  if (chosen === null && usualOf(before) !== usualOf(after)) return { kind: "moved" };
  return null;
}

const nameOf = (list: readonly MediaDevice[], wanted: string) =>
  list.find(({ id }) => id === wanted)?.name ?? "";

/** Returns the system's present default device, where the browser reports it. */
const usualOf = (list: readonly MediaDevice[]) => nameOf(list, "default");
