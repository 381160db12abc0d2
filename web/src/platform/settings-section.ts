import type { ApplicationSettings } from "@anteroom/domain/clinic/settings";
import type { ComponentType } from "react";

/** The sections of `/profile-settings`, by their word in the address (`?section=security`), in their order. */
export const sectionIds = [
  "personal",
  "dependents",
  "insurance",
  "notifications",
  "security",
  "data",
] as const;
export type SectionId = (typeof sectionIds)[number];

/** What fills a section: parts of several journeys by a name of their own, one below the other, each a chunk of its own; headings inside start at `h2`. */
export type SettingsSection = {
  /** Whether this clinic has the section at all. */
  isOpen?: (settings: ApplicationSettings) => boolean;
  /** Without a part the section is not shown. */
  parts: Readonly<Record<string, ComponentType>>;
};

export type SettingsSections = Readonly<Record<SectionId, SettingsSection>>;
