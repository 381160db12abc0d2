import { ageOn } from "@anteroom/domain/account/age";
import type { Sex } from "@anteroom/domain/account/sex";

/** What the drawing depends on. */
export type DrawnPerson = { birthdate: string | null; sex: Sex | null };

/**
 * Returns the address of a drawing for a person, by age and sex where known: a path below `/portraits`. A
 * decoration: give it no alternative text. An adult in the patient's care (`isDependent`) has another face than the
 * patient. `now` in ms.
 */
export function drawnFace(
  { birthdate, sex }: DrawnPerson,
  now: number,
  { isDependent = false }: { isDependent?: boolean } = {},
): string {
  const name = nameOf(birthdate === null ? null : ageOn(birthdate, now), sex);
  return `/portraits/${isDependent ? name.replace(/^an?-(?=(?:older-)?(?:wo)?man)/, "another-") : name}.svg`;
}

function nameOf(age: number | null, sex: Sex | null): string {
  if (age !== null && age < 2) return "a-baby";
  if (age === null || (sex !== "female" && sex !== "male")) return "doorway";
  const isFemale = sex === "female";
  if (age < 14) return isFemale ? "a-girl" : "a-boy";
  if (age < 65) return isFemale ? "a-woman" : "a-man";
  return isFemale ? "an-older-woman" : "an-older-man";
}
