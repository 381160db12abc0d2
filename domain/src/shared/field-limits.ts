import { passwordMinCharacters, ratingStars } from "./constants.ts";

/** Limits of user input, the same for browser and server (D.16). Texts in characters, sizes in bytes. */
export const fieldLimits = {
  name: 200,
  email: 254,
  phone: 32,
  address: 500,
  /** Numbers of a taxpayer, a policy, an insured person. */
  number: 40,
  motive: 2000,
  comment: 2000,
  message: 2000,
  /** A relationship to the patient, in own words. */
  relationship: 60,
  search: 100,
  passwordMin: passwordMinCharacters,
  password: 128,
  fileBytes: 20 * 1024 * 1024,
  filesAtOnce: 10,
  /** For one appointment, separately for patient and clinic. */
  filesPerAppointment: 40,
  fileBytesPerAppointment: 200 * 1024 * 1024,
  /** For a held slot that is not booked yet. */
  filesPerHold: 5,
  fileBytesPerHold: 60 * 1024 * 1024,
  summary: 20_000,
  link: 2000,
  /** The details of a symptom check. */
  triageDetails: 20_000,
} as const;

/** Returns whether a value is a whole number of stars (S5.FIELD.04: a review requires one). */
export function isRating(value: number | null | undefined): value is number {
  return Number.isInteger(value) && (value ?? 0) >= 1 && (value ?? 0) <= ratingStars;
}
