import { serviceTypes } from "@anteroom/domain/appointment/service-type";
import { sql } from "kysely";
import { matchesName } from "../../../shared/account/search-names.ts";
import { portraitUrl } from "../../../shared/appointment/portrait-url.ts";
import {
  mapHealthcareService,
  mapOrganization,
  mapPractitioner,
  mapPractitionerRole,
  type DoctorRow,
} from "../mapping/clinic.ts";
import { ownSystems } from "../mapping/resource.ts";
import { mapSchedule } from "../mapping/scheduling.ts";
import {
  always,
  never,
  readReference,
  readToken,
  referenceParameter,
  tokenParameter,
  type SearchParameter,
} from "../search-values.ts";
import {
  byNumber,
  referencesIn,
  sqlKind,
  type Condition,
  type Found,
  type Kind,
  type Reading,
} from "./kind.ts";

const doctors = () => sql`
  select d.id as key, d.id as doctor_id, d.id, d.name, d.title, d.sex, d.specialty, d.languages, d.is_listed, d.register_name,
    d.register_number, d.external_id, d.portrait,
    (select coalesce(json_agg(json_build_object('weekday', h.weekday, 'from_minute', h.from_minute, 'to_minute', h.to_minute, 'kind', h.kind)), '[]')
      from doctor_hours h where h.tenant_id = d.tenant_id and h.doctor_id = d.id) as hours
  from doctors d`;
type Row = Omit<DoctorRow, "portrait_url"> & { portrait: string };
const doctorOf = ({ portrait, ...row }: Row): DoctorRow => ({ ...row, portrait_url: portraitUrl(portrait) });
const specialty = tokenParameter(sql`r.specialty`, "The specialty's code.", { system: ownSystems.specialty });
const active = tokenParameter(sql`r.is_listed`, "Whether patients can find the doctor.");

/** Doctors' names are one text too: any word of it counts as family and given name. */
const nameParameter: SearchParameter = {
  type: "string",
  documentation: "Each word begins a word of the name; accents and capitals do not matter.",
  where: (value) => matchesName(value, sql`r.name`),
};

/** Search and mapping of FHIR Practitioner: the clinic's doctors, unlisted ones included. */
export const practitionerKind = sqlKind<Row>({
  type: "Practitioner",
  scope: "doctors:read",
  documentation: "Doctors of the clinic.",
  isPersonal: false,
  parameters: {
    identifier: {
      type: "token",
      documentation: "The number in the clinic's own system, or in the register of doctors.",
      where: (value) => {
        const { system, code } = readToken(value);
        if (system === ownSystems.externalId) return sql<boolean>`r.external_id = ${code}`;
        if (system === ownSystems.register) return sql<boolean>`r.register_number = ${code}`;
        return system === null
          ? sql<boolean>`(r.external_id = ${code} or r.register_number = ${code})`
          : never;
      },
    },
    name: nameParameter,
    family: nameParameter,
    given: nameParameter,
  },
  source: doctors,
  byId: byNumber,
  map: (row, { place, locale }) => mapPractitioner(doctorOf(row), place, locale),
});

/**
 * Search and mapping of FHIR PractitionerRole: a doctor's work at the clinic with weekly hours; the id is the
 * doctor's.
 */
export const practitionerRoleKind = sqlKind<Row>({
  type: "PractitionerRole",
  scope: "doctors:read",
  documentation: "What a doctor does at the clinic, and the usual week on the clinic's clock.",
  isPersonal: false,
  parameters: {
    practitioner: referenceParameter(sql`r.id`, ["Practitioner"], "Whose role it is."),
    specialty,
    active,
  },
  includes: { practitioner: ({ practitioner }) => referencesIn(practitioner) },
  source: doctors,
  byId: byNumber,
  map: (row, { place, locale }) => mapPractitionerRole(doctorOf(row), place, locale),
});

/** How far ahead patients can book, in ms. */
const horizon = 366 * 86_400_000;

/** Search and mapping of FHIR Schedule: one per doctor, with the doctor's id. */
export const scheduleKind = sqlKind<Row>({
  type: "Schedule",
  scope: "doctors:read",
  documentation: "One for each doctor; its free times are slots.",
  isPersonal: false,
  parameters: {
    actor: referenceParameter(sql`r.id`, ["Practitioner", "PractitionerRole"], "Whose times they are."),
    specialty,
    active,
  },
  includes: { actor: ({ actor }) => referencesIn(actor) },
  source: doctors,
  byId: byNumber,
  map: (row, { locale, now }) =>
    mapSchedule(doctorOf(row), { from: now, to: new Date(now.getTime() + horizon) }, locale),
});

/** Defines a type whose resources do not come from the database. */
function knownKind(
  kind: Omit<Kind, "find" | "isPersonal">,
  all: (reading: Reading) => readonly Found["resource"][],
  fits: (resource: Found["resource"], condition: Condition) => boolean = () => true,
): Kind {
  return {
    ...kind,
    isPersonal: false,
    find: async (reading, { conditions, id, after, limit }) =>
      all(reading)
        .map((resource, index) => ({ key: index + 1, resource }))
        .filter(({ resource }) => id === null || resource.id === id)
        .filter(({ resource }) => conditions.every((one) => fits(resource, one)))
        .filter(({ key }) => key > after)
        .slice(0, limit),
  };
}

const anything: SearchParameter["where"] = () => always;

/** Search and mapping of FHIR Organization: the clinic alone, by its slug. */
export const organizationKind = knownKind(
  {
    type: "Organization",
    scope: "doctors:read",
    documentation: "The clinic itself, by its short name.",
    parameters: {},
  },
  ({ place }) => [mapOrganization(place)],
);

/** Search and mapping of FHIR HealthcareService: one per service type. */
export const healthcareServiceKind = knownKind(
  {
    type: "HealthcareService",
    scope: "doctors:read",
    documentation: "The kinds of appointment; patients book video appointments by themselves.",
    parameters: {
      organization: { type: "reference", documentation: "The clinic.", where: anything },
      "service-type": { type: "token", documentation: "The kind of appointment.", where: anything },
    },
  },
  ({ place }) => serviceTypes.map((type) => mapHealthcareService(type, place)),
  (resource, { name, values }) =>
    values.some((value) =>
      name === "organization"
        ? referencesIn(resource["providedBy"]).some((one) =>
            one.endsWith(`/${readReference(value, ["Organization"], "") ?? ""}`),
          )
        : JSON.stringify(resource["type"]).includes(`"code":${JSON.stringify(readToken(value).code)}`),
    ),
);
