import type { Doctor, DoctorDetails } from "@anteroom/contract/appointment/find-doctor";
import { languageName } from "@anteroom/content/languages";
import { registerName } from "@anteroom/content/demo-register";
import { doctorName } from "@anteroom/domain/booking/doctor-name";
import type { Locale } from "@anteroom/domain/shared/locales";
import {
  presentSlot,
  type DoctorFacts,
  type DoctorWithTimes,
} from "../../shared/appointment/doctor-calendars.ts";
import { portraitUrl } from "../../shared/appointment/portrait-url.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";

/** How many free slots the list shows per doctor. */
export const shownSlots = 3;

/**
 * Maps a doctor to the API: rating and price are null where the clinic's settings hide them, the rating also
 * without reviews. `about` is in `locale`, else the clinic's language, else English, else empty.
 */
export function presentDoctor(
  { doctor, slots }: DoctorWithTimes,
  { tenant, locale }: { tenant: Tenant; locale: Locale },
): Doctor {
  const { currency, defaultLanguage, patientsDisplayDoctorRating, patientsHideAmount } = tenant.settings;
  return {
    id: doctor.id,
    name: doctorName(doctor, locale),
    title: doctor.title,
    specialty: doctor.specialty,
    languages: doctor.languages,
    language_names: doctor.languages.map((tag) => languageName(tag, locale)),
    portrait_url: portraitUrl(doctor.portrait),
    about: textIn(doctor.about, [locale, defaultLanguage, "en"]) ?? "",
    rating: patientsDisplayDoctorRating ? ratingOf(doctor) : null,
    price: patientsHideAmount ? null : { amount_minor: doctor.price_minor, currency },
    visit_minutes: doctor.visit_minutes,
    sex: doctor.sex,
    treats_children: doctor.treats_children,
    next_slots: slots.map(presentSlot),
  };
}

function ratingOf({ rating_sum, rating_count }: DoctorFacts): Doctor["rating"] {
  if (rating_count === 0) return null;
  return { average: Math.round((rating_sum / rating_count) * 10) / 10, count: rating_count };
}

/** Details of a doctor's page; null where the clinic has given none. */
export type DoctorRecord = {
  register_name: string | null;
  register_number: string | null;
  training: unknown;
  treats: unknown;
  insurers: string[] | null;
};

/**
 * Returns the details of a doctor's page, each in the first available language of `wishes` (tags, most wanted
 * first). `written_in` has that language when it is not the reader's.
 */
export function presentDetails(
  record: DoctorRecord & { about: unknown },
  { locale, wishes }: { locale: Locale; wishes: readonly string[] },
): Omit<DoctorDetails, keyof Doctor | "reviews"> {
  const { register_name: register, register_number: number, insurers } = record;
  return {
    registration:
      register === null || number === null ? null : { register: registerName(register, locale), number },
    training: listIn(record.training, wishes),
    treats: listIn(record.treats, wishes),
    insurers: insurers === null || insurers.length === 0 ? null : insurers,
    written_in: {
      about: otherLanguage(tagIn(record.about, wishes, isText), locale),
      training: otherLanguage(tagIn(record.training, wishes, isFilled), locale),
      treats: otherLanguage(tagIn(record.treats, wishes, isFilled), locale),
    },
  };
}

/**
 * Returns tag and name of a text's language when it is not the reader's; null otherwise, and for null.
 * Regional varieties count as the same.
 */
export function otherLanguage(tag: string | null, locale: Locale): DoctorDetails["written_in"]["about"] {
  const base = (of: string) => of.split("-")[0];
  return tag === null || base(tag) === base(locale) ? null : { tag, name: languageName(tag, locale) };
}

const isText = (value: unknown) => typeof value === "string";
const isFilled = (value: unknown) => Array.isArray(value) && value.length > 0;

function textIn(texts: unknown, wishes: readonly string[]): string | null {
  const found = valueIn(texts, tagIn(texts, wishes, isText));
  return typeof found === "string" ? found : null;
}

function listIn(texts: unknown, wishes: readonly string[]): string[] | null {
  const found = valueIn(texts, tagIn(texts, wishes, isFilled));
  return Array.isArray(found) ? found.filter((line) => typeof line === "string") : null;
}

/** Returns the first of these languages with a value; a variety falls back to its language. */
function tagIn(texts: unknown, wishes: readonly string[], fits: (value: unknown) => boolean): string | null {
  const tags = wishes.flatMap((wished) => [wished, wished.split("-")[0] ?? wished]);
  return tags.find((tag) => fits(valueIn(texts, tag))) ?? null;
}

function valueIn(texts: unknown, tag: string | null): unknown {
  const byTag: Record<string, unknown> = typeof texts === "object" && texts !== null ? { ...texts } : {};
  return tag === null ? undefined : byTag[tag];
}
