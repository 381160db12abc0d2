import type { eraseAccount as shape } from "@anteroom/contract/my-data";
import { actorOf, audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database.ts";
import type { Call } from "../../platform/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/problem.ts";
import { cancelUpcoming } from "./cancel-upcoming.ts";
import { confirmPassword } from "./confirm-password.ts";
import { erasePersons } from "./erase-persons.ts";
import type { MyDataParts } from "./my-data-parts.ts";
import { lockPersons } from "./rows-of-person.ts";
import { findUpcoming, isInVisit, type UpcomingVisit } from "./upcoming-visits.ts";

type Erased = { tokens: Buffer[]; visits: UpcomingVisit[] };

/** Erases the patient, and the dependents without an account of their own: all of it in one transaction, or nothing. */
export async function eraseAccount(
  { jobs, config, hints, forgetSession, forgetFiles, registry }: MyDataParts,
  call: Call<typeof shape>,
): Promise<ProblemOutcome | undefined> {
  const { tenant, caller, body, address, now, tx } = call;
  const { patientId } = caller;
  const confirmation = { tenantId: tenant.id, patientId, password: body.password, address, now, tx };
  const refusal = await confirmPassword(confirmation);
  if (refusal) return refusal;
  const outcome = await tx<Erased | ProblemOutcome>(async (one) => {
    const persons = await lockPersons(one, patientId);
    const visits = await findUpcoming(one, persons.patientIds, now);
    if (isInVisit(visits)) return problem("status_conflict", { reason: "in_visit" });
    const actor = actorOf(caller);
    await cancelUpcoming(one, visits, { services: { jobs, config }, tenant, actor, now });
    const tokens = await tokensOf(one, persons.patientIds);
    await releaseGrownUps(one, patientId);
    await erasePersons(one, registry, persons);
    for (const id of persons.patientIds)
      await audit(one, tenant.id, { actor, action: "account.erase", object: `patient/${id}` });
    return { tokens, visits };
  });
  if (isProblem(outcome)) return outcome;
  outcome.tokens.forEach(forgetSession);
  await forgetFiles(tenant.id);
  await Promise.all(
    outcome.visits.map(({ id }) => hints.appointmentChanged(tenant.id, { id, patient_id: patientId })),
  );
  return undefined;
}

async function tokensOf(tx: Tx, patientIds: readonly number[]): Promise<Buffer[]> {
  const rows = await tx
    .selectFrom("sessions")
    .select("token_hash")
    .where("patient_id", "in", patientIds)
    .execute();
  return rows.map(({ token_hash }) => token_hash);
}

/** Dependents who have an account of their own stay, and belong to nobody any more. */
async function releaseGrownUps(tx: Tx, patientId: number): Promise<void> {
  await tx
    .updateTable("patients")
    .set({ parent_id: null })
    .where("parent_id", "=", patientId)
    .where("id", "in", (query) => query.selectFrom("credentials").select("credentials.patient_id"))
    .execute();
}
