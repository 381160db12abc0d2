import { assess } from "@anteroom/domain/health/assessment/assess";
import { locales } from "@anteroom/domain/shared/locales";
import { enabledItems } from "@anteroom/domain/health/questionnaire/enabled";
import { faultsOf } from "@anteroom/domain/health/questionnaire/faults";
import { flatItems, isQuestion, ordinalOf } from "@anteroom/domain/health/questionnaire/item-facts";
import type { Answers } from "@anteroom/domain/health/questionnaire/questionnaire";
import { labelsOf } from "@anteroom/domain/health/questionnaire/labels";
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { gad7Wordings } from "./health-assessment/gad-7-wordings.ts";
import { phq8Wordings } from "./health-assessment/phq-8-wordings.ts";
import wordingSources from "./health-assessment/wording-sources.json" with { type: "json" };
import { languagesOf } from "./health-assessment/wordings.ts";
import { healthAssessment } from "./health-assessment.ts";

const requested = (answers: Answers) =>
  flatItems(enabledItems(healthAssessment.item, answers))
    .filter(isQuestion)
    .map(({ linkId }) => linkId);
const isInstrument = (linkId: string) => /^(phq8|gad7)-\d/.test(linkId);

test("the health assessment can be filled in", { tags: ["S1.31", "S3.ASSESS.01"] }, () => {
  expect(faultsOf(healthAssessment)).toEqual([]);
  const empty = assess({ areas: ["mood"] });
  expect(empty.areas).toHaveLength(10);
});

test.each(locales)(
  "in %s our own questions are complete, and no instrument uses our wording",
  { tags: ["D.103"] },
  (locale) => {
    const words = labelsOf(healthAssessment, locale);
    const official = (linkId: string): string[] =>
      languagesOf(linkId.startsWith("phq8") ? phq8Wordings : gad7Wordings);
    const reported = flatItems(healthAssessment.item).flatMap((item) => {
      const options = (item.answerOption ?? []).map(({ valueCoding }) => words.coding(valueCoding));
      return [words.item(item), ...options].map(({ lang }) => ({ linkId: item.linkId, lang }));
    });
    const wrong = reported.filter(({ linkId, lang }) =>
      isInstrument(linkId)
        ? !official(linkId).includes(lang) && !official(linkId).includes(lang.split("-")[0] ?? "")
        : lang !== locale,
    );
    expect(reported.length).toBeGreaterThan(150);
    expect(wrong).toEqual([]);
  },
);

test("an instrument without an official wording in the language is not asked", { tags: ["D.103"] }, () => {
  const about = { areas: ["mood", "anxiety"] };
  expect(requested(about)).toEqual(["areas", "age", "mood-language", "anxiety-language"]);
  expect(requested({ ...about, "mood-language": ["none"], "anxiety-language": ["en"] })).toEqual([
    "areas",
    "age",
    "mood-language",
    "anxiety-language",
    "gad7-1",
    "gad7-2",
  ]);
});

test.each([0, 1, 2, 3].flatMap((first) => [0, 1, 2, 3].map((second) => [first, second])))(
  "after %i and %i in the first two items the others are asked from three points on",
  { tags: ["S1.31"] },
  (first, second) => {
    const answers = {
      areas: ["mood"],
      "mood-language": ["it"],
      "phq8-1": [String(first)],
      "phq8-2": [String(second)],
    };
    const items = requested(answers).filter((linkId) => linkId.startsWith("phq8-"));
    expect(items).toHaveLength((first ?? 0) + (second ?? 0) >= 3 ? 8 : 2);
  },
);

test("each choice of an instrument has its published score", { tags: ["S1.31"] }, () => {
  const items = flatItems(healthAssessment.item).filter(
    ({ linkId, type }) => isInstrument(linkId) && type === "choice",
  );
  expect(items).toHaveLength(15);
  for (const { answerOption = [] } of items) {
    expect(answerOption.map(ordinalOf)).toEqual([0, 1, 2, 3]);
    expect(answerOption.map(({ valueCoding }) => valueCoding.code)).toEqual(["0", "1", "2", "3"]);
  }
});

test("each wording equals its source, which is named with licence and date", { tags: ["D.103"] }, () => {
  const wordings = { "PHQ-8": phq8Wordings, "GAD-7": gad7Wordings };
  const held = Object.entries(wordings).flatMap(([instrument, all]) =>
    Object.entries(all).map(([locale, { stem, items, options }]) => {
      const words = createHash("sha256").update([stem, ...items, ...options].join("\n"));
      return `${instrument} ${locale} ${words.digest("hex").slice(0, 16)}`;
    }),
  );
  const reported = wordingSources.map(({ instrument, locale, words }) => `${instrument} ${locale} ${words}`);
  expect(reported.toSorted()).toEqual(held.toSorted());
  for (const { published, seen, compared, licence, taken } of wordingSources) {
    expect([published, compared, licence, ...seen].every((text) => text.length > 10)).toBe(true);
    expect(taken).toMatch(/^2026-\d\d-\d\d$/);
  }
});

test.each([phq8Wordings, gad7Wordings])(
  "an instrument has the same number of items and answers in every language",
  (all) => {
    const shape = Object.values(all).map(({ items, options }) => [items.length, options.length]);
    expect(new Set(shape.map(String))).toEqual(new Set([String([all.en.items.length, 4])]));
  },
);
