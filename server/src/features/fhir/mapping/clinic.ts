import { serviceTypes, type ServiceType } from "@anteroom/domain/appointment/service-type";
import { doctorName, type NamedDoctor } from "@anteroom/domain/booking/doctor-name";
import type { Locale } from "@anteroom/domain/shared/locales";
import { specialtyName } from "@anteroom/content/specialties";
import { concept, languages, ownSystems, referenceTo, resource, type Concept } from "./resource.ts";
import type { Place, Resource } from "./resource.ts";

/** Maps the clinic to FHIR's Organization; its id is the slug. */
export function mapOrganization({ clinic, origin }: Place): Resource {
  return resource("Organization", clinic.slug, {
    active: true,
    name: clinic.name,
    telecom: [
      ...(clinic.phone ? [{ system: "phone", value: clinic.phone }] : []),
      { system: "url", value: origin },
    ],
    address: (clinic.address || clinic.country) && [
      {
        ...(clinic.address ? { text: clinic.address } : {}),
        ...(clinic.country ? { country: clinic.country } : {}),
      },
    ],
  });
}

const serviceNames: Readonly<Record<ServiceType, string>> = {
  remote: "Video appointment",
  on_site: "Appointment at the clinic",
  phone: "Appointment by phone",
  intermediate: "Appointment between two others",
  prescription_renewal: "Renewal of a prescription",
};

/** Returns the FHIR id of a service type; FHIR ids have no underscore. */
export const serviceId = (type: ServiceType) => type.replaceAll("_", "-");
/** Returns the service type of an id or code, or null. */
export const serviceOf = (id: string): ServiceType | null =>
  serviceTypes.find((one) => one === id || serviceId(one) === id) ?? null;

/** Returns the CodeableConcept of a service type, with an English name. */
export const serviceConcept = (type: ServiceType): Concept =>
  concept(ownSystems.serviceType, type, serviceNames[type]);

/** Maps a service type to FHIR's HealthcareService of the clinic. */
export function mapHealthcareService(type: ServiceType, { clinic }: Place): Resource {
  return resource("HealthcareService", serviceId(type), {
    active: true,
    providedBy: referenceTo("Organization", clinic.slug, clinic.name),
    type: [serviceConcept(type)],
    name: serviceNames[type],
    appointmentRequired: true,
  });
}

/** A doctor with weekly hours, as the FHIR mapping needs it. `weekday` 1 is Monday. */
export type DoctorRow = NamedDoctor & {
  id: number;
  specialty: string;
  languages: string[];
  is_listed: boolean;
  register_name: string | null;
  register_number: string | null;
  external_id: string | null;
  portrait_url: string;
  hours: readonly { weekday: number; from_minute: number; to_minute: number; kind: "open" | "break" }[];
};

/** Maps a doctor to FHIR's Practitioner, with the name in `locale`. */
export function mapPractitioner(row: DoctorRow, { origin }: Place, locale: Locale): Resource {
  return resource("Practitioner", String(row.id), {
    identifier: [
      ...(row.external_id === null ? [] : [{ system: ownSystems.externalId, value: row.external_id }]),
      ...(row.register_number === null
        ? []
        : [
            {
              use: "official",
              system: ownSystems.register,
              value: row.register_number,
              ...(row.register_name ? { assigner: { display: row.register_name } } : {}),
            },
          ]),
    ],
    active: true,
    name: [{ use: "official", text: doctorName(row, locale) }],
    gender: row.sex,
    photo: [{ url: new URL(row.portrait_url, origin).href }],
    communication: row.languages.map((language) => concept(languages, language)),
  });
}

/** Returns the CodeableConcept of a specialty, with its name in `locale`. */
export const specialtyConcept = (slug: string, locale: Locale): Concept =>
  concept(ownSystems.specialty, slug, specialtyName(slug, locale));

/**
 * Maps a doctor to FHIR's PractitionerRole with the weekly hours, less the breaks, in the clinic's time zone;
 * inactive when unlisted.
 */
export function mapPractitionerRole(row: DoctorRow, { clinic }: Place, locale: Locale): Resource {
  return resource("PractitionerRole", String(row.id), {
    active: row.is_listed,
    practitioner: referenceTo("Practitioner", row.id, doctorName(row, locale)),
    organization: referenceTo("Organization", clinic.slug, clinic.name),
    specialty: [specialtyConcept(row.specialty, locale)],
    healthcareService: [referenceTo("HealthcareService", "remote")],
    availableTime: availableTimes(row.hours),
  });
}

const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** Returns the weekly hours in the clinic's time zone, less the breaks. */
function availableTimes(hours: DoctorRow["hours"]) {
  return hours
    .filter(({ kind }) => kind === "open")
    .toSorted((a, b) => a.weekday - b.weekday || a.from_minute - b.from_minute)
    .flatMap(({ weekday, from_minute: from, to_minute: to }) => {
      const breaks = hours.filter((one) => one.kind === "break" && one.weekday === weekday);
      return without({ from, to }, breaks).map((part) => ({
        daysOfWeek: [weekdays[weekday - 1]],
        availableStartTime: clockText(part.from),
        availableEndTime: clockText(part.to),
      }));
    });
}

type Part = { from: number; to: number };

function without(whole: Part, breaks: readonly { from_minute: number; to_minute: number }[]): Part[] {
  return breaks
    .reduce<Part[]>(
      (left, { from_minute, to_minute }) =>
        left.flatMap(({ from, to }) => [
          { from, to: Math.min(to, from_minute) },
          { from: Math.max(from, to_minute), to },
        ]),
      [whole],
    )
    .filter(({ from, to }) => from < to);
}

/** Formats minutes of a day as FHIR's time; the end of the day becomes 23:59:59. */
function clockText(minute: number): string {
  if (minute >= 1440) return "23:59:59";
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
  return `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}:00`;
}
