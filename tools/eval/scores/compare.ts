import { assess } from "@anteroom/domain/health/assessment/assess";
import { type Area, areas } from "@anteroom/domain/health/assessment/areas";
import { generateAnswers } from "./cases.ts";
import { tables, type Reported } from "./tables.ts";

/** How two implementations agree on one area; `levels` counts each reported level, `U` for unable. */
export type Agreement = {
  area: Area;
  n: number;
  agreed: number;
  levels: Record<Reported["level"], number>;
  differences: string[];
};

/** Numbers of the heart may differ by this much, in percent points: two ways to the same logarithm. */
const tolerance = 0.1 + 1e-9;

/**
 * Compares both implementations on `count` generated people, with seeds from `seed` on. Returns an agreement for each area, with
 * differences as sentences.
 */
export function compareScores(count: number, seed: number): Agreement[] {
  const found = areas.map((area): Agreement => ({
    area,
    n: count,
    agreed: 0,
    levels: { low: 0, medium: 0, high: 0, very_high: 0, U: 0 },
    differences: [],
  }));
  for (let one = 0; one < count; one += 1) {
    const answers = generateAnswers(seed + one);
    const { areas: results } = assess(answers);
    for (const agreement of found) {
      const result = results.find(({ area }) => area === agreement.area);
      const reported = tables[agreement.area]?.(answers);
      if (!result || !reported) throw new Error(`Nobody judges ${agreement.area}`);
      const level = result.level === "unable_to_assess" ? "U" : result.level;
      agreement.levels[reported.level] += 1;
      if (level === reported.level && isSame(result.number, reported.number)) agreement.agreed += 1;
      else
        agreement.differences.push(
          `seed ${seed + one}: ${level} ${result.number}, table ${reported.level} ${reported.number}`,
        );
    }
  }
  return found;
}

function isSame(a: number | null, b: number | null): boolean {
  return a === null || b === null ? a === b : Math.abs(a - b) < tolerance;
}
