import { healthAssessment } from "@anteroom/content/questionnaires/health-assessment";
import { areas } from "@anteroom/domain/health/assessment/areas";
import { expect, test } from "vitest";
import { missingAnswers } from "./missing-answers.ts";

const missing = (answers: Parameters<typeof missingAnswers>[1], area: (typeof areas)[number]) =>
  missingAnswers(healthAssessment, answers, area).map(({ item }) => item.linkId);

test.each(areas)("the age is listed for %s when it was skipped", (area) => {
  expect(missing({ areas: [...areas] }, area)).toEqual(["age"]);
});

test("every missing answer of an area is listed with its page when the age is known", () => {
  const answers = { areas: [...areas], age: [40], "sleep-hours": [7] };
  const found = missingAnswers(healthAssessment, answers, "sleep");
  expect(found.map(({ item }) => item.linkId)).toEqual(["sleep-nights", "sleep-tired"]);
  for (const { page } of found) expect(page).not.toBe("");
});

test("an optional missing answer is not listed", () => {
  expect(missing({ areas: [...areas], age: [40] }, "weight")).not.toContain("waist");
});
