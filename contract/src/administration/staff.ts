import { staffRoles } from "@anteroom/domain/clinic/staff-roles";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { collection, entity, Id, Instant, limits, PathId, text } from "../values.ts";

const StaffParams = z.strictObject({ staff_id: PathId });

export const StaffRole = z.enum(staffRoles);

/** Somebody who works at the clinic and may sign in at its desk. */
export const StaffMember = z.object({
  id: Id,
  /** The sign-in name. */
  email: z.string(),
  name: z.string(),
  role: StaffRole,
  /** As whom a doctor acts. */
  doctor_id: z.nullable(Id),
  has_second_factor: z.boolean(),
  /** Whether the one-time password still waits for its owner. */
  is_invited: z.boolean(),
  is_disabled: z.boolean(),
  created_at: Instant,
  last_signed_in_at: z.nullable(Instant),
});
export type StaffMember = z.infer<typeof StaffMember>;

/** A one-time password, shown this one time; its owner chooses another when they sign in first. */
const WithOneTimePassword = z.extend(StaffMember, { one_time_password: z.string() });

const rights = {
  name: text(limits.name).check(z.minLength(1)),
  role: StaffRole,
  /** For the role `doctor`, and no other. */
  doctor_id: z.nullable(Id),
};

export const clinicListStaff = endpoint({
  method: "GET",
  path: "/clinic/staff",
  summary: "Everybody who may sign in at the clinic's desk, and those who no longer may",
  caller: "clinic",
  scope: "staff:read",
  response: collection(StaffMember),
});

export const clinicAddStaff = endpoint({
  method: "POST",
  path: "/clinic/staff",
  summary: "Makes an account for the clinic's desk and shows its one-time password this one time",
  description:
    "The one-time password is good for 72 hours, and for choosing a password. A program gives no role whose scopes it does not have; an admin at the desk gives any role. An email address has one account.",
  caller: "clinic",
  scope: "staff:write",
  body: z.strictObject({
    email: z.string().check(z.trim(), z.maxLength(limits.email), z.email()),
    ...rights,
  }),
  status: 201,
  response: entity(WithOneTimePassword),
  problems: ["not_found", "insufficient_scope", "status_conflict"],
});

export const clinicChangeStaff = endpoint({
  method: "PUT",
  path: "/clinic/staff/{staff_id}",
  summary: "Changes name, role and doctor of an account, or whether it may sign in",
  description:
    "Where the role, the doctor or the right to sign in changes, the account's sessions end at once. Nobody changes their own.",
  caller: "clinic",
  scope: "staff:write",
  params: StaffParams,
  body: z.strictObject({ ...rights, is_disabled: z.boolean() }),
  response: entity(StaffMember),
  problems: ["insufficient_scope", "status_conflict"],
});

export const clinicResetStaffPassword = endpoint({
  method: "POST",
  path: "/clinic/staff/{staff_id}/password_reset",
  summary: "Replaces the password by a one-time password, and ends the account's sessions",
  caller: "clinic",
  scope: "staff:write",
  params: StaffParams,
  /** Whether the authenticator app is taken off the account too, as for somebody who has lost the phone. */
  body: z.strictObject({ removes_second_factor: z.boolean() }),
  response: entity(WithOneTimePassword),
  problems: ["insufficient_scope", "status_conflict"],
});
