import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { specialties } from "@anteroom/content/specialties";
import type { IconName } from "../../ui/icons/icon-names.ts";

/**
 * Returns the specialties of the doctors with the number of doctors, in the order of our list; unknown ones
 * last.
 */
export function specialtiesOf(doctors: readonly Doctor[]): { slug: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { specialty } of doctors) counts.set(specialty, (counts.get(specialty) ?? 0) + 1);
  const known = specialties.map(({ slug }) => slug);
  const place = (slug: string) => (known.includes(slug) ? known.indexOf(slug) : known.length);
  return [...counts].map(([slug, count]) => ({ slug, count })).sort((a, b) => place(a.slug) - place(b.slug));
}

/** Returns the icon of a specialty; a stethoscope for an unknown slug. */
export function specialtyIcon(slug: string): IconName {
  const icon = specialties.find((one) => one.slug === slug)?.icon;
  return (icon ?? "stethoscope") as IconName; // a test holds them against the drawings
}
