import type { StaffRole } from "@anteroom/domain/clinic/staff-roles";
import { hashOf } from "../platform/crypto/secrets.ts";
import { withTenant } from "../platform/database/database.ts";
import { known, type TestClinic } from "./test-clinic.ts";

type WantedStaff = {
  role: StaffRole;
  /** The session's token. */
  token: string;
  clinic?: "aurora" | "ipe";
  email?: string;
  /** An unknown password by default. */
  passwordHash?: string;
  /** Whether the session waits for the authenticator app to be set up. */
  lacksFactor?: boolean;
  /** Whether the session has just proved its password. */
  isProven?: boolean;
  isRevoked?: boolean;
  isDisabled?: boolean;
};

/** The hash of no password, and cheap to compare. */
const unknownPassword = `$argon2id$v=19$m=8,t=1,p=1$${"A".repeat(22)}$${"A".repeat(43)}`;

/**
 * Inserts a staff account and a session of 14 hours under this token; returns the account's id. A
 * doctor's account belongs to the clinic's first doctor.
 */
export function makeStaffSession(
  { db, clock }: Pick<TestClinic, "db" | "clock">,
  {
    role,
    token,
    clinic = "aurora",
    email = `${token}@clinic.example`,
    passwordHash = unknownPassword,
    lacksFactor = false,
    isProven = false,
    isRevoked = false,
    isDisabled = false,
  }: WantedStaff,
): Promise<number> {
  const { tenantId, doctorId } = known[clinic];
  const now = clock.now();
  return withTenant(db, tenantId, async (tx) => {
    const { id } = await tx
      .insertInto("staff")
      .values({
        tenant_id: tenantId,
        email,
        name: `Staff ${role}`,
        role,
        doctor_id: role === "doctor" ? doctorId : null,
        password_hash: passwordHash,
        created_at: now,
        made_by: "test",
        disabled_at: isDisabled ? now : null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("staff_sessions")
      .values({
        tenant_id: tenantId,
        token_hash: hashOf(token),
        staff_id: id,
        created_at: now,
        last_used_at: now,
        expires_at: new Date(now.getTime() + 14 * 3_600_000),
        revoked_at: isRevoked ? now : null,
        lacks_factor: lacksFactor,
        proven_at: isProven ? now : null,
      })
      .execute();
    return id;
  });
}
