import type { TokenScope } from "./token-scopes.ts";

/** What people who work at a clinic are, as far as rights go. */
export const staffRoles = ["doctor", "reception", "admin"] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * What a session of each role may do. Nobody has `patients:write`: it makes links by which one signs in as a patient, and
 * reads what only a doctor may.
 */
const scopesByRole: Readonly<Record<StaffRole, readonly TokenScope[]>> = {
  doctor: [
    "appointments:write",
    "calls:write",
    "messages:write",
    "files:write",
    "health:write",
    "doctors:read",
    "hours:write",
    "urgent:write",
  ],
  reception: [
    "appointments:write",
    "calls:read",
    "messages:write",
    "doctors:read",
    "patients:read",
    "payments:write",
    "urgent:write",
    "vouchers:read",
  ],
  admin: [
    "appointments:write",
    "doctors:write",
    "patients:read",
    "payments:write",
    "urgent:write",
    "vouchers:write",
    "reports:read",
    "settings:write",
    "webhooks:write",
    "tokens:write",
    "audit:read",
    "staff:write",
  ],
};

/** The scopes of a role. */
export function scopesOfRole(role: StaffRole): readonly TokenScope[] {
  return scopesByRole[role];
}

const hour = 3_600_000;

/** How long things of staff accounts last, in ms. */
export const staffLifetimes = {
  /** A working day, however the session is used. */
  session: 14 * hour,
  /** A session that nobody uses. */
  idle: 4 * hour,
  /** A one-time password that nobody has used. */
  oneTimePassword: 72 * hour,
} as const;

/** Codes of an authenticator app that may be tried in a day: one chance in 16,000, as for patients. */
export const staffCodesADay = 20;
