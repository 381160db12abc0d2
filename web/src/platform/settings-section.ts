import type { ApplicationSettings } from "@anteroom/domain/clinic/settings";
import type { ComponentType } from "react";

/** Ids of the sections of `/profile-settings`, as in the address, in order. */
export const sectionIds = [
  "personal",
  "dependents",
  "insurance",
  "notifications",
  "security",
  "data",
] as const;
/** A section of the settings. */
export type SectionId = (typeof sectionIds)[number];

/** A section: parts of several features, each a chunk of its own; headings start at `h2`. */
export type SettingsSection = {
  /** Returns whether this clinic has the section. */
  isOpen?: (settings: ApplicationSettings) => boolean;
  /** By name, rendered in this order. A section without parts is not shown. */
  parts: Readonly<Record<string, ComponentType>>;
};

/** All sections by id. */
export type SettingsSections = Readonly<Record<SectionId, SettingsSection>>;
