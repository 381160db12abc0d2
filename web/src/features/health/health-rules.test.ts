import type { Measurement } from "@anteroom/contract/health/vital-signs";
import { healthAssessment } from "@anteroom/content/questionnaires/health-assessment";
import { areas } from "@anteroom/domain/health/assessment/areas";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { CheckInterview, CheckQuestion, Presence } from "../../ports/symptom-checker.ts";
import { recentRecordedValues } from "./assessment/measured-before.ts";
import { missingAnswers } from "./assessment/missing-answers.ts";
import {
  consentedAtOf,
  knownQuestionsOf,
  answersFromProfile,
  draftKeys,
  subjectIdOf,
  subjectOf,
} from "./assessment/subject.ts";
import { layOutChart } from "./record/chart-layout.ts";
import {
  earlierChoices,
  newCheck,
  restoreCheck,
  backEventOf,
  stepCheck,
  unusedAnswers,
  type CheckEvent,
  type CheckState,
} from "./symptom-checker/check-state.ts";
import { groupAnswersByQuestion } from "./symptom-checker/by-question.ts";
import { problemOfAge, unitsPerYear, readAge, ageUnitOf } from "./symptom-checker/reported-age.ts";
import { readTypedText, storeTypedText } from "./symptom-checker/typed-text/typed-text.ts";

const box = { width: 300, height: 120 };
const someSeries = fc.array(
  fc.array(
    fc.record({
      at: fc.integer({ min: 0, max: 10 ** 9 }),
      value: fc.float({ min: 0, max: 300, noNaN: true }),
    }),
    { maxLength: 8 },
  ),
  { minLength: 1, maxLength: 2 },
);

test("every point of a chart lies within its drawing, in both directions", () => {
  const range = fc.option(
    fc.record({ least: fc.integer({ min: 0, max: 150 }), most: fc.integer({ min: 151, max: 300 }) }),
  );
  fc.assert(
    fc.property(someSeries, fc.boolean(), range, (series, isRtl, usual) => {
      const chart = layOutChart(series, { ...box, isRtl, range: usual });
      const points = chart?.series.flat() ?? [];
      expect(points).toHaveLength(series.flat().length);
      expect(points.every(({ x, y }) => x >= 0 && x <= box.width && y >= 0 && y <= box.height)).toBe(true);
      const band = chart?.band ?? { y: 0, height: 0 };
      expect(band.y >= -1e-6 && band.height >= 0 && band.y + band.height <= box.height + 1e-6).toBe(true);
    }),
  );
});

test("later values never precede earlier ones in reading direction, and higher ones are never below", () => {
  fc.assert(
    fc.property(someSeries, fc.boolean(), (series, isRtl) => {
      const points = layOutChart(series, { ...box, isRtl, range: null })?.series.flat() ?? [];
      const values = series.flat();
      for (let one = 0; one < values.length; one += 1)
        for (let other = 0; other < values.length; other += 1) {
          const [a, b, p, q] = [values[one], values[other], points[one], points[other]];
          if (!a || !b || !p || !q) continue;
          expect(a.at >= b.at || (isRtl ? p.x >= q.x : p.x <= q.x)).toBe(true);
          expect(a.value >= b.value || p.y >= q.y).toBe(true);
        }
    }),
  );
});

test("an age is shown again as typed, and one too large for its unit is rejected", () => {
  fc.assert(
    fc.property(fc.nat({ max: 999 }), fc.constantFrom("years", "months", "weeks"), (count, unit) => {
      const age = readAge(String(count), unit);
      expect(age === null || (age >= 0 && age <= 120)).toBe(true);
      expect(problemOfAge(String(count), unit) === "too-old-for-unit" && age !== null).toBe(false);
      const shown = age === null ? null : ageUnitOf(age);
      expect(shown !== unit || Math.round((age ?? 0) * unitsPerYear[unit]) === count).toBe(true);
    }),
  );
});

test.each([
  [{ age: 34, sex: "female" }, { age: [34], sex: ["female"] }, ["age", "sex"]],
  [{ age: 34, sex: "other" }, { age: [34] }, ["age"]],
  [{ age: null, sex: "male" }, { sex: ["male"] }, ["sex"]],
  [{ age: null, sex: null }, {}, []],
  [{ age: 0, sex: null }, { age: [0] }, ["age"]],
] as const)("of the profile %o the assessment adopts %o", (facts, answers, known) => {
  expect(answersFromProfile({ id: 7, name: null, birthdate: null, ...facts })).toEqual({ answers, known });
});

test.each([
  [
    { [draftKeys.subject]: [9], [draftKeys.consentedAt]: ["2026-11-24"], [draftKeys.known]: ["age", 4] },
    9,
    "2026-11-24",
    ["age"],
  ],
  [{ [draftKeys.subject]: ["9"], [draftKeys.consentedAt]: [true], [draftKeys.known]: [] }, null, null, []],
  [{ [draftKeys.subject]: [], [draftKeys.consentedAt]: [] }, null, null, []],
  [{}, null, null, []],
] as const)("a draft with %o states person, retention and known facts", (draft, id, at, known) => {
  expect([subjectIdOf(draft), consentedAtOf(draft), [...knownQuestionsOf(draft)]]).toEqual([id, at, known]);
});

test.each([
  ["2008-11-24", 18],
  ["2008-11-25", 17],
  [null, null],
])("a person born on %s is %s years old for the assessment", (birthdate, age) => {
  const person = { id: 9, name: "Tomás", birthdate, sex: null } as Parameters<typeof subjectOf>[0];
  expect(subjectOf(person, false, Date.UTC(2026, 10, 24, 12))).toMatchObject({ name: "Tomás", age });
  expect(subjectOf(person, true, Date.UTC(2026, 10, 24, 12)).name).toBeNull();
});

test("only the newest value of three months in a record is offered", () => {
  const now = Date.UTC(2026, 10, 24);
  const one = fc.record({
    days: fc.integer({ min: 0, max: 200 }),
    weight: fc.option(fc.integer({ min: 30, max: 200 }), { nil: undefined }),
    systolic: fc.option(fc.integer({ min: 80, max: 200 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 6 }), (all) => {
      const newestFirst = all.toSorted((a, b) => a.days - b.days);
      const measurements = newestFirst.map(({ days, weight, systolic }): Measurement => ({
        date: new Date(now - days * 86_400_000).toISOString(),
        sourceSystem: "manual",
        vitalSigns: { ...(weight && { weight }), ...(systolic && { systolic }) },
        sources: {},
        quality: {},
        algorithmVersion: null,
        pressureReadings: null,
      }));
      const young = newestFirst.filter(({ days }) => days <= 90);
      const offered = recentRecordedValues(measurements, now);
      const valueOf = (question: string) => offered.find((found) => found.question === question)?.value;
      expect(valueOf("weight-kg")).toBe(young.find(({ weight }) => weight !== undefined)?.weight);
      expect(valueOf("systolic")).toBe(young.find(({ systolic }) => systolic !== undefined)?.systolic);
    }),
  );
});

test.each(areas)("an assessment of %s without answers links each missing question", (area) => {
  const missing = missingAnswers(healthAssessment, { areas: [area] }, area);
  expect(missing.length).toBeGreaterThan(0);
  expect(new Set(missing.map(({ item }) => item.linkId)).size).toBe(missing.length);
  expect(missing.every(({ page }) => page !== "")).toBe(true);
});

const person = { age: 34, sex: "F" } as const;
const empty: CheckInterview = { person, complaints: [], findings: [], answered: [] };
const questions: CheckQuestion[] = ["q1", "q2", "q3", "q4"].map((id, index) => ({
  id,
  kind: index === 0 ? "red-flags" : index === 1 ? "one" : "several",
  text: id,
  options: [`${id}a`, `${id}b`].map((option) => ({ id: option, words: option })),
  isNoneAllowed: true,
  isUnknownAllowed: true,
}));
const presence = fc.constantFrom<Presence>("present", "absent", "unknown");
const someEvent: fc.Arbitrary<CheckEvent> = fc.oneof(
  fc.record({
    type: fc.constant("whom" as const),
    age: fc.constantFrom(34, 5),
    sex: fc.constantFrom("F" as const, "M" as const),
    dependentId: fc.constantFrom(null, 9),
  }),
  fc.uniqueArray(fc.constantFrom("throat", "cough", "fever"), { maxLength: 3 }).map((ids) => ({
    type: "complaint" as const,
    complaints: ids.map((id) => ({ id, words: id })),
    findings: [],
  })),
  fc.record({
    type: fc.constant("pregnancy" as const),
    pregnancy: fc.constantFrom("no" as const, "maybe" as const),
  }),
  fc.tuple(fc.constantFrom(...questions), presence, presence).map(([question, a, b]) => ({
    type: "answered" as const,
    question,
    choices: { [`${question.id}a`]: a, [`${question.id}b`]: b },
  })),
  fc.constantFrom<CheckEvent>(
    { type: "finished" },
    { type: "unmeant" },
    { type: "meant" },
    { type: "denied" },
  ),
  fc.record({ type: fc.constant("change" as const), place: fc.nat({ max: 3 }) }),
);
const played = (events: readonly CheckEvent[]) => events.reduce(stepCheck, newCheck);

test("a check is always on one of its pages, with consistent progress until its end", () => {
  fc.assert(
    fc.property(fc.array(someEvent, { maxLength: 25 }), (events) => {
      const state = played(events);
      expect(["whom", "complaint", "pregnancy", "questions", "answers", "result"]).toContain(state.at);
      expect(state.furthest >= 0 && state.furthest <= 0.95).toBe(true);
      expect(state.interview !== null || state.at === "whom").toBe(true);
      expect(state.interview !== null || backEventOf(state) === null).toBe(true);
      const used = new Set(state.interview?.answered.flatMap(({ choices }) => Object.keys(choices)));
      expect(
        unusedAnswers(state)
          .flatMap(({ question }) => question.options)
          .every(({ id }) => !used.has(id)),
      ).toBe(true);
    }),
  );
});

test("Back leads to the first page from anywhere", () => {
  fc.assert(
    fc.property(fc.array(someEvent, { maxLength: 20 }), (events) => {
      let state = played(events);
      for (let step = 0; step < 40; step += 1) {
        const back = backEventOf(state);
        if (back === null) break;
        state = stepCheck(state, back);
      }
      expect(state.at).toBe("whom");
    }),
  );
});

test("a ticked danger sign counts until its question is answered again or the person changes", () => {
  const danger = {
    type: "answered",
    question: questions[0],
    choices: { q1a: "present", q1b: "absent" },
  } as CheckEvent;
  const begun = played([{ type: "whom", age: 34, sex: "F", dependentId: null }, danger]);
  const others = someEvent.filter(
    (event) =>
      event.type !== "whom" &&
      event.type !== "change" &&
      (event.type !== "answered" || event.question.id !== "q1"),
  );
  fc.assert(
    fc.property(fc.array(others, { maxLength: 12 }), (events) => {
      const { interview } = events.reduce(stepCheck, begun);
      expect(interview?.answered.some(({ choices }) => choices["q1a"] === "present")).toBe(true);
    }),
  );
});

test("a check for another person starts empty", () => {
  fc.assert(
    fc.property(fc.array(someEvent, { maxLength: 15 }), (events) => {
      const before = played([...events, { type: "whom", age: 34, sex: "F", dependentId: null }]);
      const other = stepCheck(before, { type: "whom", age: 34, sex: "F", dependentId: 9 });
      expect(other).toMatchObject({ at: "complaint", earlier: [], interview: empty, dependentId: 9 });
    }),
  );
});

test("a restored check is at its last page, and invalid storage starts a new one", () => {
  fc.assert(
    fc.property(fc.array(someEvent, { maxLength: 15 }), fc.string(), (events, page) => {
      const state: CheckState = played(events);
      const read = restoreCheck(state.at, state.interview, state.dependentId, state.earlier);
      // Words of danger are a result of their own, also without a complaint.
      const isAlarm = state.at === "result" && state.interview?.warning !== undefined;
      const isBegun =
        state.at === "whom" ||
        state.at === "complaint" ||
        isAlarm ||
        (state.interview?.complaints.length ?? 0) > 0;
      expect(read.at).toBe(state.interview === null || isBegun ? state.at : "complaint");
      expect(read.earlier).toEqual(state.interview === null ? [] : state.earlier);
      expect(restoreCheck(`x${page}`, state.interview, null)).toEqual(newCheck);
      expect(restoreCheck("questions", null, null)).toEqual(newCheck);
    }),
    {
      examples: [
        [
          [{ type: "whom", age: 34, sex: "F", dependentId: null }, { type: "finished" }, { type: "meant" }],
          "",
        ],
      ],
    },
  );
});

test("answers are under their question in order, each with its position", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...questions), { maxLength: 8 }), (order) => {
      const answered = order.map((question) => ({ question, choices: {} }));
      const places = groupAnswersByQuestion(answered).flatMap(([, list]) => list.map(({ place }) => place));
      expect(places.toSorted((a, b) => a - b)).toEqual(order.map((_, place) => place));
    }),
  );
});

test.each([
  ["one", { q2a: "present" }, {}],
  ["one", { q2a: "present", q2b: "absent" }, { q2a: "present", q2b: "absent" }],
  ["several", { q2a: "present" }, { q2a: "present" }],
  ["several", { other: "present" }, {}],
] as const)("the earlier answer to a question of kind %s, %o, is ticked as %o", (kind, choices, known) => {
  const [, question] = questions;
  if (!question) throw new Error("A question is needed.");
  expect(earlierChoices([{ question, choices }], { ...question, kind })).toEqual(known);
});

test("arbitrary stored text input breaks nothing, and our own is restored", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.stringMatching(/^[a-z ]{0,60}[a-z]$/), (stored, typed) => {
      const read = readTypedText(stored, empty);
      expect(read === null || typeof read.typed === "string").toBe(true);
      const text = { typed, added: [{ id: "a", words: "b" }], removed: ["c"] };
      const again = readTypedText(JSON.parse(JSON.stringify(storeTypedText(text, empty))), empty);
      expect(again).toEqual(text);
    }),
  );
});
