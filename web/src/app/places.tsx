import { useLingui } from "@lingui/react/macro";
import { useClinic, useSession } from "../platform/app-context.tsx";
import type { IconName } from "../ui/icons/icon-names.ts";

export type Place = {
  id: "home" | "doctors" | "visits" | "health" | "you";
  to: string;
  label: string;
  icon: IconName;
  currentIcon: IconName;
  /** Whether a page of this path belongs to the place. */
  owns: (path: string) => boolean;
};

/** The places of the product that this clinic has: what the tab bar and the bar on top lead to. */
export function usePlaces(): Place[] {
  const { t } = useLingui();
  const { settings } = useClinic();
  const session = useSession();
  const places: (Place | false)[] = [
    {
      id: "home",
      to: "/",
      label: t`Home`,
      icon: "house",
      currentIcon: "house-fill",
      owns: (path) => path === "/",
    },
    settings.patientsWebScheduling && {
      id: "doctors",
      to: "/doctors",
      label: t`Doctors`,
      icon: "stethoscope",
      currentIcon: "stethoscope-fill",
      owns: (path) => /^\/(doctors|find-doctor|scheduling|appointment-checkout)/.test(path),
    },
    {
      id: "visits",
      to: "/appointments",
      label: t`Visits`,
      icon: "calendar",
      currentIcon: "calendar-fill",
      owns: (path) => path.startsWith("/appointments"),
    },
    (settings.patientsVitalSigns || settings.elsevierIntegration) && {
      id: "health",
      to: settings.patientsVitalSigns ? "/vitals" : "/health-search",
      label: t`Health`,
      icon: "heartbeat",
      currentIcon: "heartbeat-fill",
      owns: (path) => /^\/(vitals|health)/.test(path),
    },
    (settings.patientsLogIn || session.kind === "signed-in") && {
      id: "you",
      to: session.kind === "signed-in" ? "/profile-settings" : "/login",
      label: session.kind === "signed-in" ? t`You` : t`Sign in`,
      icon: "user",
      currentIcon: "user-fill",
      owns: (path) => /^\/(profile-settings|login)/.test(path),
    },
  ];
  return places.filter((place) => place !== false);
}
