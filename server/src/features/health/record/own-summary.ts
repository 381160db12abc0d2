import type { HealthRecord } from "@anteroom/contract/health/health-record";
import type { RecordSection } from "@anteroom/domain/health/health-record";
import { withArabicDates } from "@anteroom/domain/shared/arabic-dates";
import type { Locale } from "@anteroom/domain/shared/locales";
import type { Config } from "../../../platform/config/config.ts";
import { tenantAddress } from "../../../platform/tenancy/tenant-address.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { mapObservation, observedNames } from "../../fhir/mapping/observations.ts";
import { mapPatient } from "../../fhir/mapping/people.ts";
import type { Place, Resource } from "../../fhir/mapping/resource.ts";
import { summaryDocument } from "../../fhir/summary/summary-document.ts";

type Setting = {
  config: Pick<Config, "baseUrl">;
  tenant: Tenant;
  locale: Locale;
  now: Date;
  parts: readonly RecordSection[];
};

/**
 * Returns a record as a document of the International Patient Summary. Of the person it has name, date of birth and
 * sex, and no addresses or numbers. Parts that were not chosen are withheld. Checks no access and does not audit.
 */
export function ownSummary(record: HealthRecord, { config, tenant, locale, now, parts }: Setting): Resource {
  const place = placeOf(config, tenant);
  const { person, medicines, allergies } = record;
  const has = (part: RecordSection) => parts.includes(part);
  return withArabicDates(tenant.settings.localizedArabicDates, () =>
    summaryDocument({
      patient: mapPatient({ ...unknown, ...person, guest_id: null }, place),
      isDependent: !person.is_self,
      isFromPatient: true,
      medicines: has("medicines") ? medicines : "withheld",
      allergies: has("allergies") ? allergies : "withheld",
      observations: has("measurements") ? observationsOf(record) : "withheld",
      place,
      locale,
      now,
    }),
  );
}

const unknown = {
  email: null,
  phone: null,
  address: null,
  language: null,
  external_id: null,
  taxpayer_number: null,
  health_number: null,
};

function placeOf(config: Pick<Config, "baseUrl">, tenant: Tenant): Place {
  const { origin } = new URL(tenantAddress(config, tenant, "/"));
  const { slug, manifest, settings } = tenant;
  const { country, clinicPhone: phone, clinicAddress: address, timeZone } = settings;
  return {
    base: `${origin}/fhir/R4`,
    origin,
    clinic: { slug, name: manifest.name, country, phone, address },
    timeZone,
  };
}

/** The instant stands for the id of a measurement, which the record does not have of each. */
function observationsOf({ person, measurements }: HealthRecord): Resource[] {
  return measurements.flatMap((one) => {
    const measured_at = new Date(one.date);
    const row = {
      id: measured_at.getTime(),
      measured_at,
      saved_at: null,
      source_system: one.sourceSystem,
      vital_signs: one.vitalSigns,
      sources: one.sources,
      quality: one.quality,
      devices: one.devices ?? {},
      algorithm_version: one.algorithmVersion,
      pressure_readings: one.pressureReadings,
      appointment_id: null,
      patient_id: person.patient_id,
      guest_id: null,
    };
    return observedNames
      .filter((name) => one.vitalSigns[name] !== undefined)
      .map((name) => mapObservation({ ...row, name }));
  });
}
