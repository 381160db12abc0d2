import { ageOn } from "@anteroom/domain/account/age";
import type { Locale } from "@anteroom/domain/shared/locales";
import { isForChildren, specialties } from "./specialties.ts";

/** Under so many years children have doctors of their own. */
const childUntil = 16;

/** From so many years on nobody is seen by them. */
const grownAt = 18;

/** Whether somebody is past what such doctors see, as far as the birth date is known; at an age between the two many still do. */
export const isForOtherAge = (specialty: string, bornOn: string | null, now: number): boolean =>
  isForChildren(specialty) && bornOn !== null && ageOn(bornOn, now) >= grownAt;

/** Whether somebody is of an age that children's doctors see. */
export const isOfChildhood = (bornOn: string, now: number): boolean => ageOn(bornOn, now) < childUntil;

/** Who sees somebody of this age first, where nobody says more. */
export function specialtyOf(age: number, locale: Locale): { slug: string; words: string } {
  const slug = age < childUntil ? "paediatrics" : "general-practice";
  return { slug, words: specialties.find((one) => one.slug === slug)?.names[locale] ?? slug };
}
