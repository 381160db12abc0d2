import { ageOn } from "@anteroom/domain/account/age";
import type { Locale } from "@anteroom/domain/shared/locales";
import { isForChildren, specialties } from "./specialties.ts";

/** Under so many years children have doctors of their own. */
const childUntil = 16;

/** Age in years from which specialties for children see no patients. */
const grownAt = 18;

/**
 * Returns whether a person is certainly too old (from 18 years) for a specialty of children; false for all other
 * specialties and without a birth date. Days as `2010-05-31`, `now` in ms. From 16 to 17 years paediatricians and
 * others are possible.
 */
export const isForOtherAge = (specialty: string, bornOn: string | null, now: number): boolean =>
  isForChildren(specialty) && bornOn !== null && ageOn(bornOn, now) >= grownAt;

/**
 * Returns whether a person is of an age that paediatricians see first: under 16 years at `now` (ms). `bornOn` as
 * `2010-05-31`.
 */
export const isPaediatricAge = (bornOn: string, now: number): boolean => ageOn(bornOn, now) < childUntil;

/**
 * Returns the specialty that sees a person of this age (years) first, with its name (`words`) in the language:
 * paediatrics under 16, else general practice.
 */
export function specialtyOf(age: number, locale: Locale): { slug: string; words: string } {
  const slug = age < childUntil ? "paediatrics" : "general-practice";
  return { slug, words: specialties.find((one) => one.slug === slug)?.names[locale] ?? slug };
}
