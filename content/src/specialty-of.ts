import type { Locale } from "@anteroom/domain/locales";
import { specialties } from "./specialties.ts";

/** Under so many years children have doctors of their own. */
const childUntil = 16;

/** Who sees somebody of this age first, where nobody says more. */
export function specialtyOf(age: number, locale: Locale): { slug: string; words: string } {
  const slug = age < childUntil ? "paediatrics" : "general-practice";
  return { slug, words: specialties.find((one) => one.slug === slug)?.names[locale] ?? slug };
}
