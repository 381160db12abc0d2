/** The four choices of a profile (S3.PROFILE.07), as the API names them. */
export const sexes = ["male", "female", "rather_not_say", "other"] as const;
export type Sex = (typeof sexes)[number];

/** Returns the value as a sex, or null where it is none of the four. */
export function asSex(value: unknown): Sex | null {
  return sexes.find((sex) => sex === value) ?? null;
}
