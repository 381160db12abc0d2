import type { GlobalLinks } from "./settings.ts";
import type { SystemName } from "../call/surroundings.ts";

/** An operating system of phones that has an app store. */
export type PhoneSystem = "ios" | "android";
/** Link to the clinic's app for one kind of phone. */
export type AppStore = { system: PhoneSystem; href: string };

/** Returns the phone's system; null for other devices and unknown ones. */
export const phoneSystemOf = (system: SystemName): PhoneSystem | null =>
  system === "ios" || system === "android" ? system : null;

/** Returns the app stores that the clinic has set (S1.40), that of this phone first; Android first for null. */
export function appStores(links: GlobalLinks, phone: PhoneSystem | null): readonly AppStore[] {
  const systems: readonly PhoneSystem[] = phone === "ios" ? ["ios", "android"] : ["android", "ios"];
  return systems.flatMap((system) => {
    const href = system === "ios" ? links.ios_app : links.android_app;
    return href === undefined ? [] : [{ system, href }];
  });
}
