import { expect, test } from "vitest";
import { surveyAddress } from "./survey-address.ts";
import { surveyOffers } from "./survey-offers.ts";

const day = 24 * 3_600_000;
const now = 100 * day;
const visit = (id: number, inDays: number, more: { patientId?: number; isFinished?: boolean } = {}) => ({
  id,
  patientId: 1,
  isFinished: inDays < 0,
  startTime: now + inDays * day - 1200_000,
  endTime: now + inDays * day,
  ...more,
});
const offers = (
  visits: ReturnType<typeof visit>[],
  answered: { action: string; actionable: string }[] = [],
) =>
  surveyOffers({ now, visits, answered }).map(({ action, actionable, appointmentId }) => [
    action,
    actionable,
    appointmentId,
  ]);

test("a new patient is offered the survey before the appointment, once", { tags: ["G.18"] }, () => {
  expect(offers([visit(7, 2), visit(8, 5)])).toEqual([["before-first-visit", "1", 7]]);
  expect(offers([visit(7, 2)], [{ action: "before-first-visit", actionable: "1" }])).toEqual([]);
  expect(offers([visit(7, 0)]), "a visit that has begun").toEqual([]);
});

test("a returning patient is offered only the feedback survey", { tags: ["G.18"] }, () => {
  expect(offers([visit(5, -20), visit(6, -14), visit(7, 2)])).toEqual([["after-visit", "6", 6]]);
  expect(offers([visit(6, -14)], [{ action: "after-visit", actionable: "6" }])).toEqual([]);
  expect(offers([visit(6, -14.01)]), "after two weeks").toEqual([]);
});

test("each family member is asked separately", { tags: ["G.18"] }, () => {
  expect(offers([visit(6, -1), visit(7, 2, { patientId: 9 })])).toEqual([
    ["after-visit", "6", 6],
    ["before-first-visit", "9", 7],
  ]);
});

test(
  "a clinic's survey address is opened as configured, with the environment inserted at its placeholder",
  { tags: ["D.26"] },
  () => {
    const facts = { environment: "staging", project: "p 1", actionable: "7" };
    expect(surveyAddress("https://surveys.example/abc?x=1", facts)).toBe("https://surveys.example/abc?x=1");
    expect(
      surveyAddress("https://surveys.example/{environment}?p={project_id}&a={actionable_id}", facts),
    ).toBe("https://surveys.example/staging?p=p%201&a=7");
  },
);
