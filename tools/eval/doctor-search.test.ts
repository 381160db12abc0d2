import { locales } from "@anteroom/domain/shared/locales";
import { expect, test } from "vitest";
import { searchAll, readQueries } from "./doctor-search.ts";

const answers = await searchAll(readQueries());

test.each(locales)(
  "in %s at least 95 of 100 queries find a matching doctor among the first three",
  { tags: ["S2.R03"] },
  (locale) => {
    const own = answers.filter(({ query }) => query.locale === locale);
    const missed = own.filter(({ isInThree }) => !isInThree).map(({ query }) => query.query);
    expect(own.length).toBeGreaterThanOrEqual(150);
    expect(missed.length / own.length, missed.join("; ")).toBeLessThanOrEqual(0.05);
  },
);
