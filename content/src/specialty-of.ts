import { ageOn } from "@anteroom/domain/account/age";
import type { Locale } from "@anteroom/domain/shared/locales";
import { isForChildren, specialties } from "./specialties.ts";

/** Under so many years children have doctors of their own. */
const childUntil = 16;

/** From so many years on nobody is seen by them. */
const grownAt = 18;

/**
 * Returns whether a person with a known birth date is too old for a specialty of children. Between the two limits
 * both are possible.
 */
export const isForOtherAge = (specialty: string, bornOn: string | null, now: number): boolean =>
  isForChildren(specialty) && bornOn !== null && ageOn(bornOn, now) >= grownAt;

/** Returns whether a person is of an age that paediatricians see. */
export const isPaediatricAge = (bornOn: string, now: number): boolean => ageOn(bornOn, now) < childUntil;

/** Returns the specialty that sees a person of this age first, with its name. */
export function specialtyOf(age: number, locale: Locale): { slug: string; words: string } {
  const slug = age < childUntil ? "paediatrics" : "general-practice";
  return { slug, words: specialties.find((one) => one.slug === slug)?.names[locale] ?? slug };
}
