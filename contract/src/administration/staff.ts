import { staffRoles } from "@anteroom/domain/clinic/staff-roles";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { ContentVersion, replaces, replacesRule } from "../replaces.ts";
import { collection, entity, Id, Instant, limits, PathId, text } from "../values.ts";

const StaffParams = z.strictObject({ staff_id: PathId });

/** The role of a staff member at the desk. */
export const StaffRole = z.enum(staffRoles);

/** A staff account of the clinic's desk. */
export const StaffMember = z.object({
  id: Id,
  /** Of name, role, doctor and right to sign in. */
  version: ContentVersion,
  /** The sign-in name. */
  email: z.string(),
  name: z.string(),
  role: StaffRole,
  /** The doctor whom a doctor's account belongs to. */
  doctor_id: z.nullable(Id),
  /** Whether the account has an authenticator app or a passkey. */
  has_second_factor: z.boolean(),
  has_authenticator_app: z.boolean(),
  /** How many passkeys the account has. */
  passkeys: z.int(),
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
  summary: "Lists all staff accounts of the clinic's desk, disabled ones included",
  caller: "clinic",
  scope: "staff:read",
  response: collection(StaffMember),
});

export const clinicAddStaff = endpoint({
  method: "POST",
  path: "/clinic/staff",
  summary: "Creates a staff account and returns its one-time password, only this once",
  description:
    "The one-time password is valid for 72 hours, and only for choosing a password. A program cannot give a role with scopes that its token lacks; an admin at the desk gives any role. One account for each email address.",
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

/** `insufficient_scope` where the role has scopes that the token lacks. */
export const clinicChangeStaff = endpoint({
  method: "PUT",
  path: "/clinic/staff/{staff_id}",
  summary: "Changes name, role, doctor or the right to sign in of a staff account",
  description: `A change of role, doctor or right to sign in ends the account's sessions at once. Of their own account, people at the desk can change only the name (\`status_conflict\`), so that the last admin stays one. ${replacesRule}`,
  caller: "clinic",
  scope: "staff:write",
  params: StaffParams,
  body: z.strictObject({ ...rights, is_disabled: z.boolean(), replaces }),
  response: entity(StaffMember),
  problems: ["insufficient_scope", "status_conflict", "changed_elsewhere"],
});

/** The answer has the one-time password, which is not mailed. Not for one's own account. */
export const clinicResetStaffPassword = endpoint({
  method: "POST",
  path: "/clinic/staff/{staff_id}/password_reset",
  summary: "Replaces the password by a one-time password, and ends the account's sessions",
  caller: "clinic",
  scope: "staff:write",
  params: StaffParams,
  /** Whether to remove the authenticator app and all passkeys too, as for a lost phone. */
  body: z.strictObject({ removes_second_factor: z.boolean() }),
  response: entity(WithOneTimePassword),
  problems: ["insufficient_scope", "status_conflict"],
});
