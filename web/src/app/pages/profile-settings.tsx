import { SettingsShell } from "../../features/account/profile/settings-shell.tsx";
import { later } from "../../ui/later.tsx";
import { settingsSections } from "./settings-sections.ts";

const laterFaces = later(
  async () => (await import("../../features/account/dependents/family-faces.tsx")).FamilyFaces,
  { shape: "people", count: 1 },
  ["dependents"],
);

/** `/profile-settings` with everything the journeys put into it. */
export function ProfileSettings() {
  return <SettingsShell sections={settingsSections} Family={laterFaces.Part} />;
}
