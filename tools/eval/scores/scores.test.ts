import { expect, test } from "vitest";
import { compareScores } from "./compare.ts";

const count = 3_000;

test.each(compareScores(count, 20_261_122))(
  "$area agrees with an independent table for every generated person",
  { tags: ["S1.31", "S3.ASSESS.01", "S4.RISK.05"] },
  ({ area, n, agreed, levels, differences }) => {
    expect(differences.slice(0, 3)).toEqual([]);
    expect(agreed).toBe(n);
    const assessed = n - levels.U;
    expect(assessed, "enough of them can be assessed").toBeGreaterThanOrEqual(200);
    expect(levels.U, "and enough cannot").toBeGreaterThanOrEqual(200);
    const never = area === "nutrition" || area === "activity" ? ["very_high"] : [];
    const rare = (["low", "medium", "high", "very_high"] as const).filter((level) => levels[level] < 10);
    expect(rare, "every level occurs").toEqual(never);
  },
);
