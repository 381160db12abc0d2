import { staffCodesADay } from "@anteroom/domain/clinic/staff-roles";
import { sql } from "kysely";
import { seal, unseal, type DataKey } from "../../platform/crypto/secrets.ts";
import type { Tx } from "../../platform/database/database.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { stepOfCode } from "../account/security/totp.ts";
import type { StaffRow } from "./staff-rows.ts";

type Owner = { dataKey: DataKey; tenantId: number; staffId: number };

const day = 86_400_000;

/** Binds a sealed key to its account and purpose. */
const contextOf = ({ staffId, ...owner }: Owner) => ({
  ...owner,
  patientId: staffId,
  purpose: "staff-totp",
});

/** Encrypts an authenticator key for the database, bound to its account. */
export function sealStaffTotp(secret: Buffer, owner: Owner): Buffer {
  return seal(secret, contextOf(owner));
}

/**
 * Checks and consumes a code of the account's app, once per time step and never for an earlier step. Returns
 * null when accepted, `wrong_code` (also without a key), or `too_many_codes` above the daily limit. Counts the
 * try before checking the code, and resets the count after a correct one. Locks the account's row.
 */
export async function consumeStaffCode(
  tx: Tx,
  owner: Owner,
  row: Pick<StaffRow, "sealed_totp">,
  { code, now }: { code: string; now: Date },
): Promise<ProblemOutcome | null> {
  const wait = await countCode(tx, owner.staffId, now);
  if (wait !== null) return problem("too_many_codes", { retry_after: wait });
  const step = row.sealed_totp ? stepOfCode(unseal(row.sealed_totp, contextOf(owner)), code, now) : null;
  if (step === null) return problem("wrong_code");
  const taken = await tx
    .updateTable("staff")
    .set({ totp_last_step: step, code_tries: 0 })
    .where("id", "=", owner.staffId)
    .where("totp_last_step", "<", step)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n ? null : problem("wrong_code");
}

/** Counts a try and returns the seconds until the next is allowed, or null. Locks the row. */
async function countCode(tx: Tx, staffId: number, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - day);
  const { rows } = await sql<{ code_tries: number; code_tries_since: Date }>`
    update staff set code_tries = case when code_tries_since > ${since} then code_tries + 1 else 1 end,
      code_tries_since = case when code_tries_since > ${since} then code_tries_since else ${now} end
    where id = ${staffId} returning code_tries, code_tries_since`.execute(tx);
  const [row] = rows;
  if (!row || row.code_tries <= staffCodesADay) return null;
  return Math.max(1, Math.ceil((row.code_tries_since.getTime() + day - now.getTime()) / 1000));
}
