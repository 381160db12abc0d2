import type { ImportLine } from "@anteroom/contract/administration/imports";
import {
  clinicAddPatient,
  type clinicImportPatients as shape,
} from "@anteroom/contract/administration/patients";
import type { CsvRow } from "@anteroom/domain/text/csv";
import { sql } from "kysely";
import * as z from "zod/mini";
import type { Tx } from "../../platform/database/database.ts";
import type { Call } from "../../platform/http/mount.ts";
import { isProblem } from "../../platform/http/problem.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import { checkPerson } from "../../shared/account/person-fields.ts";
import {
  countImport,
  problemsOf,
  readImport,
  repeatedIds,
  tryOrCommit,
  type LineProblem,
} from "./import-report.ts";
import { asJsonParameter, findDuplicates, releaseRemovedIds, type PatientFacts } from "./patient-rows.ts";

const optional = [
  "email",
  "phone_country_code",
  "phone_number",
  "taxpayer_number",
  "birthdate",
  "sex",
  "address",
  "language",
] as const;
const known = new RegExp(`^(external_id|name|${optional.join("|")})$`);

type Facts = PatientFacts & { external_id: string };
type Read = { line: number; external_id: string; facts: Facts | null; problems: LineProblem[] };
type Stored = Facts & { id: number; has_account: boolean };

/**
 * Imports patients from a CSV file, as a dry run or for good. Each line is checked separately; all valid
 * lines are stored in one transaction and audited. Known external ids are updated in the file's columns, but
 * e-mail address and tax number of an account stay. A new line that may duplicate an existing patient is
 * refused.
 */
export async function importPatients({ tenant, caller, body, now, tx }: Call<typeof shape>) {
  const file = readImport(body.csv.toWellFormed(), { needed: ["external_id", "name"], known });
  if (isProblem(file)) return file;
  const refusal = await tx((one) => countImport(one, tenant.id, "patients", now));
  if (refusal) return refusal;
  const repeated = repeatedIds(file.rows);
  const lines = file.rows.map((row) => readLine(row, { tenant, now, isRepeated: repeated.has(row) }));
  const entity = await tryOrCommit(tx, body.is_dry_run, async (one) => {
    const done = await takeLines(one, lines, { tenant, columns: file.columns, now });
    const ids = done.flatMap(({ outcome, id }) => (outcome === "added" || outcome === "changed" ? [id] : []));
    for (let at = 0; at < ids.length; at += 500) {
      const object = `patient/${ids.slice(at, at + 500).join(",")}`;
      await audit(one, tenant.id, { actor: actorOf(caller), action: "patient.import", object });
    }
    return done;
  });
  return { data: { entity } };
}

function readLine(
  { line, cells }: CsvRow,
  { tenant, now, isRepeated }: { tenant: Tenant; now: Date; isRepeated: boolean },
): Read {
  const external_id = cells.get("external_id") ?? "";
  const given = Object.fromEntries(optional.map((name) => [name, cells.get(name) || null]));
  const read = z.safeParse(clinicAddPatient.body, { external_id, name: cells.get("name") ?? "", ...given });
  if (!read.success) return { line, external_id, facts: null, problems: problemsOf(read.error) };
  const checked = checkPerson(read.data, { country: tenant.settings.country, now });
  const fields = checked.isOk ? [] : checked.wrong;
  const problems: LineProblem[] = [
    ...fields.map(({ field, code }) => ({ column: field, code })),
    ...(isRepeated ? [{ column: "external_id", code: "repeated" } as const] : []),
  ];
  const facts =
    checked.isOk && !isRepeated
      ? { ...checked.person, email: checked.person.email?.toLowerCase() ?? null }
      : null;
  return { line, external_id, facts, problems };
}

type Taking = { tenant: Tenant; columns: ReadonlySet<string>; now: Date };

async function takeLines(tx: Tx, lines: readonly Read[], taking: Taking): Promise<ImportLine[]> {
  const right = lines.flatMap(({ line, facts }) => (facts ? [{ line, facts }] : []));
  const ids = right.map(({ facts }) => facts.external_id);
  await releaseRemovedIds(tx, ids);
  const before = await readStored(tx, ids);
  const unknown = right.filter(({ facts }) => !before.has(facts.external_id));
  const duplicates = await findDuplicates(
    tx,
    unknown.map(({ line, facts }) => ({ place: line, ...facts })),
  );
  const fresh = unknown.filter(({ line }) => !duplicates.has(line));
  const added = await addAll(tx, fresh, taking);
  const changes = right.flatMap(({ line, facts }) => {
    const stored = before.get(facts.external_id);
    return stored ? [{ line, stored, next: nextOf(stored, facts, taking.columns) }] : [];
  });
  const changed = changes.filter(({ stored, next }) => isChanged(stored, next));
  await changeAll(
    tx,
    changed.map(({ next }) => next),
  );
  const changedLines = new Set(changed.map(({ line }) => line));
  const idOf = new Map(changes.map(({ line, stored }) => [line, stored.id]));
  return lines.map(({ line, external_id, facts, problems }): ImportLine => {
    const duplicate = duplicates.get(line);
    const id = facts ? (idOf.get(line) ?? added.get(facts.external_id) ?? duplicate ?? null) : null;
    const outcome =
      !facts || duplicate !== undefined
        ? "refused"
        : !idOf.has(line)
          ? "added"
          : changedLines.has(line)
            ? "changed"
            : "unchanged";
    const found: LineProblem[] =
      duplicate === undefined ? [] : [{ column: "external_id", code: "possible_duplicate" }];
    return { line, external_id: external_id || null, outcome, id, problems: [...problems, ...found] };
  });
}

async function readStored(tx: Tx, ids: readonly string[]): Promise<Map<string, Stored>> {
  const { rows } = await sql<Stored>`
    select p.id, p.external_id, p.name, p.email, p.phone_country_code, p.phone_number, p.taxpayer_number, p.birthdate, p.sex,
      p.address, p.language,
      exists (select from credentials c where c.tenant_id = p.tenant_id and c.patient_id = p.id) as has_account
    from patients p where p.external_id = any(${ids}) for update`.execute(tx);
  return new Map(rows.map((row) => [row.external_id, row]));
}

/** Merges a line with the stored patient: missing columns and sign-in data of an account stay. */
function nextOf(stored: Stored, facts: Facts, columns: ReadonlySet<string>): Stored {
  const given = Object.entries(facts).filter(
    ([name]) =>
      columns.has(name) && !(stored.has_account && (name === "email" || name === "taxpayer_number")),
  );
  return { ...stored, ...Object.fromEntries(given) };
}

const isChanged = (stored: Stored, next: Stored) => JSON.stringify(stored) !== JSON.stringify(next);

/** Adds patients in one statement; returns their ids by external id. */
async function addAll(
  tx: Tx,
  fresh: readonly { facts: Facts }[],
  { tenant, now }: Taking,
): Promise<Map<string, number>> {
  if (fresh.length === 0) return new Map();
  const rows = asJsonParameter(fresh.map(({ facts }) => facts));
  const { rows: added } = await sql<{ id: number; external_id: string }>`
    insert into patients (tenant_id, created_at, external_id, name, email, phone_country_code, phone_number, taxpayer_number,
      birthdate, sex, address, language)
    select ${tenant.id}::int, ${now}::timestamptz, external_id, name, email, phone_country_code, phone_number, taxpayer_number, birthdate, sex,
      address, language
    from jsonb_to_recordset(${rows}::jsonb) as r (external_id text, name text, email text, phone_country_code text,
      phone_number text, taxpayer_number text, birthdate date, sex text, address text, language text)
    returning id, external_id`.execute(tx);
  return new Map(added.map(({ id, external_id }) => [external_id, id]));
}

async function changeAll(tx: Tx, changed: readonly Stored[]): Promise<void> {
  if (changed.length === 0) return;
  await sql`
    update patients p set name = r.name, email = r.email, phone_country_code = r.phone_country_code,
      phone_number = r.phone_number, taxpayer_number = r.taxpayer_number, birthdate = r.birthdate, sex = r.sex,
      address = r.address, language = r.language, version = p.version + 1
    from jsonb_to_recordset(${asJsonParameter(changed)}::jsonb) as r (id bigint, name text, email text,
      phone_country_code text, phone_number text, taxpayer_number text, birthdate date, sex text, address text, language text)
    where p.id = r.id`.execute(tx);
}
