import { isOfAge } from "../account/care.ts";

/** Who an adult is to the child who is accompanied. */
export const accompanyingRelationships = ["parent", "guardian", "relative", "other"] as const;
export type AccompanyingRelationship = (typeof accompanyingRelationships)[number];

/** The adult who is with a child during the appointment. */
export type AccompanyingAdult = { name: string; relationship: AccompanyingRelationship };

type Person = { birthdate: string | null; isDependent: boolean };

/**
 * Whether the booking asks who accompanies the person. `required`: the person is under age, or a dependent whose birth date
 * nobody knows. `offered`: an adult whom the account holder cares for. `none`: everybody else.
 */
export function accompanimentFor(
  { birthdate, isDependent }: Person,
  ageOfMajority: number,
  now: number,
): "required" | "offered" | "none" {
  if (isOfAge(birthdate, ageOfMajority, now)) return isDependent ? "offered" : "none";
  return birthdate !== null || isDependent ? "required" : "none";
}
