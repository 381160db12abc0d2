import type { removeDependent as shape } from "@anteroom/contract/account/dependents";
import { retireAccountTokens } from "../../../shared/account/account-tokens.ts";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { careTokenKind } from "./care-mails.ts";

/**
 * Removes a dependent from the family, audits it and invalidates a pending consent link (S6.ROLE.13). The
 * person's row and appointments stay; no new ones can be booked. `not_found` when already removed.
 */
export async function removeDependent({
  tenant,
  caller,
  params,
  now,
  tx,
}: Call<typeof shape>): Promise<undefined | ProblemOutcome> {
  if (!tenant.settings.patientsManageDependents) return problem("feature_off");
  const { dependent_id: id } = params;
  return tx(async (one) => {
    const { numUpdatedRows } = await one
      .updateTable("patients")
      .set({ removed_at: now })
      .where("id", "=", id)
      .where("parent_id", "=", caller.patientId)
      .where("removed_at", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return problem("not_found");
    await retireAccountTokens(one, { patientId: id, kinds: [careTokenKind], now });
    const object = `patient/${id}`;
    await audit(one, tenant.id, {
      actor: actorOf(caller),
      action: "dependent.remove",
      object,
      onBehalfOf: id,
    });
    return undefined;
  });
}
