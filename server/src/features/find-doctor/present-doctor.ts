import type { Doctor } from "@anteroom/contract/find-doctor";
import { languageName } from "@anteroom/content/languages";
import type { Locale } from "@anteroom/domain/locales";
import {
  firstFreeSlots,
  presentSlot,
  type DoctorCalendar,
  type DoctorFacts,
} from "../../platform/doctor-calendars.ts";
import { portraitUrl } from "../../platform/portrait-url.ts";
import type { Tenant } from "../../platform/tenants.ts";

/** So many next free times stand beside a doctor. */
const shownSlots = 3;

/** A doctor in the contract's words, as far as the clinic's flags let patients see him. */
export function presentDoctor(
  calendar: DoctorCalendar,
  { tenant, locale, now }: { tenant: Tenant; locale: Locale; now: Date },
): Doctor {
  const { doctor } = calendar;
  const { currency, defaultLanguage, patientsDisplayDoctorRating, patientsHideAmount } = tenant.settings;
  return {
    id: doctor.id,
    name: doctor.name,
    specialty: doctor.specialty,
    languages: doctor.languages,
    language_names: doctor.languages.map((tag) => languageName(tag, locale)),
    portrait_url: portraitUrl(doctor.portrait),
    about: aboutIn(doctor.about, [locale, defaultLanguage, "en"]),
    rating: patientsDisplayDoctorRating ? ratingOf(doctor) : null,
    price: patientsHideAmount ? null : { amount_minor: doctor.price_minor, currency },
    visit_minutes: doctor.visit_minutes,
    next_slots: firstFreeSlots(calendar, now, shownSlots).map(presentSlot),
  };
}

function ratingOf({ rating_sum, rating_count }: DoctorFacts): Doctor["rating"] {
  if (rating_count === 0) return null;
  return { average: Math.round((rating_sum / rating_count) * 10) / 10, count: rating_count };
}

/** The text in the first of these languages that it has, a variety falling back to its language. */
function aboutIn(about: unknown, wishes: readonly string[]): string {
  const texts: Record<string, unknown> = typeof about === "object" && about !== null ? { ...about } : {};
  const tags = wishes.flatMap((wish) => [wish, wish.split("-")[0] ?? wish]);
  const found = tags.map((tag) => texts[tag]).find((text) => typeof text === "string");
  return typeof found === "string" ? found : "";
}
