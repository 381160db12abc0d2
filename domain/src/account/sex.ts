/** The four choices of a profile (S3.PROFILE.07), in the words of the wire. */
export const sexes = ["male", "female", "rather_not_say", "other"] as const;
export type Sex = (typeof sexes)[number];

/** The choice this value names, or null. */
export function asSex(value: unknown): Sex | null {
  return sexes.find((sex) => sex === value) ?? null;
}
