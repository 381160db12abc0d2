import { SettingsShell } from "../features/profile/settings-shell.tsx";
import { settingsSections } from "./settings-sections.ts";

/** `/profile-settings` with everything the journeys put into it. */
export function ProfileSettings() {
  return <SettingsShell sections={settingsSections} />;
}
