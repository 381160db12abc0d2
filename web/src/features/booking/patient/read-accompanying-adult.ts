import {
  type accompanimentFor,
  accompanyingRelationships,
  type AccompanyingAdult,
} from "@anteroom/domain/booking/accompanying-adult";
import type { BookingFields } from "../../../shared/booking/booking-fields.ts";

/**
 * Whether an adult is requested (`none`, `offered` or required), and the account holder's name where the
 * appointment is for a dependent, else null.
 */
export type Accompaniment = { requested: ReturnType<typeof accompanimentFor>; self: string | null };

/** A required field of the adult that is missing. */
export type MissingAdultField = "adult-name" | "adult-relationship";

/**
 * Reads the accompanying adult from the form's fields. `adult` is null where none is requested, none comes,
 * or a field is missing; `missing` tells which.
 */
export function readAccompanyingAdult(
  fields: BookingFields,
  { requested, self }: Accompaniment,
): { adult: AccompanyingAdult | null; missing: readonly MissingAdultField[] } {
  const who = self === null ? "other" : (fields["adult"] ?? "self");
  if (requested === "none" || (requested === "offered" && who === "none"))
    return { adult: null, missing: [] };
  const name = who === "self" && self !== null ? self : (fields["adult-name"] ?? "").trim();
  const relationship = accompanyingRelationships.find((one) => one === fields["adult-relationship"]);
  if (name !== "" && relationship !== undefined) return { adult: { name, relationship }, missing: [] };
  return {
    adult: null,
    missing: [
      ...(name === "" ? (["adult-name"] as const) : []),
      ...(relationship === undefined ? (["adult-relationship"] as const) : []),
    ],
  };
}
