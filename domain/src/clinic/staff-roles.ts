import type { TokenScope } from "./token-scopes.ts";

/** The roles of a clinic's staff. */
export const staffRoles = ["doctor", "reception", "admin"] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * The scopes of each role. None has `patients:write`: it can create links that sign in as a patient, set the OpenID
 * provider of patients, and read what only a doctor may.
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
    "calendar:write",
  ],
  reception: [
    "appointments:write",
    "calls:read",
    "messages:write",
    "doctors:read",
    "patients:read",
    "patients:add",
    "patients:merge",
    "payments:write",
    "urgent:write",
    "vouchers:read",
  ],
  admin: [
    "appointments:write",
    "calls:read",
    "doctors:write",
    "patients:read",
    "patients:add",
    "patients:merge",
    "payments:write",
    "gateways:write",
    "urgent:write",
    "vouchers:write",
    "reports:read",
    "settings:write",
    "webhooks:write",
    "tokens:write",
    "audit:read",
    "staff:write",
    "sign_in:write",
    "calendar:write",
  ],
};

/** Returns the scopes of a role; a doctor's account uses them only for that doctor's appointments. */
export function scopesOfRole(role: StaffRole): readonly TokenScope[] {
  return scopesByRole[role];
}

const hour = 3_600_000;

/** Lifetimes of what staff accounts use, in ms. */
export const staffLifetimes = {
  /** A session, however active: a working day. */
  session: 14 * hour,
  /** A session without activity. */
  idle: 4 * hour,
  /** An unused one-time password. */
  oneTimePassword: 72 * hour,
} as const;

/**
 * The most authenticator codes that may be tried for one account in a day: a chance of 1 in 16,000 to guess one, as for
 * patients.
 */
export const staffCodesADay = 20;
