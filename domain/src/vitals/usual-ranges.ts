/** The usual range at rest, per minute, both ends included. */
export type UsualRange = { lowest: number; highest: number };

/** Values whose usual range depends on the age. */
export type RangedName = "heart_rate" | "respiration_rate";

/** For adults at rest (MedlinePlus, Vital signs, article 002341, 2023). */
const ofAdults: Readonly<Record<RangedName, UsualRange>> = {
  heart_rate: { lowest: 60, highest: 100 },
  respiration_rate: { lowest: 12, highest: 18 },
};

/**
 * The 1st and 99th centile of healthy children at rest: age in months below, heart rate, breaths. Fleming et al.,
 * "Normal ranges of heart rate and respiratory rate in children from birth to 18 years", Lancet 2011;377:1011-1018
 * (PMC3789232), the table of cut-offs by age.
 */
const ofChildren: readonly (readonly [below: number, heart: [number, number], breaths: [number, number]])[] =
  [
    [3, [107, 181], [25, 66]],
    [6, [104, 175], [24, 64]],
    [9, [98, 168], [23, 61]],
    [12, [93, 161], [22, 58]],
    [18, [88, 156], [21, 53]],
    [24, [82, 149], [19, 46]],
    [36, [76, 142], [18, 38]],
    [48, [70, 136], [17, 33]],
    [72, [65, 131], [17, 29]],
    [96, [59, 123], [16, 27]],
    [144, [52, 115], [14, 25]],
    [180, [47, 108], [12, 23]],
    [216, [43, 104], [11, 22]],
  ];

/**
 * Returns whether the ranges of children apply at an age in whole months, before 18 years; null counts as an
 * adult.
 */
export function isComparedAsChild(months: number | null): boolean {
  return months !== null && months < 216;
}

/** Returns the usual range at an age in whole months; null counts as an adult. */
export function usualRange(name: RangedName, months: number | null): UsualRange {
  const row = months === null ? undefined : ofChildren.find(([below]) => months < below);
  if (!row) return ofAdults[name];
  const [lowest, highest] = name === "heart_rate" ? row[1] : row[2];
  return { lowest, highest };
}

/**
 * Returns whether the levels of blood pressure apply at an age in whole months: from 13 years on, and for
 * null, an adult. Before, limits depend on age, sex and height (Flynn et al., AAP, Pediatrics
 * 2017;140(3):e20171904).
 */
export function hasPressureLevels(months: number | null): boolean {
  return months === null || months >= 156;
}
