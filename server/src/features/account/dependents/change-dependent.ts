import type { changeDependent as shape } from "@anteroom/contract/account/dependents";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { sql } from "kysely";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import type { Services } from "../../../platform/config/services.ts";
import { askForAgreement } from "./care-mails.ts";
import { checkDependent } from "./check-dependent.ts";
import { type DependentRow, loadDependents, presentDependent } from "./present-dependent.ts";

/**
 * Saves all details of a dependent and audits it. An adult who has not agreed is asked by mail,
 * once for each address. `changed_elsewhere` when another window has saved since the form was
 * loaded; `not_found` for others than the patient's own.
 */
export async function changeDependent(
  call: Call<typeof shape>,
  services: Services,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  const { tenant, caller, params, body, now } = call;
  if (!tenant.settings.patientsManageDependents) return problem("feature_off");
  const { version, ...typed } = body;
  return call.tx(async (one) => {
    const [before] = await loadDependents(one, caller.patientId, params.dependent_id);
    if (!before) return problem("not_found");
    const checked = checkDependent(typed, {
      tenant,
      now,
      hasAgreed: before.care_confirmed_at !== null,
      storedTaxId: before.taxpayer_number,
    });
    if (!checked.isOk) return checked.refusal;
    const { person, mustAgree } = checked;
    const { numUpdatedRows } = await one
      .updateTable("patients")
      .set({ ...person, version: sql<number>`version + 1` })
      .where("id", "=", before.id)
      .where("version", "=", version)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return problem("changed_elsewhere");
    if (mustAgree) await ask(one, { before, email: person.email }, { call, services });
    await audit(one, tenant.id, {
      actor: actorOf(caller),
      action: "dependent.change",
      object: `patient/${before.id}`,
      onBehalfOf: before.id,
    });
    const [row] = await loadDependents(one, caller.patientId, before.id);
    if (!row) throw new Error("A dependent that was just changed is gone");
    return { data: { entity: presentDependent(row, now) } };
  });
}

/** Asks an adult who was not asked yet, or whose address has changed. */
async function ask(
  tx: Tx,
  { before, email }: { before: DependentRow; email: string | null },
  { call: { tenant, caller, now }, services }: { call: Call<typeof shape>; services: Services },
): Promise<void> {
  if (email === null || (before.care_asked_at !== null && before.email === email)) return;
  await tx
    .updateTable("patients")
    .set({ care_asked_at: now, care_ends_at: before.care_ends_at ?? now })
    .where("id", "=", before.id)
    .execute();
  const requested = { id: before.id, email, language: null, requestedBy: caller.patientId };
  await askForAgreement(tx, requested, { services, tenant, now });
}
