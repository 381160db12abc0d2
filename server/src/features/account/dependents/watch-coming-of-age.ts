import { careNotice, dueInCare } from "@anteroom/domain/account/care";
import { ageOfMajorityRange } from "@anteroom/domain/clinic/settings";
import { sql } from "kysely";
import { careOf } from "../../../shared/account/care-of.ts";
import { retireAccountTokens } from "../../../shared/account/account-tokens.ts";
import { audit } from "../../../platform/privacy/audit.ts";
import { withTenant, type Tx } from "../../../platform/database/database.ts";
import type { Services } from "../../../platform/config/services.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { askForAgreement, careToken, notifyCareEnded, notifyCareEnds } from "./care-mails.ts";
import type { DependentRow } from "./present-dependent.ts";

/** In ms. */
const lookEvery = 60_000;

/** D.101: tells families that somebody comes of age, and ends the care of those who have not agreed; for as long as the server runs and leads. */
export function watchComingOfAge(
  services: Services,
  onError: (error: Error) => void,
  leads: () => boolean,
): void {
  const { app } = services;
  let running = Promise.resolve();
  const timer = setInterval(() => {
    if (leads()) running = running.then(() => lookAfterCare(services)).catch(onError);
  }, lookEvery);
  app.addHook("onClose", () => {
    clearInterval(timer);
    return running;
  });
}

/** Does what is due now, at the clinics where something is. */
export async function lookAfterCare(services: Services): Promise<void> {
  for (const id of await findClinicsWithCareDue(services)) {
    const tenant = await services.app.tenants.ofId(id);
    if (tenant) await withTenant(services.db, id, (tx) => lookAfterClinic(tx, tenant, services));
  }
}

/** Every clinic where `dueInCare` may find something, and few others: it alone decides. */
async function findClinicsWithCareDue({ acrossClinics, clock }: Services): Promise<number[]> {
  const now = clock.now();
  const { fallback, min, max } = ageOfMajorityRange;
  const notice = sql`make_interval(secs => ${careNotice / 1000})`;
  const { rows } = await sql<{ tenant_id: number }>`
    with settings as (
      select distinct on (tenant_id) tenant_id,
        case when jsonb_typeof(body -> 'ageOfMajority') = 'number' then (body ->> 'ageOfMajority')::numeric end as age
      from tenant_configs where kind = 'settings' and tenant_id in (
        select p.tenant_id from patients p -- old enough for the least age that a clinic may set
        where p.parent_id is not null and p.care_confirmed_at is null and p.care_asked_at is null
          and p.birthdate <= (${now}::timestamptz + ${notice} + interval '2 days' - make_interval(years => ${min}))::date)
      order by tenant_id, version desc
    ), ages as (
      select tenant_id, case when age between ${min} and ${max} and age = trunc(age) then age::int else ${fallback}::int end as age
      from settings
    )
    select distinct d.tenant_id from patients d left join ages using (tenant_id)
    where d.parent_id is not null and d.birthdate is not null and d.care_confirmed_at is null and (
      (d.care_asked_at is null and d.birthdate + make_interval(years => coalesce(ages.age, ${fallback}::int)) <=
        ${now}::timestamptz + ${notice} + interval '2 days') -- birthdays are days of UTC, and 29 February has no year of its own
      or (d.care_ends_at is not null and greatest(d.care_ends_at, d.care_asked_at + ${notice}) <= ${now}::timestamptz))
    order by d.tenant_id`.execute(acrossClinics);
  return rows.map(({ tenant_id }) => tenant_id);
}

type Row = DependentRow & {
  language: string | null;
  parent_email: string | null;
  parent_language: string | null;
  /** Whoever was taken out of the family is written to no more, nor is the family about them. */
  is_in_family: boolean;
};

async function lookAfterClinic(tx: Tx, tenant: Tenant, services: Services): Promise<void> {
  const now = services.clock.now();
  const { rows } = await sql<Row>`
    select d.id, d.name, d.email, d.birthdate, d.parent_id, d.care_asked_at, d.care_confirmed_at, d.care_ends_at, d.language,
      d.removed_at is null as is_in_family, p.email as parent_email, coalesce(p.device_language, p.language) as parent_language
    from patients d join patients p on p.tenant_id = d.tenant_id and p.id = d.parent_id
    where d.birthdate is not null and d.care_confirmed_at is null
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

/** From now on the profile is nobody's dependent; what was recorded stays with the person it is about. The family is told. */
async function endCare(tx: Tx, row: Row, { services, tenant, now }: Setting): Promise<void> {
  const { id, parent_id, parent_email, parent_language, is_in_family } = row;
  await tx.updateTable("patients").set({ parent_id: null, care_ends_at: now }).where("id", "=", id).execute();
  await retireAccountTokens(tx, { patientId: id, kinds: [careToken], now });
  if (parent_email !== null && is_in_family)
    await notifyCareEnded(
      tx,
      { id: parent_id, email: parent_email, language: parent_language },
      { services, tenant, now },
    );
  await audit(tx, tenant.id, { actor: "clinic/care", action: "care.end", object: `patient/${id}` });
}
