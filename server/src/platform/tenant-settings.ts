import { readSettings, type ApplicationSettings } from "@anteroom/domain/settings";
import type { Tenant } from "./tenants.ts";

const known = new WeakMap<object, ApplicationSettings>();

/** A clinic's settings, complete and checked (D.18), read once per version. */
export function settingsOf({ settings }: Pick<Tenant, "settings">): ApplicationSettings {
  const read = known.get(settings) ?? readSettings(settings);
  known.set(settings, read);
  return read;
}
