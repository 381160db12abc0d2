import { locales } from "@anteroom/domain/shared/locales";
import { expect, test } from "vitest";
import { measureCrisisWords, readCrisisTexts, tuningTexts } from "./crisis-words.ts";

const accidents = readCrisisTexts(new URL("data/crisis-words-accidents.jsonl", import.meta.url));
const texts = tuningTexts.flatMap(readCrisisTexts);

test.each(locales)(
  "in %s most tuning texts about suicidal thoughts are recognised, and few ordinary texts are",
  { tags: ["S1.08"] },
  (locale) => {
    const { positives, negatives, missed, falseAlarms } = measureCrisisWords(
      texts.filter((one) => one.locale === locale),
    );
    expect(positives).toBeGreaterThanOrEqual(60);
    expect(missed.length / positives, missed.map(({ text }) => text).join("; ")).toBeLessThanOrEqual(0.05);
    expect(
      falseAlarms.length / negatives,
      falseAlarms.map(({ text }) => text).join("; "),
    ).toBeLessThanOrEqual(0.05);
  },
);

test.each(locales)(
  "in %s accidents and acts of others show no suicide help, and the same acts on purpose do",
  { tags: ["S1.08"] },
  (locale) => {
    const own = accidents.filter((one) => one.locale === locale);
    expect(own).toHaveLength(25);
    const { missed, falseAlarms } = measureCrisisWords(own);
    expect(missed.map(({ text }) => text)).toEqual([]);
    expect(falseAlarms.map(({ text }) => text)).toEqual([]);
  },
);
