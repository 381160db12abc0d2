import type { GlobalLinks } from "./settings.ts";
import type { SystemName } from "../call/surroundings.ts";

export type PhoneSystem = "ios" | "android";
/** Where the clinic's app for one kind of phone is. */
export type AppStore = { system: PhoneSystem; href: string };

/** Which phone this is; null where it is none, or not known. */
export const phoneSystemOf = (system: SystemName): PhoneSystem | null =>
  system === "ios" || system === "android" ? system : null;

/** S1.40: the stores the clinic has given, that of this phone first; a missing one leaves no dead link. */
export function appStores(links: GlobalLinks, phone: PhoneSystem | null): readonly AppStore[] {
  const systems: readonly PhoneSystem[] = phone === "ios" ? ["ios", "android"] : ["android", "ios"];
  return systems.flatMap((system) => {
    const href = system === "ios" ? links.ios_app : links.android_app;
    return href === undefined ? [] : [{ system, href }];
  });
}
