import type { StaffMember } from "@anteroom/contract/administration/staff";
import type { Selectable } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { Tx } from "../../platform/database/database.ts";

/** The row of a staff account. */
export type StaffRow = Selectable<Tables["staff"]>;

/** Ends the sessions of an account. Returns their token hashes, so that caches can drop them. */
export async function endStaffSessions(tx: Tx, staffId: number, now: Date): Promise<Buffer[]> {
  const ended = await tx
    .updateTable("staff_sessions")
    .set({ revoked_at: now })
    .where("staff_id", "=", staffId)
    .where("revoked_at", "is", null)
    .returning("token_hash")
    .execute();
  return ended.map(({ token_hash }) => token_hash);
}

/** Maps an account to the API's shape. */
export function presentStaff(row: StaffRow): StaffMember {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    doctor_id: row.doctor_id,
    has_second_factor: row.totp_confirmed_at !== null,
    is_invited: row.one_time_until !== null,
    is_disabled: row.disabled_at !== null,
    created_at: row.created_at.toISOString(),
    last_signed_in_at: row.last_signed_in_at?.toISOString() ?? null,
  };
}
