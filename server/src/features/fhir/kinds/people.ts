import { sql } from "kysely";
import {
  mapConsent,
  mapCoverage,
  mapPatient,
  mapRelatedPerson,
  type ConsentRow,
  type CoverageRow,
  type PersonRow,
  type RelatedRow,
} from "../mapping/people.ts";
import { matchesName, hasNameWord } from "../../../shared/account/search-names.ts";
import { ownSystems } from "../mapping/resource.ts";
import {
  dateParameter,
  dayParameter,
  never,
  patientCondition,
  patientParameter,
  readNumber,
  readToken,
  tokenParameter,
  type SearchParameter,
} from "../search-values.ts";
import { sqlKind } from "./kind.ts";
import { linkMergedPatients } from "./merged-patients.ts";

const phoneOf = (table: string) =>
  sql`nullif(concat(${sql.ref(`${table}.phone_country_code`)}, replace(${sql.ref(`${table}.phone_number`)}, ' ', '')), '')`;

/** Each word must begin a word of the name, ignoring accents; `exact`: the whole name as written. */
const nameParameter: SearchParameter = {
  type: "string",
  documentation: "Each word begins a word of the name; accents and capitals do not matter.",
  modifiers: ["exact", "contains"],
  where: (value, { modifier }) =>
    modifier === "exact"
      ? sql<boolean>`r.name = ${value}`
      : modifier === "contains"
        ? sql<boolean>`(select coalesce(bool_and(folded_name(r.name) like '%' || word || '%'), true)
          from unnest(string_to_array(trim(folded_name(${value})), ' ')) word)`
        : matchesName(value, sql`r.name`),
};

/** As `nameParameter`; patients are found by the words of their names, guests are read. */
const patientNameParameter: SearchParameter = {
  ...nameParameter,
  where: (value, context) =>
    context.modifier === null
      ? sql<boolean>`((r.guest_id is not null or ${hasNameWord(value, sql`r.patient_id`)})
          and ${matchesName(value, sql`r.name`)})`
      : nameParameter.where(value, context),
};

/** A name is one text here: nobody was asked which of its words is the family's. */
const partOfName = (part: SearchParameter, which: string): SearchParameter => ({
  ...part,
  documentation: `As \`name\`: names are one text, so that any word of it counts as ${which}.`,
});

const bareNumber = (text: string) => text.toUpperCase().replaceAll(/[\s./-]/g, "");

const identifierParameter: SearchParameter = {
  type: "token",
  documentation: "The number in the clinic's own system, or the tax number, with its system or without.",
  where: (value) => {
    const { system, code } = readToken(value);
    const isExternal = sql<boolean>`r.external_id = ${code}`;
    const isTax = sql<boolean>`r.taxpayer_number = ${bareNumber(code)}`;
    if (system === null) return sql<boolean>`(${isExternal} or ${isTax})`;
    if (system === ownSystems.externalId) return isExternal;
    return system === ownSystems.taxNumber || system.startsWith(`${ownSystems.taxNumber}:`) ? isTax : never;
  },
};

const genderValues = (code: string) => (code === "unknown" ? ["rather_not_say"] : [code]);
const contact = (column: "phone" | "email"): SearchParameter => ({
  type: "token",
  documentation: column === "phone" ? "The number with its country code." : "The whole address.",
  where: (value) => {
    const { code } = readToken(value);
    return column === "phone"
      ? sql<boolean>`replace(r.phone, '+', '') = ${code.replaceAll(/[^\d]/g, "")}`
      : sql<boolean>`lower(r.email) = ${code.toLowerCase()}`;
  },
});

const persons = sql`
    select p.id * 2 as key, p.id as patient_id, null::bigint as guest_id, null::bigint as doctor_id, p.name, p.email,
      ${phoneOf("p")} as phone, p.birthdate, p.sex, p.address, coalesce(p.language, p.device_language) as language,
      p.external_id, p.taxpayer_number, p.health_number
    from patients p where p.removed_at is null and p.name <> ''
    union all
    select g.id * 2 + 1, null, g.id, null, g.name, g.email, g.phone_number, g.birthdate, g.sex, null, g.language, null, null, null
    from guests g where g.name <> ''`;

/** For an app that a doctor opened: who the patient is, and nothing else, neither shown nor found by. */
const bareOf = (all: typeof persons) => sql`
    select b.key, b.patient_id, b.guest_id, b.doctor_id, b.name, null::text as email, null::text as phone, b.birthdate, b.sex,
      null::text as address, b.language, null::text as external_id, null::text as taxpayer_number, null::text as health_number
    from (${all}) b`;

const currentPatients = sqlKind<PersonRow>({
  type: "Patient",
  scope: "patients:read",
  documentation:
    "Patients, and guests who booked without an account (`guest-` before the id). A record that was merged into another is read as inactive, with a link to it.",
  isPersonal: true,
  parameters: {
    identifier: identifierParameter,
    name: patientNameParameter,
    family: partOfName(patientNameParameter, "the family name"),
    given: partOfName(patientNameParameter, "a given name"),
    birthdate: dayParameter(sql`r.birthdate`, "The date of birth."),
    gender: tokenParameter(sql`r.sex`, "The gender as the patient gave it.", { valuesOf: genderValues }),
    phone: contact("phone"),
    email: contact("email"),
  },
  source: ({ caller: { app } }) => (app?.openedBy?.seesContacts === false ? bareOf(persons) : persons),
  byId: patientCondition,
  map: (row, { place }) => mapPatient(row, place),
});

/**
 * Search and mapping of FHIR Patient: patients, and guests who booked (`guest-{id}`). Removed and erased
 * persons are left out, merged ones are read as inactive. Not for a doctor's token.
 */
export const patientKind = linkMergedPatients(currentPatients);

/**
 * Search and mapping of FHIR RelatedPerson: carers of dependents (`account-{patient id}`) and accompanying
 * adults (`accompanying-{appointment id}`).
 */
export const relatedPersonKind = sqlKind<RelatedRow>({
  type: "RelatedPerson",
  scope: "patients:read",
  documentation: "Who acts for a dependent in the app, and who accompanies a patient during an appointment.",
  isPersonal: true,
  parameters: { patient: patientParameter("Whom it is about."), name: nameParameter },
  source: () => sql`
    select c.id * 2 as key, 'account-' || c.id as fhir_id, c.id as patient_id, null::bigint as guest_id, null::bigint as doctor_id,
      p.name, p.email, ${phoneOf("p")} as phone, null as relationship
    from patients c join patients p on p.tenant_id = c.tenant_id and p.id = c.parent_id
    where c.removed_at is null and c.name <> '' and p.name <> ''
    union all
    select a.id * 2 + 1, 'accompanying-' || a.id, a.patient_id, a.guest_id, a.doctor_id, a.accompanying_name, null, null,
      coalesce(a.accompanying_relationship, 'other')
    from appointments a where a.accompanying_name is not null and (a.patient_id is not null or a.guest_id is not null)`,
  byId: (id) => {
    const [, kind, number = ""] = /^(account|accompanying)-(\d+)$/.exec(id) ?? [];
    const found = readNumber(number);
    return found === null ? null : sql<boolean>`r.key = ${found * 2 + (kind === "account" ? 0 : 1)}`;
  },
  map: (row) => mapRelatedPerson(row),
});

/**
 * Search and mapping of FHIR Coverage: insurance that patients have entered, unverified; the id is the
 * patient's.
 */
export const coverageKind = sqlKind<CoverageRow>({
  type: "Coverage",
  scope: "patients:read",
  documentation: "Insurance as the patient entered it.",
  isPersonal: true,
  parameters: {
    patient: patientParameter("Who is insured."),
    beneficiary: patientParameter("Who is insured."),
  },
  source: () => sql`
    select p.id as key, p.id as patient_id, null::bigint as guest_id, null::bigint as doctor_id, p.name, p.insurer,
      p.insurance_number, p.policy_number, p.insurance_valid_until
    from patients p where p.insurer is not null and p.insurer <> '' and p.removed_at is null`,
  byId: patientCondition,
  map: (row) => mapCoverage(row),
});

/** Returns a sort key for rows without a number: 52 bits of a hash of their identifying text. */
const hashed = (text: ReturnType<typeof sql>) => sql`('x' || left(md5(${text}), 13))::bit(52)::bigint`;

/** Search and mapping of FHIR Consent: given and withdrawn consents to terms and text messages. */
export const consentKind = sqlKind<ConsentRow>({
  type: "Consent",
  scope: "patients:read",
  documentation: "What patients have agreed to, and what they took back: terms, and text messages.",
  isPersonal: true,
  parameters: {
    patient: patientParameter("Who agreed."),
    date: dateParameter(sql`r.given_at`, "When it was given."),
    status: tokenParameter(sql`r.status`, "`active` or `inactive`.", {
      system: "http://hl7.org/fhir/consent-state-codes",
    }),
  },
  source: () => sql`
    select c.*, null::bigint as guest_id, null::bigint as doctor_id, case when c.ended_at is null then 'active' else 'inactive' end as status from (
      select ${hashed(sql`'terms-' || t.patient_id || '-' || t.version`)} as key,
        'terms-' || t.patient_id || '-' || left(md5(t.version), 8) as fhir_id,
        t.patient_id, 'terms' as kind, t.version, t.agreed_at as given_at, null::timestamptz as ended_at
      from terms_agreements t
      union all
      select ${hashed(sql`'withdrawn-' || w.id`)}, 'withdrawn-' || w.id, w.patient_id, 'terms', w.version, w.given_at, w.withdrawn_at
      from withdrawn_agreements w
      union all
      select ${hashed(sql`'text-' || x.id`)}, 'text-' || x.id, x.patient_id, x.channel, x.text_version, x.given_at, x.ended_at
      from text_consents x) c`,
  byId: (id) => sql<boolean>`r.fhir_id = ${id}`,
  map: (row, { place }) => mapConsent(row, place),
});
