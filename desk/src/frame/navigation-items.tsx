import { clinicUnseenMessages } from "@anteroom/client/operations";
import type { StaffRole } from "@anteroom/domain/clinic/staff-roles";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useStaff } from "../platform/desk-context.tsx";
import { isOfSettings, type Place, type Route } from "../platform/route.ts";
import { useApiAnswer } from "../platform/use-answer.ts";
import { useUrgentAlarm } from "../urgent/urgent-alarm.ts";
import { screensOf, type NavigationName } from "./navigation-screens.ts";

/** A screen that the bar leads to. */
export type NavigationItem = {
  name: Place["name"] & Route["name"];
  place: Place;
  label: ReactNode;
  isCurrent: boolean;
  /** How many urgent messages it has; undefined for screens without. */
  urgent?: number;
  /** How many unread messages of patients it has. */
  unread?: number;
};

/**
 * Returns the screens of the signed-in member of staff for the bar, with counts of urgent and unread messages. Urgent
 * messages sound an alarm: use it once in a page.
 */
export function useNavigationItems(route: Route): readonly NavigationItem[] {
  const { role } = useStaff();
  const urgent = useUrgentAlarm();
  const { data } = useApiAnswer(clinicUnseenMessages, { isEnabled: role !== "admin" });
  const unread = data?.data.collection.length ?? 0;
  return screensOf[role].map((name) => ({
    name,
    place: { name },
    label: labelOf(name, { role, urgent, unread }),
    isCurrent: isCurrent(name, route),
    ...(name === "urgent" ? { urgent } : {}),
    ...(name === "messages" ? { unread } : {}),
  }));
}

function isCurrent(name: NavigationName, route: Route): boolean {
  if (name === "settings") return isOfSettings(route);
  if (name === "book") return route.name === "book" || route.name === "merge";
  return name === "doctors" ? /doctor/.test(route.name) : name === route.name;
}

type Facts = { role: StaffRole; urgent?: number; unread?: number };

/** Returns the name of a screen as the bar has it for this role, with the counts that are given. */
export function labelOf(name: NavigationName, { role, urgent = 0, unread: count = 0 }: Facts): ReactNode {
  switch (name) {
    case "day":
      return <Trans>Today</Trans>;
    case "week":
      return role === "doctor" ? <Trans>Week</Trans> : <Trans>Schedule</Trans>;
    case "urgent":
      return urgent > 0 ? <Trans>Urgent ({urgent})</Trans> : <Trans>Urgent</Trans>;
    case "messages":
      return count > 0 ? <Trans>Messages ({count})</Trans> : <Trans>Messages</Trans>;
    case "book":
      return <Trans>Book</Trans>;
    case "hours":
      return <Trans>Hours</Trans>;
    case "signature":
      return <Trans>Signature</Trans>;
    case "doctors":
      return <Trans>Doctors</Trans>;
    case "staff":
      return <Trans>Staff</Trans>;
    case "vouchers":
      return <Trans>Vouchers</Trans>;
    case "reports":
      return <Trans>Reports</Trans>;
    case "audit":
      return <Trans>Audit log</Trans>;
    case "settings":
      return <Trans>Settings</Trans>;
    case "security":
      return <Trans>Security</Trans>;
  }
}
