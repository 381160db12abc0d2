import {
  type accompanimentFor,
  accompanyingRelationships,
  type AccompanyingAdult,
} from "@anteroom/domain/booking/accompanying-adult";
import type { BookingFields } from "../../../shared/booking/booking-fields.ts";

/** Whether the adult is asked for, and the account holder's name where the appointment is for somebody they care for. */
export type Accompaniment = { requested: ReturnType<typeof accompanimentFor>; self: string | null };

/** A field of the adult without which the form cannot be sent. */
export type MissingOfAdult = "adult-name" | "adult-relationship";

/** The adult whom the form's fields name; null where nobody is asked for, nobody comes, or a field is missing. */
export function readAccompanyingAdult(
  fields: BookingFields,
  { requested, self }: Accompaniment,
): { adult: AccompanyingAdult | null; missing: readonly MissingOfAdult[] } {
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
