import type { JoinPreview } from "@anteroom/contract/account/join-accounts";
import type { JoinRefusal } from "@anteroom/domain/account/join-refusals";
import { mayBeOnePerson, personDifferences } from "@anteroom/domain/account/merge-refusals";
import { sql } from "kysely";
import { appointmentStateLists, paymentStateLists } from "../../../platform/database/state-lists.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { contentVersion } from "../../../platform/http/replaces.ts";
import { hasDifferentValues, hasInsurance } from "./move-own-rules.ts";

/** The account that ends, and the one that stays. */
export type Accounts = { from: number; into: number };

/** Two records that become one. */
export type Pair = { from: number; into: number };

/** What a join of two accounts would do, its version, and the dependents of both accounts whose records become one. */
export type Comparison = { preview: JoinPreview; version: string; sameDependents: Pair[] };

/**
 * Compares two accounts of one clinic before a join. The version changes with everything that is shown, and with the
 * appointments and dependents of the account that ends. Returns null where one of them is not there. Does not audit.
 */
export async function compareAccounts(tx: Tx, accounts: Accounts, now: Date): Promise<Comparison | null> {
  const { from, into } = accounts;
  const sides = await readSides(tx, accounts);
  const [ends, stays] = [sides.get(from), sides.get(into)];
  if (!ends || !stays || ends.login === null) return null;
  const family = await readDependents(tx, accounts);
  const sameDependents = pairDependents(family, accounts);
  const joined = new Set(sameDependents.map((pair) => pair.from));
  const coming = family.filter((one) => one.parent_id === from && !one.is_removed);
  const facts = await readFacts(tx, from, now);
  const { appointments_state: state, ...counts } = facts;
  const preview = {
    ends_email: ends.login,
    stays_email: stays.login,
    ...counts,
    has_two_lists: ends.has_record_entries && stays.has_record_entries,
    dependents: coming.filter(({ id }) => !joined.has(id)).map(({ name }) => name),
    joined_dependents: coming.filter(({ id }) => joined.has(id)).map(({ name }) => name),
    insurance: ends.has_insurance ? (stays.has_insurance ? ("deleted" as const) : ("taken" as const)) : null,
    deleted_phone:
      ends.phone !== null && stays.phone !== null && stays.phone !== ends.phone ? ends.phone : null,
  };
  const refusal = await refuseJoin(tx, { ends, stays, pairs: [accounts, ...sameDependents] });
  return {
    preview: {
      ...preview,
      refusal,
      ...(refusal === "different_person" && {
        differing: personDifferences(personOf(ends), personOf(stays)),
      }),
    },
    version: contentVersion({ preview, state, family, ends, stays }),
    sameDependents,
  };
}

type Side = {
  id: number;
  name: string;
  folded_name: string;
  birthdate: string | null;
  taxpayer_number: string | null;
  parent_id: number | null;
  login: string | null;
  phone: string | null;
  has_insurance: boolean;
  has_record_entries: boolean;
};

async function readSides(tx: Tx, { from, into }: Accounts): Promise<Map<number, Side>> {
  const { rows } = await sql<Side>`
    select p.id, p.name, folded_name(p.name) as folded_name, p.birthdate, p.taxpayer_number, p.parent_id, c.login,
      p.phone_country_code || ' ' || p.phone_number as phone, ${hasInsurance("p")} as has_insurance,
      exists (select from health_record_entries e where e.patient_id = p.id and e.removed_at is null)
        as has_record_entries
    from patients p left join credentials c on c.tenant_id = p.tenant_id and c.patient_id = p.id
    where p.id in (${from}, ${into})`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

type Dependent = {
  id: number;
  name: string;
  folded_name: string;
  birthdate: string | null;
  taxpayer_number: string | null;
  parent_id: number;
  is_removed: boolean;
  has_account: boolean;
};

async function readDependents(tx: Tx, { from, into }: Accounts): Promise<Dependent[]> {
  const { rows } = await sql<Dependent>`
    select p.id, p.name, folded_name(p.name) as folded_name, p.birthdate, p.taxpayer_number, p.parent_id,
      p.removed_at is not null as is_removed, c.patient_id is not null as has_account
    from patients p left join credentials c on c.tenant_id = p.tenant_id and c.patient_id = p.id
    where p.parent_id in (${from}, ${into}) order by p.id`.execute(tx);
  return rows;
}

/**
 * Returns the dependents whom both accounts have: the same name and date of birth, in both families now, without an
 * account of their own, and with no tax number that differs. Each is in one pair at most.
 */
function pairDependents(family: readonly Dependent[], { from, into }: Accounts): Pair[] {
  const open = family.filter((one) => !one.is_removed && !one.has_account && one.birthdate !== null);
  const left = new Set(open.filter((one) => one.parent_id === into));
  return open
    .filter((one) => one.parent_id === from)
    .flatMap((one) => {
      const same = [...left].find(
        (other) =>
          other.folded_name === one.folded_name &&
          other.birthdate === one.birthdate &&
          mayBeOnePerson(personOf(one), personOf(other)),
      );
      if (!same) return [];
      left.delete(same);
      return [{ from: one.id, into: same.id }];
    });
}

const personOf = ({
  folded_name,
  birthdate,
  taxpayer_number,
}: Pick<Side, "folded_name" | "birthdate" | "taxpayer_number">) => ({
  foldedName: folded_name,
  birthdate,
  taxpayerNumber: taxpayer_number,
});

type Counts = Pick<
  JoinPreview,
  | "appointments"
  | "upcoming_appointments"
  | "messages"
  | "files"
  | "measurements"
  | "answers"
  | "record_entries"
  | "waitlist_entries"
  | "devices"
  | "passkeys"
  | "connected_apps"
>;
/** Also a text of all appointments of the family, so that the version changes with each. */
type Facts = Counts & { appointments_state: string | null };

/** SQL: the ids of the patient and of the dependents. */
const familyOf = (id: number) =>
  sql`array(select f.id from patients f where f.id = ${id} or f.parent_id = ${id})`;

/** Counts what comes along: what the patient and the dependents have, and what of the sign-in ends. */
async function readFacts(tx: Tx, id: number, now: Date): Promise<Facts> {
  const count = (what: ReturnType<typeof sql>) => sql<number>`(select count(*)::int from ${what})`;
  const { rows } = await sql<Facts>`
    with family as materialized (
      select a.* from appointments a where a.patient_id = any(${familyOf(id)})
    ), visits as materialized (
      select * from family where status not in ${appointmentStateLists.unbooked}
    )
    select ${count(sql`visits`)} as appointments,
      ${count(sql`visits where status in ${appointmentStateLists.upcoming}`)} as upcoming_appointments,
      ${count(sql`messages where appointment_id in (select id from visits)`)} as messages,
      ${count(sql`visit_files where appointment_id in (select id from visits)`)} as files,
      ${count(sql`vital_signs_measurements where patient_id = any(${familyOf(id)})`)} as measurements,
      ${count(sql`survey_responses where patient_id = any(${familyOf(id)})`)} + ${count(sql`symptom_checks where patient_id = any(${familyOf(id)})`)}
        as answers,
      ${count(sql`health_record_entries where patient_id = any(${familyOf(id)}) and removed_at is null`)}
        as record_entries,
      ${count(sql`waitlist_entries where patient_id = any(${familyOf(id)})`)} as waitlist_entries,
      ${count(sql`sessions where patient_id = ${id} and revoked_at is null and expires_at > ${now}`)} as devices,
      ${count(sql`passkeys where patient_id = ${id}`)} as passkeys,
      ${count(sql`app_grants where allowed_by = ${id} and expires_at > ${now}`)} as connected_apps,
      (select string_agg(f.id || ' ' || f.status || ' ' || f.version, ',' order by f.id) from family f
        where f.status not in ${appointmentStateLists.holds}) as appointments_state`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("A select without a table has no row");
  return row;
}

type Joining = { ends: Side; stays: Side; pairs: readonly Pair[] };

/** Returns why the two accounts cannot be joined now, or null. */
async function refuseJoin(tx: Tx, { ends, stays, pairs }: Joining): Promise<JoinRefusal | null> {
  if (!mayBeOnePerson(personOf(ends), personOf(stays))) return "different_person";
  if (ends.parent_id !== null || stays.parent_id !== null) return "acted_for";
  const { rows } = await sql<{ is_in_call: boolean; is_unpaid: boolean }>`
    select coalesce(bool_or(a.status = 'preparing'), false) as is_in_call,
      coalesce(bool_or(a.status = 'pending_payment' or exists (
        select from payments y where y.appointment_id = a.id and y.status in ${paymentStateLists.open})), false) as is_unpaid
    from appointments a where a.patient_id = any(${familyOf(ends.id)}) or a.booked_by = ${ends.id}`.execute(
    tx,
  );
  if (rows[0]?.is_in_call) return "in_visit";
  if (rows[0]?.is_unpaid) return "payment_pending";
  for (const pair of pairs) if (await hasDifferentValues(tx, pair)) return "same_measurement";
  return null;
}
