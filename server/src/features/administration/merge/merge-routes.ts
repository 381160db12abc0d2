import * as shapes from "@anteroom/contract/administration/merge";
import { sql } from "kysely";
import type { Services } from "../../../platform/config/services.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { mount, type Call } from "../../../platform/http/mount.ts";
import { problem } from "../../../platform/http/problem.ts";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import { readPatients } from "../patient-rows.ts";
import { compareRecords } from "./compare-records.ts";
import { mergePatient } from "./merge-patient.ts";

/** How many records one page of doubles looks at, and the most pairs that it has. */
const page = { records: 250, pairs: 50 } as const;

/**
 * Registers the routes with which a clinic finds records of one patient that were written down twice, compares two,
 * and makes them one. Reads are audited.
 */
export function mergeRoutes({ app }: Pick<Services, "app">): void {
  mount(app, shapes.clinicListDoubles, listDoubles);
  mount(app, shapes.clinicCompareForMerge, async ({ tenant, caller, params, query, tx }) => {
    const [patientId, otherId] = [params.patient_id, query.other_id];
    if (patientId === otherId)
      return problem("validation_failed", { fields: [{ path: "querystring.other_id", code: "same" }] });
    return tx(async (one) => {
      const compared = await compareRecords(one, { patientId, otherId }, caller);
      if (!compared) return problem("not_found");
      const object = `patient/${patientId},${otherId}`;
      await audit(one, tenant.id, { actor: actorOf(caller), action: "patient.list", object });
      const { version, ...entity } = compared;
      return { data: { entity, version } };
    });
  });
  mount(app, shapes.clinicMergePatient, mergePatient);
}

async function listDoubles({ tenant, caller, query, tx }: Call<typeof shapes.clinicListDoubles>) {
  return tx(async (one) => {
    const { pairs, next } = await findPairs(one, query.cursor === undefined ? null : Number(query.cursor));
    const ids = [...new Set(pairs.flatMap(({ newer, older }) => [newer, older]))];
    const patients = new Map(
      ids.length === 0
        ? []
        : (await readPatients(one, sql<boolean>`p.id in (${sql.join(ids)})`, ids.length)).map((patient) => [
            patient.id,
            patient,
          ]),
    );
    if (ids.length > 0)
      await audit(one, tenant.id, {
        actor: actorOf(caller),
        action: "patient.list",
        object: `patient/${ids.join(",")}`,
      });
    const collection = pairs.flatMap(({ newer, older }) => {
      const [first, second] = [patients.get(newer), patients.get(older)];
      return first && second ? [{ newer: first, older: second }] : [];
    });
    return { data: { collection, next_cursor: next === null ? null : String(next) } };
  });
}

type Found = { newer: number; older: number };

/**
 * Finds pairs among the `page.records` records below an id (null: the newest), each with its newest older double. A
 * page with too many pairs ends early. `next` is the id at which the next page begins; null on the last.
 */
async function findPairs(tx: Tx, below: number | null): Promise<{ pairs: Found[]; next: number | null }> {
  const { rows } = await sql<{ id: number; older: number | null }>`
    with looked as (
      select p.id, p.tenant_id, p.name, p.birthdate, p.taxpayer_number, p.removed_at from patients p
      where ${below}::bigint is null or p.id < ${below}::bigint
      order by p.id desc limit ${page.records + 1})
    select l.id, (
        select max(d.id) from (
          select o.id from patients o
          where o.tenant_id = l.tenant_id and o.birthdate = l.birthdate and o.id < l.id and o.removed_at is null
            and folded_name(o.name) = folded_name(l.name)
          union all
          select o.id from patients o
          where o.tenant_id = l.tenant_id and o.taxpayer_number = l.taxpayer_number and o.id < l.id
            and o.removed_at is null and o.name <> '') d
        where l.removed_at is null and l.name <> '') as older
    from looked l order by l.id desc`.execute(tx);
  const looked = rows.slice(0, page.records);
  const pairs: Found[] = [];
  for (const { id, older } of looked) {
    if (older === null) continue;
    if (pairs.length === page.pairs) return { pairs, next: id + 1 };
    pairs.push({ newer: id, older });
  }
  return { pairs, next: rows.length > page.records ? (looked.at(-1)?.id ?? null) : null };
}
