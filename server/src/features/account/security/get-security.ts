import type { getSecurity as shape } from "@anteroom/contract/account/second-factor";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { Call } from "../../../platform/http/mount.ts";
import { findFactor, maskedEmailOf } from "./manage-factors.ts";
import { provenUntil } from "../../../shared/account/proof.ts";
import { countRecoveryCodes } from "./recovery-codes.ts";

/**
 * Returns what protects the account: confirmed factors, passkeys, number of codes left, the masked address,
 * and until when the session counts as recently authenticated. Contains no keys, codes or hashes.
 */
export function getSecurity({ caller, now, tx }: Call<typeof shape>): Promise<AnswerOf<typeof shape>> {
  const { patientId } = caller;
  return tx(async (one) => {
    const passkeys = await one
      .selectFrom("passkeys")
      .select(["id", "name", "created_at", "last_used_at", "is_backed_up"])
      .where("patient_id", "=", patientId)
      .orderBy("id")
      .execute();
    const since = async (kind: "totp" | "email") =>
      (await findFactor(one, patientId, kind))?.confirmed_at?.toISOString() ?? null;
    const entity = {
      email: await maskedEmailOf(one, patientId),
      totp_since: await since("totp"),
      email_since: await since("email"),
      recovery_codes_left: await countRecoveryCodes(one, patientId),
      passkeys: passkeys.map(({ created_at, last_used_at, ...passkey }) => ({
        ...passkey,
        created_at: created_at.toISOString(),
        last_used_at: last_used_at?.toISOString() ?? null,
      })),
      proven_until: (await provenUntil(one, caller, now))?.toISOString() ?? null,
    };
    return { data: { entity } };
  });
}
