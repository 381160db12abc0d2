import { isOfAge } from "../account/care.ts";

/** The accompanying adult's relationship to the patient. */
export const accompanyingRelationships = ["parent", "guardian", "relative", "other"] as const;
export type AccompanyingRelationship = (typeof accompanyingRelationships)[number];

/** The adult who is with a child, or with an adult dependent, during the appointment. */
export type AccompanyingAdult = { name: string; relationship: AccompanyingRelationship };

type Person = { birthdate: string | null; isDependent: boolean };

/**
 * Returns whether the booking asks for an accompanying adult for an appointment at `start` (ms). `required`: a minor, or a dependent whose
 * birth date is unknown. `offered`: an adult dependent. `none`: any other adult, or patient without a birth date.
 */
export function accompanimentFor(
  { birthdate, isDependent }: Person,
  ageOfMajority: number,
  start: number,
): "required" | "offered" | "none" {
  if (isOfAge(birthdate, ageOfMajority, start)) return isDependent ? "offered" : "none";
  return birthdate !== null || isDependent ? "required" : "none";
}
