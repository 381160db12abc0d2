import { ageOn } from "@anteroom/domain/account/age";
import type { Locale } from "@anteroom/domain/shared/locales";
import { isForChildren, specialties } from "./specialties.ts";

/** Under so many years children have doctors of their own. */
const childUntil = 16;

/** Age in years from which specialties for children see no patients. */
const grownAt = 18;

/** Why a doctor does not suit a person's age: the person is an adult, or a child. */
export type AgeMisfit = "adult" | "child";

/**
 * Returns `adult` where a person of 18 years or more has chosen a specialty of children, `child` where one under 16 has
 * chosen a doctor who sees no children (`treats_children` false; null is not known), else null; null without a birth
 * date. `bornOn` as `2010-05-31`, `now` in ms.
 */
export function ageMisfitOf(
  doctor: { specialty: string; treats_children: boolean | null },
  bornOn: string | null,
  now: number,
): AgeMisfit | null {
  if (bornOn === null) return null;
  if (isForChildren(doctor.specialty)) return ageOn(bornOn, now) >= grownAt ? "adult" : null;
  return doctor.treats_children === false && isPaediatricAge(bornOn, now) ? "child" : null;
}

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
