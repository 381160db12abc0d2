import type { Insurance } from "@anteroom/contract/account/insurance";
import type * as shapes from "@anteroom/contract/account/insurance";
import { sql } from "kysely";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import {
  actsFor,
  loadPictures,
  lockInsuredPerson,
  presentSides,
  type InsuredPerson,
} from "./insured-person.ts";

type Answer = { data: { entity: Insurance } } | ProblemOutcome;

/**
 * Returns the insurance of the patient or a dependent, with what pictures of the card exist. Reading a
 * dependent's is audited.
 */
export function getInsurance(call: Call<typeof shapes.getInsurance>): Promise<Answer> {
  const { tenant, caller, params, tx } = call;
  return tx(async (one) => {
    const person = await lockInsuredPerson(one, { ...call, patientId: params.patient_id });
    if (isProblem(person)) return person;
    const acting = actsFor(caller, person.id);
    if (acting.onBehalfOf !== undefined)
      await audit(one, tenant.id, {
        actor: actorOf(caller),
        action: "insurance.read",
        object: `patient/${person.id}`,
        ...acting,
      });
    return { data: { entity: await present(one, person) } };
  });
}

/**
 * Saves the insurance of the patient or a dependent and audits it (S3.PROFILE.11); empty texts delete the
 * value. `changed_elsewhere` when another window has saved since the form was loaded.
 */
export function saveInsurance(call: Call<typeof shapes.saveInsurance>): Promise<Answer> {
  const { tenant, caller, params, body, tx } = call;
  return tx(async (one) => {
    const person = await lockInsuredPerson(one, { ...call, patientId: params.patient_id });
    if (isProblem(person)) return person;
    if (person.version !== body.version) return problem("changed_elsewhere");
    const change = {
      insurer: body.insurer || null,
      insurance_number: body.insurance_number || null,
      policy_number: body.policy_number || null,
    };
    await one
      .updateTable("patients")
      .set({ ...change, insurance_valid_until: body.valid_until, version: sql<number>`version + 1` })
      .where("id", "=", person.id)
      .execute();
    await audit(one, tenant.id, {
      actor: actorOf(caller),
      action: "insurance.change",
      object: `patient/${person.id}`,
      ...actsFor(caller, person.id),
    });
    const { id, version } = person;
    return {
      data: {
        entity: await present(one, {
          id,
          version: version + 1,
          ...change,
          valid_until: body.valid_until,
        }),
      },
    };
  });
}

async function present(tx: Tx, { id, ...person }: InsuredPerson): Promise<Insurance> {
  return { patient_id: id, ...person, ...presentSides(await loadPictures(tx, id)) };
}
