/** The parts of Lighthouse's JSON that the bench reads. */
export type LighthouseReport = {
  runtimeError?: { message: string };
  categories: Readonly<
    Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  >;
  audits: Readonly<Record<string, { score: number | null; displayValue?: string }>>;
};

/** The reported categories, in Lighthouse's names. */
export const lighthouseCategories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** A category of Lighthouse. */
export type LighthouseCategory = (typeof lighthouseCategories)[number];

/** Scores and the worst audits of a page. */
export type LighthouseFinding = {
  /** 0 to 100, as Lighthouse rounds it. */
  scores: Readonly<Record<LighthouseCategory, number>>;
  /** What counts and is not perfect, what costs most first. `shown` is what Lighthouse measured, where it did. */
  worst: readonly { audit: string; shown: string | undefined }[];
};

/** Reads a report. Throws Lighthouse's message if the page was not measured or a category has no score. */
export function readLighthouseReport(report: LighthouseReport): LighthouseFinding {
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const scores = Object.fromEntries(
    lighthouseCategories.map((name) => {
      const score = report.categories[name]?.score;
      if (typeof score !== "number") throw new Error(`Lighthouse gave no score for ${name}`);
      return [name, Math.round(score * 100)];
    }),
  ) as Record<LighthouseCategory, number>; // the names are those of the list
  const lost = lighthouseCategories.flatMap((name) =>
    (report.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score = null, displayValue } = report.audits[id] ?? {};
      if (score === null || score >= 1 || weight === 0) return [];
      return [{ cost: (1 - score) * weight, audit: `${id} (${name})`, shown: displayValue }];
    }),
  );
  return {
    scores,
    worst: lost.toSorted((a, b) => b.cost - a.cost).map(({ audit, shown }) => ({ audit, shown })),
  };
}
