import type { StaffMember } from "@anteroom/contract/administration/staff";
import type { Selectable } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { Tx } from "../../platform/database/database.ts";
import { contentVersion } from "../../platform/http/replaces.ts";

/** The row of a staff account. */
export type StaffRow = Selectable<Tables["staff"]>;

/**
 * Ends all sessions of an account but `except`, and returns their token hashes; pass them to `forgetSession` after
 * the commit. Does not audit.
 */
export async function endStaffSessions(
  tx: Tx,
  staffId: number,
  now: Date,
  { except = null }: { except?: Buffer | null } = {},
): Promise<Buffer[]> {
  const ended = await tx
    .updateTable("staff_sessions")
    .set({ revoked_at: now })
    .where("staff_id", "=", staffId)
    .where("revoked_at", "is", null)
    .$if(except !== null, (query) => query.where("token_hash", "!=", except))
    .returning("token_hash")
    .execute();
  return ended.map(({ token_hash }) => token_hash);
}

/** Counts the passkeys of each account of the clinic that has any. */
export async function countPasskeys(tx: Tx): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .selectFrom("staff_passkeys")
    .select(({ fn }) => ["staff_id", fn.countAll<number>().as("passkeys")])
    .groupBy("staff_id")
    .execute();
  return new Map(rows.map(({ staff_id, passkeys }) => [staff_id, Number(passkeys)]));
}

/** Returns the version of what `clinicChangeStaff` replaces of an account. */
export const staffVersion = (facts: Pick<StaffMember, "name" | "role" | "doctor_id" | "is_disabled">) =>
  contentVersion([facts.name, facts.role, facts.doctor_id, facts.is_disabled]);

/** Maps an account to the API's shape, without secrets. */
export function presentStaff(row: StaffRow, passkeys: number): StaffMember {
  const hasApp = row.totp_confirmed_at !== null;
  return {
    id: row.id,
    version: staffVersion({ ...row, is_disabled: row.disabled_at !== null }),
    email: row.email,
    name: row.name,
    role: row.role,
    doctor_id: row.doctor_id,
    has_second_factor: hasApp || passkeys > 0,
    has_authenticator_app: hasApp,
    passkeys,
    is_invited: row.one_time_until !== null,
    is_disabled: row.disabled_at !== null,
    created_at: row.created_at.toISOString(),
    last_signed_in_at: row.last_signed_in_at?.toISOString() ?? null,
  };
}
