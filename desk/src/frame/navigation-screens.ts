import type { StaffRole } from "@anteroom/domain/clinic/staff-roles";

/** A screen that the bar leads to. */
export type NavigationName =
  | "day"
  | "week"
  | "urgent"
  | "messages"
  | "book"
  | "hours"
  | "signature"
  | "doctors"
  | "staff"
  | "vouchers"
  | "reports"
  | "audit"
  | "settings"
  | "security";

/** Which role has which screens, in the order of the bar. */
export const screensOf: Readonly<Record<StaffRole, readonly NavigationName[]>> = {
  doctor: ["day", "week", "urgent", "messages", "hours", "signature", "security"],
  reception: ["day", "week", "urgent", "messages", "book", "security"],
  admin: [
    "day",
    "week",
    "urgent",
    "book",
    "doctors",
    "staff",
    "vouchers",
    "reports",
    "audit",
    "settings",
    "security",
  ],
};
