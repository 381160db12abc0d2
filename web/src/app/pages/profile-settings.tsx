import { SettingsShell } from "../../features/account/profile/settings-shell.tsx";
import { lazyPart } from "../../ui/lazy.tsx";
import { settingsSections } from "./settings-sections.ts";

const lazyFaces = lazyPart(
  async () => (await import("../../features/account/dependents/family-faces.tsx")).FamilyFaces,
  { shape: "people", count: 1 },
  ["dependents"],
);

/** Renders `/profile-settings` with the sections of all features. */
export function ProfileSettings() {
  return <SettingsShell sections={settingsSections} Family={lazyFaces.Part} />;
}
