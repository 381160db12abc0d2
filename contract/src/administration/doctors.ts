import { doctorSexes } from "@anteroom/domain/booking/doctor-facts";
import { doctorTitles } from "@anteroom/domain/booking/doctor-name";
import { highestPriceMinor } from "@anteroom/domain/payment/money";
import { importLimits } from "@anteroom/domain/shared/import-limits";
import { appointmentMinutes } from "@anteroom/domain/shared/lifetimes";
import { locales } from "@anteroom/domain/shared/locales";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { ContentVersion, replaces, replacesRule, versionedEntity } from "../replaces.ts";
import { CsvImport, ImportReport } from "./imports.ts";
import { collection, entity, Id, Money, PathId, ServiceType, text } from "../values.ts";

const DoctorParams = z.strictObject({ doctor_id: PathId });
const line = (max: number) => text(max).check(z.minLength(1));

/** A text by language, in as many of the eight as the clinic has it. */
const byLanguage = <T extends z.ZodMiniType>(shape: T) => z.partialRecord(z.enum(locales), shape);
const ListOfLines = z.array(line(200)).check(z.maxLength(40));

const facts = {
  /** Without the title, which is written in the language of the reader. */
  name: line(120),
  title: z.nullable(z.enum(doctorTitles)),
  /** Slug of a specialty, as `general-practice`. Others are refused with `unknown_specialty`, which names those that exist; a doctor who has another from before may keep it. */
  specialty: z.string().check(z.regex(/^[a-z][a-z-]{1,59}$/)),
  /** Language tags, as `pt`, `ar`. */
  languages: z
    .array(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)))
    .check(z.minLength(1), z.maxLength(20)),
  sex: z.nullable(z.enum(doctorSexes)),
  treats_children: z.nullable(z.boolean()),
  about: byLanguage(line(2000)),
  registration: z.nullable(z.strictObject({ register: line(120), number: line(40) })),
  training: z.nullable(byLanguage(ListOfLines)),
  treats: z.nullable(byLanguage(ListOfLines)),
  insurers: z.nullable(z.array(line(120)).check(z.maxLength(40))),
  visit_minutes: z.int().check(z.gte(appointmentMinutes.least), z.lte(appointmentMinutes.most)),
  /** Whether patients can find the doctor; appointments of an unlisted one stay. */
  is_listed: z.boolean(),
};

/** The doctor's id in the clinic's own system. */
const ExternalId = line(64);

/** The data of a doctor that a clinic sets. */
const DoctorProfile = z.strictObject(facts);

/** A doctor as the clinic edits it. */
export const ClinicDoctor = z.object({
  id: Id,
  /** Of the data that `clinicChangeDoctor` replaces. */
  version: ContentVersion,
  external_id: z.nullable(z.string()),
  ...facts,
  portrait_url: z.string(),
  /** Of every kind of appointment. */
  prices: z.array(z.object({ service_type: ServiceType, price: Money })),
});
export type ClinicDoctor = z.infer<typeof ClinicDoctor>;

/** Unlisted doctors included, by id. A doctor's token lists only its own doctor. */
export const clinicListDoctors = endpoint({
  method: "GET",
  path: "/clinic/doctors",
  summary: "Lists all doctors of the clinic, unlisted ones included; a doctor's token sees only that doctor",
  caller: "clinic",
  scope: "doctors:read",
  response: collection(ClinicDoctor),
});

/** A doctor's token reads only its own doctor; others are `not_found`. */
export const clinicGetDoctor = endpoint({
  method: "GET",
  path: "/clinic/doctors/{doctor_id}",
  summary: "Returns one doctor",
  caller: "clinic",
  scope: "doctors:read",
  params: DoctorParams,
  response: entity(ClinicDoctor),
});

/**
 * Audited. A new doctor has the default portrait; a known one keeps portrait, hours and prices, and gets the other
 * given data.
 */
export const clinicAddDoctor = endpoint({
  method: "POST",
  path: "/clinic/doctors",
  summary: "Creates a doctor, or changes the one with this `external_id`",
  description:
    "For the clinic's own token. Idempotent, so a lost request may be repeated. A known doctor keeps portrait, hours and prices: `amount_minor` is the price of a new one. A doctor without weekly hours has no free slots.",
  caller: "clinic",
  scope: "doctors:write",
  body: z.extend(DoctorProfile, {
    external_id: ExternalId,
    /** Of a new doctor's remote appointment, in the clinic's currency; later, and for other kinds, use `clinicSetPrice`. */
    amount_minor: z.int().check(z.nonnegative(), z.lte(highestPriceMinor)),
  }),
  status: 201,
  response: entity(ClinicDoctor),
});

/**
 * Valid lines are stored in one transaction and audited; a dry run stores nothing. At most 60 imports in 15 minutes,
 * dry runs included. Not for a doctor's token.
 */
export const clinicImportDoctors = endpoint({
  method: "POST",
  path: "/clinic/doctors/import",
  summary: `Imports up to ${importLimits.doctors} doctors with their weekly hours from a CSV file, and reports on every line`,
  description:
    "Required columns: `external_id`, `name`, `specialty`, `languages` (as pt|en), `visit_minutes`, `amount_minor`. Optional ones: `title`, `sex`, `treats_children` (true, false), `is_listed` (true when missing), `about_en`, `about_pt` and so on, `register` and `register_number`, `insurers` (a|b), `hours`. Hours are as `mon 09:00-12:30|13:30-17:00; thu 14:00-20:00`; `none` removes them, and an empty cell leaves them. Other data of a doctor are unchanged. `version` names what is stored of the doctors of the file: an import that names that of its dry run as `replaces` is refused (`changed_elsewhere`) when somebody has changed one of them meanwhile.",
  caller: "clinic",
  scope: "doctors:write",
  largestBody: 6_000_000,
  body: z.extend(CsvImport, { replaces }),
  response: versionedEntity(ImportReport),
  problems: ["too_many_requests", "changed_elsewhere"],
});

/** Audited. */
export const clinicChangeDoctor = endpoint({
  method: "PUT",
  path: "/clinic/doctors/{doctor_id}",
  summary: "Replaces the data of a doctor",
  description: `For the clinic's own token. Prices, hours and the portrait are unchanged. ${replacesRule}`,
  caller: "clinic",
  scope: "doctors:write",
  params: DoctorParams,
  body: z.extend(DoctorProfile, { replaces }),
  response: entity(ClinicDoctor),
  problems: ["changed_elsewhere"],
});
