import { careNotice, dueInCare } from "@anteroom/domain/account/care";
import { ageOfMajorityRange } from "@anteroom/domain/clinic/settings";
import { sql, type RawBuilder } from "kysely";
import { careOf } from "../../../shared/account/care-of.ts";
import { retireAccountTokens } from "../../../shared/account/account-tokens.ts";
import { readProgress, writeProgress } from "../../../platform/database/background-progress.ts";
import { audit } from "../../../platform/privacy/audit.ts";
import { withTenant, type Tx } from "../../../platform/database/database.ts";
import type { Services } from "../../../platform/config/services.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { askForAgreement, careTokenKind, notifyCareEnded, notifyCareEnds } from "./care-mails.ts";
import type { DependentRow } from "./present-dependent.ts";

/** Time between two rounds, in ms. */
const lookEvery = 60_000;
/** Time between two rounds that look at everybody, in ms. */
const lookAtAllEvery = 60 * 60_000;
/** Time in ms for which birthdays are looked at again: a birthday is found up to some days before its step is due. */
const overlap = 7 * 24 * 60 * 60_000;
const soFar = "coming-of-age";
const ofAll = "coming-of-age-all";

/**
 * Runs `carryOutCareRound` every minute while `leads` is true, until `app` closes (D.101). Errors go to
 * `onError`.
 */
export function watchComingOfAge(
  services: Services,
  onError: (error: Error) => void,
  leads: () => boolean,
): void {
  const { app } = services;
  let running = Promise.resolve();
  const timer = setInterval(() => {
    if (leads()) running = running.then(() => carryOutCareRound(services)).catch(onError);
  }, lookEvery);
  app.addHook("onClose", () => {
    clearInterval(timer);
    return running;
  });
}

/**
 * Carries out a round: it looks at the birthdays since the previous round, on whichever server, and once an hour at
 * everybody of age, for a birth date or an age of majority that changed. A failed round is not recorded.
 */
export async function carryOutCareRound(services: Services): Promise<void> {
  const now = services.clock.now();
  const [last, lastOfAll] = [await readProgress(services.db, soFar), await readProgress(services.db, ofAll)];
  const isRecent =
    last !== null &&
    lastOfAll !== null &&
    now >= last && // clocks of development go back too
    now >= lastOfAll &&
    now.getTime() - lastOfAll.getTime() < lookAtAllEvery;
  await carryOutDueCareSteps(services, isRecent ? new Date(last.getTime() - overlap) : null);
  await writeProgress(services.db, soFar, now);
  if (!isRecent) await writeProgress(services.db, ofAll, now);
}

/**
 * Performs all due notifications and endings of care, with mails and audit, in the clinics that have any; one
 * transaction a clinic. Stops at the first failure, which it throws. With `since`, clinics with the usual age of majority are found
 * by birthdays from then on.
 */
export async function carryOutDueCareSteps(services: Services, since: Date | null = null): Promise<void> {
  for (const id of await findClinicsWithCareDue(services, since)) {
    const tenant = await services.app.tenants.ofId(id);
    if (tenant) await withTenant(services.db, id, (tx) => lookAfterClinic(tx, tenant, services));
  }
}

/**
 * Every clinic where `dueInCare` may find something, and few others: it alone decides. Reads what is due, and of clinics with
 * a higher age of majority the dependents who reached the usual one since `since`.
 */
async function findClinicsWithCareDue(
  { acrossClinics, clock }: Services,
  since: Date | null,
): Promise<number[]> {
  const now = clock.now();
  const { fallback, min, max } = ageOfMajorityRange;
  const bornAfter = since === null ? sql`'-infinity'::date` : bornBy(since, sql`${fallback}::int`);
  const { rows } = await sql<{ tenant_id: number }>`
    with settings as (
      select c.tenant_id, newest.age
      from (select distinct tenant_id from tenant_configs where kind = 'settings' and body ->> 'ageOfMajority' <> ${usualAge}) c
      cross join lateral (
        select case when jsonb_typeof(body -> 'ageOfMajority') = 'number' then (body ->> 'ageOfMajority')::numeric end as age
        from tenant_configs s where s.tenant_id = c.tenant_id and s.kind = 'settings' order by version desc limit 1) newest
    ), ages as materialized (
      select tenant_id, case when age between ${min} and ${max} and age = trunc(age) then age::int else ${fallback}::int end as age
      from settings
    )
    select d.tenant_id from patients d
    where ${isUnasked} and d.birthdate <= ${bornBy(now, sql`${fallback}::int`)} and d.birthdate > ${bornAfter}
      and d.tenant_id not in (select tenant_id from ages)
    union
    select a.tenant_id from ages a
    cross join lateral (select from patients d
      where d.tenant_id = a.tenant_id and ${isUnasked} and d.birthdate <= ${bornBy(now, sql`a.age`)} limit 1) due
    union
    select d.tenant_id from patients d where ${isEnding(now)}
    order by tenant_id`.execute(acrossClinics);
  return rows.map(({ tenant_id }) => tenant_id);
}

/** The usual age of majority, as a constant of the query: a parameter would not match the index. */
const usualAge = sql.lit(String(ageOfMajorityRange.fallback));
const notice = sql`make_interval(secs => ${careNotice / 1000})`;
/** The consent was not asked for yet; worded as in the indexes of migration 0113. */
const isUnasked = sql<boolean>`d.parent_id is not null and d.care_confirmed_at is null and d.care_asked_at is null`;

/** The last birthday of those whose notice may be due. Birthdays are days of UTC, and 29 February has no year of its own. */
const bornBy = (now: Date, age: RawBuilder<unknown>) =>
  sql`((${now}::timestamptz + ${notice} + interval '2 days') - make_interval(years => ${age}))::date`;

const isEnding = (now: Date) => sql<boolean>`d.parent_id is not null and d.care_confirmed_at is null
  and d.care_asked_at is not null and d.birthdate is not null
  and d.care_ends_at <= ${now}::timestamptz and d.care_asked_at + ${notice} <= ${now}::timestamptz`;

type Row = DependentRow & {
  language: string | null;
  parent_email: string | null;
  parent_language: string | null;
  /** False for a dependent who was removed: then no mails are sent. */
  is_in_family: boolean;
};

async function lookAfterClinic(tx: Tx, tenant: Tenant, services: Services): Promise<void> {
  const now = services.clock.now();
  const { rows } = await sql<Row>`
    select d.id, d.name, d.email, d.birthdate, d.parent_id, d.care_asked_at, d.care_confirmed_at, d.care_ends_at, d.language,
      d.removed_at is null as is_in_family, p.email as parent_email, coalesce(p.device_language, p.language) as parent_language
    from patients d join patients p on p.tenant_id = d.tenant_id and p.id = d.parent_id
    where (${isUnasked} and d.birthdate <= ${bornBy(now, sql`${tenant.settings.ageOfMajority}::int`)}) or (${isEnding(now)})
    order by d.id for update of d skip locked`.execute(tx);
  for (const row of rows) {
    const due = dueInCare(careOf(row), tenant.settings.ageOfMajority, now.getTime());
    if (due?.kind === "notice") await giveNotice(tx, row, new Date(due.endsAt), { services, tenant, now });
    if (due?.kind === "end") await endCare(tx, row, { services, tenant, now });
  }
}

type Setting = { services: Services; tenant: Tenant; now: Date };

async function giveNotice(tx: Tx, row: Row, endsAt: Date, setting: Setting): Promise<void> {
  const { id, parent_id, email, parent_email, parent_language, is_in_family } = row;
  await tx
    .updateTable("patients")
    .set({ care_asked_at: setting.now, care_ends_at: endsAt })
    .where("id", "=", id)
    .execute();
  if (email !== null && is_in_family)
    await askForAgreement(
      tx,
      { id, email, language: row.language ?? parent_language, requestedBy: null },
      setting,
    );
  if (parent_email !== null && is_in_family)
    await notifyCareEnds(
      tx,
      { id: parent_id, email: parent_email, language: parent_language },
      endsAt,
      setting,
    );
  await audit(tx, setting.tenant.id, {
    actor: "clinic/care",
    action: "care.notice",
    object: `patient/${id}`,
  });
}

/** Ends the care: the person leaves the family and keeps the records. The family is mailed. */
async function endCare(tx: Tx, row: Row, { services, tenant, now }: Setting): Promise<void> {
  const { id, parent_id, parent_email, parent_language, is_in_family } = row;
  await tx.updateTable("patients").set({ parent_id: null, care_ends_at: now }).where("id", "=", id).execute();
  await retireAccountTokens(tx, { patientId: id, kinds: [careTokenKind], now });
  if (parent_email !== null && is_in_family)
    await notifyCareEnded(
      tx,
      { id: parent_id, email: parent_email, language: parent_language },
      { services, tenant, now },
    );
  await audit(tx, tenant.id, { actor: "clinic/care", action: "care.end", object: `patient/${id}` });
}
