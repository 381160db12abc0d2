import type { addDependent as shape } from "@anteroom/contract/account/dependents";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import type { Services } from "../../../platform/config/services.ts";
import { askForAgreement } from "./care-mails.ts";
import { checkDependent } from "./check-dependent.ts";
import { loadDependents, presentDependent } from "./present-dependent.ts";

/** Most dependents of a patient, against scripts. */
const most = 30;

/**
 * Adds a dependent of the patient and audits it. An adult must agree before anyone acts for them, and is
 * asked by mail. At most 30, and none for a patient who is a dependent, else `too_many_requests`.
 */
export async function addDependent(
  { tenant, caller, body, now, tx }: Call<typeof shape>,
  services: Services,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  if (!tenant.settings.patientsManageDependents) return problem("feature_off");
  const checked = checkDependent(body, { tenant, now, hasAgreed: false });
  if (!checked.isOk) return checked.refusal;
  const { person, mustAgree } = checked;
  return tx(async (one) => {
    const parent = await one
      .selectFrom("patients")
      .select(["parent_id", "language"])
      .where("id", "=", caller.patientId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // A dependent has no dependents: families are two levels deep.
    const isFull = (await loadDependents(one, caller.patientId)).length >= most;
    if (parent.parent_id !== null || isFull) return problem("too_many_requests", { retry_after: 3600 });
    const { id } = await one
      .insertInto("patients")
      .values({
        tenant_id: tenant.id,
        ...person,
        parent_id: caller.patientId,
        created_at: now,
        ...(mustAgree ? { care_asked_at: now, care_ends_at: now } : {}),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (mustAgree && person.email !== null)
      await askForAgreement(
        one,
        { id, email: person.email, language: parent.language, requestedBy: caller.patientId },
        { services, tenant, now },
      );
    await audit(one, tenant.id, {
      actor: actorOf(caller),
      action: "dependent.add",
      object: `patient/${id}`,
      onBehalfOf: id,
    });
    const [row] = await loadDependents(one, caller.patientId, id);
    if (!row) throw new Error("A dependent that was just added is gone");
    return { data: { entity: presentDependent(row, now) } };
  });
}
