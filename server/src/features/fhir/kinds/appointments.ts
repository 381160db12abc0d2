import { sql } from "kysely";
import { appointmentStateLists } from "../../../platform/database/state-lists.ts";
import { namedDoctor } from "../../../shared/appointment/doctor-name.ts";
import { ownSystems } from "../mapping/resource.ts";
import {
  appointmentStatuses,
  mapAppointment,
  mapEncounter,
  type AppointmentFacts,
} from "../mapping/scheduling.ts";
import { serviceOf } from "../mapping/clinic.ts";
import {
  dateParameter,
  never,
  patientCondition,
  patientParameter,
  readNumber,
  readReference,
  referenceParameter,
  tokenParameter,
  type SearchParameter,
} from "../search-values.ts";
import { byNumber, referencesIn, sqlKind } from "./kind.ts";

const appointments = (condition = sql<boolean>`a.status not in ${appointmentStateLists.holds}`) => sql`
  select a.id as key, a.id, a.version, a.status, a.service_type, a.start_time, a.end_time, a.created_at, a.code, a.symptoms,
    a.patient_id, a.guest_id, coalesce(p.name, g.name, '') as patient_name, a.doctor_id, ${namedDoctor("d")} as doctor,
    d.specialty as doctor_specialty, a.accompanying_name, a.accompanying_relationship, v.waiting_since, v.doctor_joined_at, v.ended_at
  from appointments a
    join doctors d on d.tenant_id = a.tenant_id and d.id = a.doctor_id
    left join patients p on p.tenant_id = a.tenant_id and p.id = a.patient_id
    left join guests g on g.tenant_id = a.tenant_id and g.id = a.guest_id
    left join visits v on v.tenant_id = a.tenant_id and v.appointment_id = a.id
  where ${condition}`;

const practitioner = referenceParameter(sql`r.doctor_id`, ["Practitioner"], "Who sees the patient.");

/** A patient or a doctor. */
const actor: SearchParameter = {
  type: "reference",
  documentation: "A patient or a doctor; with its type.",
  where: (value, { base }) => {
    const patient = readReference(value, ["Patient"], base);
    const doctor = readNumber(readReference(value, ["Practitioner"], base) ?? "");
    if (/Patient\//.test(value)) return patientCondition(patient ?? "");
    return /Practitioner\//.test(value) && doctor !== null ? sql<boolean>`r.doctor_id = ${doctor}` : never;
  },
};

const statesOf = (code: string) =>
  Object.entries(appointmentStatuses)
    .filter(([, status]) => status === code)
    .map(([state]) => state);

/** Search and mapping of FHIR Appointment: all appointments, not holds. */
export const appointmentKind = sqlKind<AppointmentFacts>({
  type: "Appointment",
  scope: "appointments:read",
  documentation: "What is booked; a time that is only held is a busy slot.",
  isPersonal: true,
  parameters: {
    patient: patientParameter("Whose appointment it is."),
    practitioner,
    actor,
    date: dateParameter(sql`r.start_time`, "When it begins."),
    status: tokenParameter(sql`r.status`, "FHIR's status.", {
      system: "http://hl7.org/fhir/appointmentstatus",
      valuesOf: statesOf,
    }),
    identifier: tokenParameter(sql`r.code`, "The code that the patient was given.", {
      system: ownSystems.appointmentCode,
    }),
    "service-type": tokenParameter(sql`r.service_type`, "The kind of appointment.", {
      system: ownSystems.serviceType,
      valuesOf: (code) => [serviceOf(code) ?? ""],
    }),
  },
  includes: {
    patient: ({ participant }) => referencesIn(participant).filter((one) => one.startsWith("Patient/")),
    practitioner: ({ participant }) =>
      referencesIn(participant).filter((one) => one.startsWith("Practitioner/")),
    actor: ({ participant }) => referencesIn(participant),
  },
  source: () => appointments(),
  byId: byNumber,
  map: (row, { now, locale }) => mapAppointment(row, now, locale),
});

const encounterStates: Readonly<Record<string, ReturnType<typeof sql<boolean>>>> = {
  finished: sql<boolean>`r.status = 'finished'`,
  cancelled: sql<boolean>`r.status in ${appointmentStateLists.notHeld}`,
  "in-progress": sql<boolean>`(r.status in ${appointmentStateLists.upcoming} and r.doctor_joined_at is not null)`,
  arrived: sql<boolean>`(r.status in ${appointmentStateLists.upcoming} and r.doctor_joined_at is null and r.waiting_since is not null)`,
  planned: sql<boolean>`(r.status in ${appointmentStateLists.upcoming} and r.doctor_joined_at is null and r.waiting_since is null)`,
};

/**
 * Search and mapping of FHIR Encounter: the meeting of every booked appointment, with the same id, also
 * before it begins.
 */
export const encounterKind = sqlKind<AppointmentFacts>({
  type: "Encounter",
  scope: "appointments:read",
  documentation: "The meeting of every booked appointment, with the same id; `planned` until somebody waits.",
  isPersonal: true,
  parameters: {
    patient: patientParameter("Who is seen."),
    subject: patientParameter("Who is seen."),
    practitioner,
    appointment: referenceParameter(sql`r.id`, ["Appointment"], "Of which appointment it is."),
    date: dateParameter(
      sql`coalesce(r.doctor_joined_at, r.waiting_since, r.start_time)`,
      "When it began; until then, when the appointment begins.",
    ),
    status: {
      type: "token",
      documentation: "FHIR's status.",
      where: (value) => encounterStates[value.replace(/^.*\|/, "")] ?? never,
    },
    class: tokenParameter(
      sql`case when r.service_type = 'on_site' then 'AMB' else 'VR' end`,
      "`AMB` at the clinic, `VR` else.",
      {
        system: "http://terminology.hl7.org/CodeSystem/v3-ActCode",
      },
    ),
  },
  includes: {
    patient: ({ subject }) => referencesIn(subject),
    subject: ({ subject }) => referencesIn(subject),
    practitioner: ({ participant }) => referencesIn(participant),
    appointment: ({ appointment }) => referencesIn(appointment),
  },
  source: () => appointments(sql<boolean>`a.status not in ${appointmentStateLists.unbooked}`),
  byId: byNumber,
  map: (row, { place, locale }) => mapEncounter(row, place, locale),
});
