import * as shapes from "@anteroom/contract/administration/patients";
import { isInScope } from "@anteroom/domain/clinic/token-scopes";
import type { BodyOf } from "@anteroom/contract/endpoint";
import { sql } from "kysely";
import type { Services } from "../../platform/config/services.ts";
import type { Tx } from "../../platform/database/database.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import { checkPerson } from "../../shared/account/person-fields.ts";
import { importPatients } from "./import-patients.ts";
import { matchesName, hasNameWord } from "../../shared/account/search-names.ts";
import { findDuplicates, readPatients, releaseRemovedIds, type PatientFacts } from "./patient-rows.ts";

const usualPage = 50;

/**
 * Registers the routes with which a clinic lists, reads, adds, changes and imports patients. Adding with a known
 * `external_id` changes that patient for callers with `patients:write`; others get `status_conflict` unless nothing
 * differs. A possible duplicate is refused. E-mail address and tax number of patients with an account are not changed.
 * Reads and changes are audited.
 */
export function clinicPatientRoutes({ app }: Pick<Services, "app">): void {
  mount(app, shapes.clinicListPatients, listPatients);
  mount(app, shapes.clinicGetPatient, async ({ tenant, caller, params: { patient_id: id }, tx }) =>
    tx(async (one) => {
      const [entity] = await readPatients(one, sql<boolean>`p.id = ${id}`, 1);
      if (!entity) return problem("not_found");
      await audit(one, tenant.id, {
        actor: actorOf(caller),
        action: "patient.read",
        object: `patient/${id}`,
      });
      return { data: { entity } };
    }),
  );
  mount(app, shapes.clinicAddPatient, addPatient);
  mount(app, shapes.clinicChangePatient, changePatient);
  mount(app, shapes.clinicImportPatients, importPatients);
}

async function listPatients({ tenant, caller, query, tx }: Call<typeof shapes.clinicListPatients>) {
  const { search = "", birthdate, taxpayer_number: taxId, external_id: externalId, cursor } = query;
  const limit = query.limit === undefined ? usualPage : Number(query.limit);
  const conditions = [
    sql<boolean>`p.id > ${Number(cursor ?? 0)}`,
    ...(birthdate === undefined ? [] : [sql<boolean>`p.birthdate = ${birthdate}`]),
    ...(externalId === undefined ? [] : [sql<boolean>`p.external_id = ${externalId}`]),
    ...(taxId === undefined ? [] : [sql<boolean>`p.taxpayer_number = ${bareTaxId(taxId)}`]),
    ...(search.trim() === "" ? [] : [hasNameWord(search, sql`p.id`), matchesName(search, sql`p.name`)]),
  ];
  return tx(async (one) => {
    const found = await readPatients(one, sql.join(conditions, sql` and `), limit + 1);
    const page = found.slice(0, limit);
    const object = `patient/${page.map(({ id }) => id).join(",")}`;
    if (page.length > 0)
      await audit(one, tenant.id, { actor: actorOf(caller), action: "patient.list", object });
    const next_cursor = found.length > limit ? String(page.at(-1)?.id ?? "") : null;
    return { data: { collection: page, next_cursor } };
  });
}

const bareTaxId = (text: string) => text.toUpperCase().replaceAll(/[\s./-]/g, "");

type Body = BodyOf<typeof shapes.clinicAddPatient>;

function addPatient(call: Call<typeof shapes.clinicAddPatient>) {
  const { tenant, caller, body, now, tx } = call;
  return tx(async (one) => {
    const checked = checkFacts(body, call);
    if (isProblem(checked)) return checked;
    await releaseRemovedIds(one, [body.external_id]);
    const [known] = await readPatients(one, sql<boolean>`p.external_id = ${body.external_id}`, 1);
    if (known) {
      if (isInScope(caller.scopes, "patients:write"))
        return changeKnown(one, known.id, { ...checked, external_id: body.external_id }, call);
      const isRepeated = Object.entries(checked).every(
        ([name, value]) => known[name as keyof typeof checked] === value,
      );
      return isRepeated
        ? answerOf(one, known.id)
        : problem("status_conflict", { reason: "external_id_taken" });
    }
    const duplicates = await findDuplicates(one, [{ place: 0, ...checked }]);
    if (duplicates.size > 0) return problem("status_conflict", { reason: "possible_duplicate" });
    const { id } = await one
      .insertInto("patients")
      .values({ tenant_id: tenant.id, external_id: body.external_id, ...checked, created_at: now })
      .onConflict((conflict) =>
        conflict.columns(["tenant_id", "external_id"]).doUpdateSet({ external_id: body.external_id }),
      )
      .returning("id")
      .executeTakeFirstOrThrow();
    await audit(one, tenant.id, { actor: actorOf(caller), action: "patient.add", object: `patient/${id}` });
    return answerOf(one, id);
  });
}

function changePatient(call: Call<typeof shapes.clinicChangePatient>) {
  const { body, params, tx } = call;
  return tx(async (one) => {
    const [known] = await readPatients(one, sql<boolean>`p.id = ${params.patient_id}`, 1);
    if (!known) return problem("not_found");
    const checked = checkFacts(body, call, known.taxpayer_number);
    if (isProblem(checked)) return checked;
    const other =
      body.external_id !== null &&
      (await readPatients(one, sql<boolean>`p.external_id = ${body.external_id} and p.id <> ${known.id}`, 1));
    if (other && other.length > 0) return problem("status_conflict", { reason: "external_id_taken" });
    if (body.external_id !== null) await releaseRemovedIds(one, [body.external_id]);
    return changeKnown(one, known.id, { ...checked, external_id: body.external_id }, call);
  });
}

type AnyCall = Pick<Call<typeof shapes.clinicAddPatient>, "tenant" | "caller" | "now">;

/** Returns the details as stored, or the problem of invalid ones. */
function checkFacts(
  body: Omit<Body, "external_id"> & { external_id: string | null },
  { tenant, now }: AnyCall,
  storedTaxId: string | null = null,
): PatientFacts | ProblemOutcome {
  const { name, email, language, birthdate, sex, address } = body;
  const { phone_country_code, phone_number, taxpayer_number } = body;
  const phone = { phone_country_code, phone_number };
  const facts = { name, email, language, birthdate, sex, address, ...phone, taxpayer_number };
  const checked = checkPerson(facts, { country: tenant.settings.country, now, storedTaxId });
  if (!checked.isOk) return checked.refusal;
  return { ...checked.person, email: facts.email?.toLowerCase() ?? null };
}

async function changeKnown(
  tx: Tx,
  id: number,
  facts: PatientFacts & { external_id: string | null },
  { tenant, caller }: AnyCall,
) {
  const hasAccount = await tx
    .selectFrom("credentials")
    .select("patient_id")
    .where("patient_id", "=", id)
    .executeTakeFirst();
  const { email, taxpayer_number, ...free } = facts;
  await tx
    .updateTable("patients")
    .set({
      ...free,
      ...(hasAccount ? {} : { email, taxpayer_number }),
      version: sql<number>`version + 1`,
    })
    .where("id", "=", id)
    .execute();
  await audit(tx, tenant.id, { actor: actorOf(caller), action: "patient.change", object: `patient/${id}` });
  return answerOf(tx, id);
}

async function answerOf(tx: Tx, id: number) {
  const [entity] = await readPatients(tx, sql<boolean>`p.id = ${id}`, 1);
  return entity ? { data: { entity } } : problem("internal");
}
