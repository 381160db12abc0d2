import { readTopics } from "@anteroom/content/health-topics/read-topics";
import { locales } from "@anteroom/domain/shared/locales";
import { expect, test } from "vitest";
import { measureSearch } from "./health-search.ts";
import { errorKinds, randomOf, withTypingError } from "./typing-errors.ts";

const topics = readTopics();

test.each(locales)(
  "in %s every topic is found by each of its names, with one typing error and without accents",
  { tags: ["S1.33"] },
  (locale) => {
    const { names, errors, bare } = measureSearch(topics, locale, { seed: 20_261_122, every: 6 });
    expect(names.first / names.n).toBeGreaterThanOrEqual(0.98);
    expect(names.missed).toEqual([]);
    expect(errors.inFive / errors.n, errors.missed.join("; ")).toBeGreaterThanOrEqual(0.97);
    expect(bare.missed).toEqual([]);
  },
);

test("a typing error changes one character, is the same for the same seed, and is null when impossible", () => {
  const make = (kind: (typeof errorKinds)[number]) =>
    withTypingError("asthma", kind, { locale: "en", random: randomOf(8) });
  expect(errorKinds.map((kind) => make(kind)?.length)).toEqual([5, 7, 6, 6]);
  expect(errorKinds.map(make)).toEqual(errorKinds.map(make));
  expect(withTypingError("a", "left out", { locale: "en", random: randomOf(8) })).toBeNull();
});
