import { useLingui } from "@lingui/react/macro";
import { useApp, useSession } from "../../platform/app-context.tsx";
import { useGuestAccess } from "../../platform/guest-access.ts";
import { useIsOpen } from "../../platform/link.tsx";
import type { IconName } from "../../ui/icons/icon-names.ts";

/** A main page of the navigation. */
export type Place = {
  id: "home" | "doctors" | "visits" | "health" | "you";
  to: string;
  label: string;
  icon: IconName;
  currentIcon: IconName;
  /** Returns whether a page at this path belongs to it. */
  owns: (path: string) => boolean;
};

/**
 * Returns the main pages that this clinic has open, for the tab bar and the top bar. A visitor who is signed
 * out and has no guest appointment gets `/join-by-code` for appointments, where it is open. The last entry, if
 * open, is sign-in or profile.
 */
export function usePlaces(): Place[] {
  const { t } = useLingui();
  const isOpen = useIsOpen();
  const session = useSession();
  const held = useGuestAccess(useApp().guest);
  // Nobody is known here: the page that takes an appointment's code offers signing in too.
  const isOut = session.kind === "signed-out" && held.length === 0 && isOpen("/join-by-code");
  const places: Place[] = [
    {
      id: "home",
      to: "/",
      label: t`Home`,
      icon: "house",
      currentIcon: "house-fill",
      owns: (path) => path === "/",
    },
    {
      id: "doctors",
      to: "/doctors",
      label: t`Doctors`,
      icon: "stethoscope",
      currentIcon: "stethoscope-fill",
      owns: (path) => /^\/(doctors|find-doctor|scheduling|appointment-checkout)/.test(path),
    },
    {
      id: "visits",
      to: isOut ? "/join-by-code" : "/appointments",
      label: t`Appointments`,
      icon: "calendar",
      currentIcon: "calendar-fill",
      owns: (path) => /^\/(appointments|join-by-code)/.test(path),
    },
    {
      id: "health",
      to: isOpen("/vitals") ? "/vitals" : "/health-search",
      label: t`Health`,
      icon: "heartbeat",
      currentIcon: "heartbeat-fill",
      owns: (path) => /^\/(vitals|health)/.test(path),
    },
    {
      id: "you",
      to: session.kind === "signed-in" ? "/profile-settings" : "/login",
      label: session.kind === "signed-in" ? t`You` : t({ message: "Sign in", context: "tab" }),
      icon: "user",
      currentIcon: "user-fill",
      owns: (path) => /^\/(profile-settings|login)/.test(path),
    },
  ];
  return places.filter(({ to }) => isOpen(to));
}
