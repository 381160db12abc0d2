import type { TokenScope } from "@anteroom/domain/clinic/token-scopes";
import { hashOf, newToken } from "../crypto/secrets.ts";
import type { Tx } from "../database/database.ts";

/**
 * The properties of a new clinic token. `doctorId` null acts for the whole clinic; `expiresAt` null never ends;
 * `madeBy` is an actor of the audit log; `replaces` is the id of the token that it rotates.
 */
export type NewClinicToken = {
  tenantId: number;
  label: string;
  doctorId: number | null;
  /** Null: all scopes of its kind. */
  scopes: readonly TokenScope[] | null;
  expiresAt: Date | null;
  madeBy: string;
  replaces?: number;
  now: Date;
};

/** So that a program that looks for leaked secrets recognises one. */
const prefix = "anteroom_";

/**
 * Creates a token of a clinic; neither checks scopes nor audits. The token is returned only here; the database
 * stores its hash.
 */
export async function makeClinicToken(
  tx: Tx,
  wanted: NewClinicToken,
): Promise<{ id: number; token: string }> {
  const token = `${prefix}${newToken()}`;
  const { id } = await tx
    .insertInto("clinic_tokens")
    .values({
      tenant_id: wanted.tenantId,
      token_hash: hashOf(token),
      label: wanted.label,
      doctor_id: wanted.doctorId,
      scopes: wanted.scopes && [...wanted.scopes],
      created_at: wanted.now,
      expires_at: wanted.expiresAt,
      made_by: wanted.madeBy,
      replaces: wanted.replaces ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, token };
}
