import { expect, test } from "vitest";
import type { CheckQuestion } from "../../../ports/symptom-checker.ts";
import {
  earlierChoices,
  newCheck,
  restoreCheck,
  backEventOf,
  stepCheck,
  unusedAnswers,
  type CheckEvent,
  type CheckState,
} from "./check-state.ts";

const whom = { type: "whom", age: 34, sex: "F", dependentId: null } as const;
const reported = (id: string) =>
  ({ type: "complaint", complaints: [{ id, words: id }], findings: [] }) as const;
const cough = reported("cough");
const pregnancy = { type: "pregnancy", pregnancy: "no" } as const;
const requested = (...ids: string[]): CheckQuestion => ({
  id: ids.join("+"),
  kind: "several",
  text: "Which?",
  options: ids.map((id) => ({ id, words: id })),
  isNoneAllowed: true,
  isUnknownAllowed: true,
});
const answered = (id: string, presence: "present" | "absent" | "unknown") =>
  ({ type: "answered", question: requested(id), choices: { [id]: presence } }) as const;
const after = (...events: CheckEvent[]): CheckState => events.reduce(stepCheck, newCheck);
const begun = [whom, cough, pregnancy] as const;
const idsOf = ({ interview }: CheckState) => interview?.answered.map(({ question }) => question.id);

test("a check asks for person, complaint, pregnancy, then questions", { tags: ["S2.R18"] }, () => {
  expect(newCheck.at).toBe("whom");
  expect(after(whom).at).toBe("complaint");
  expect(after(whom, cough).at).toBe("pregnancy");
  expect(after(...begun).at).toBe("questions");
  expect(after(...begun, { type: "finished" }).at).toBe("result");
  expect(after(cough), "nothing comes before whom it is for").toEqual(newCheck);
  expect(after(...begun, reported("fever")).at, "pregnancy is asked once").toBe("questions");
});

test("a warning from typed text stays on every page until the text changes", () => {
  const warned = after(
    whom,
    { ...cough, warned: { warning: "crisis" } },
    pregnancy,
    answered("fever", "absent"),
  );
  expect(warned.interview?.warning).toBe("crisis");
  expect(stepCheck(warned, cough).interview?.warning).toBeUndefined();
  expect(stepCheck(warned, reported("fever")).interview?.warning).toBeUndefined();
});

test("words of danger marked as not meant are denied until typed again", () => {
  const told = { ...cough, warned: { warning: "emergency" } } as const;
  const denied = after(whom, told, pregnancy, { type: "denied" });
  expect(denied.interview?.warning).toBe("denied");
  expect(stepCheck(denied, told).interview?.warning).toBe("emergency");
  const other = after(whom, { ...cough, warned: { warning: "crisis" } }, { type: "denied" });
  expect(other.interview?.warning, "self-harm has its own way").toBe("crisis");
});

test("dismissed words of self-harm keep another danger and can be restored", () => {
  const told = { ...cough, warned: { warning: "crisis", ifUnmeant: "emergency" } } as const;
  const { interview } = after(whom, told, pregnancy, answered("fever", "absent"), { type: "unmeant" });
  expect(interview).toMatchObject({ warning: "emergency", isUnmeant: true });
  expect(interview?.answered).toHaveLength(1);
  const again = after(whom, told, { type: "unmeant" }, { type: "meant" });
  expect(again.interview).toMatchObject({ warning: "crisis", ifUnmeant: "emergency" });
  expect(again.interview).not.toHaveProperty("isUnmeant");
  const chosen = after(whom, { ...cough, warned: { warning: "crisis" } }, { type: "unmeant" });
  expect(chosen.interview?.warning, "nothing to take away").toBe("crisis");
});

test(
  "a changed answer stays in its place, and later ones wait for their questions",
  { tags: ["S2.R18"] },
  () => {
    const given = after(
      ...begun,
      answered("a", "present"),
      answered("b", "absent"),
      answered("c", "unknown"),
    );
    const asks = stepCheck(given, { type: "change", place: 1 });
    expect([asks.at, asks.changing]).toEqual(["questions", 1]);
    const changed = stepCheck(asks, answered("b", "present"));
    expect([changed.changing, idsOf(changed)]).toEqual([null, ["a", "b"]]);
    expect(earlierChoices(changed.earlier, requested("c"))).toEqual({ c: "unknown" });
    expect(earlierChoices(changed.earlier, requested("c", "d")), "part of it").toEqual({ c: "unknown" });
    expect(
      earlierChoices(changed.earlier, { ...requested("c", "d"), kind: "one" }),
      "of a list one is true",
    ).toEqual({});
    expect(earlierChoices(changed.earlier, requested("b")), "the old answer is gone").toEqual({});
    expect(unusedAnswers(changed).map(({ question }) => question.id)).toEqual(["c"]);
    const ended = stepCheck(stepCheck(changed, answered("d", "absent")), { type: "finished" });
    expect(
      unusedAnswers(ended).map(({ question }) => question.id),
      "nothing is lost at the end",
    ).toEqual(["c"]);
  },
);

const flags = (id: string, presence: "present" | "absent") =>
  ({ ...answered(id, presence), question: { ...requested(id), kind: "red-flags" } }) as const;

test("a ticked danger sign counts when other complaints are entered", () => {
  const given = after(
    ...begun,
    flags("a", "absent"),
    flags("carbon-monoxide", "present"),
    answered("c", "present"),
  );
  const other = stepCheck(given, reported("stiff neck"));
  expect(idsOf(other)).toEqual(["carbon-monoxide"]);
  expect(unusedAnswers(other).map(({ question }) => question.id)).toEqual(["a", "c"]);
});

test("a danger sign ticked later survives a change of an earlier answer", () => {
  const given = after(...begun, answered("a", "present"), flags("b", "present"), flags("c", "absent"));
  const changed = stepCheck(stepCheck(given, { type: "change", place: 0 }), answered("a", "absent"));
  expect(idsOf(changed)).toEqual(["a", "b"]);
  expect(unusedAnswers(changed).map(({ question }) => question.id)).toEqual(["c"]);
});

test(
  "another complaint restarts the questions and keeps answers to repeated ones",
  { tags: ["S2.R18"] },
  () => {
    const given = after(...begun, answered("a", "present"));
    const other = stepCheck(given, reported("fever"));
    expect(idsOf(other)).toEqual([]);
    expect(earlierChoices(other.earlier, requested("a"))).toEqual({ a: "present" });
    expect(idsOf(stepCheck(given, cough)), "the same one goes on").toEqual(["a"]);
  },
);

test("progress never decreases and is complete only at the end", { tags: ["S2.R18"] }, () => {
  const events = Array.from({ length: 16 }, (_, at) => answered(`q${at}`, "absent"));
  const shares = events.map((_, at) => after(...begun, ...events.slice(0, at + 1)).furthest);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(Math.max(...shares)).toBeLessThan(1);
  const back = stepCheck(
    stepCheck(after(...begun, ...events), { type: "change", place: 2 }),
    events[2] ?? whom,
  );
  expect(back.furthest).toBe(shares.at(-1));
});

test.each([
  ["the last question", after(...begun, answered("a", "absent")), { type: "change", place: 0 }],
  ["the first question", after(...begun), { type: "show", at: "pregnancy" }],
  [
    "the first question where pregnancy was not asked",
    after(whom, cough, { type: "show", at: "questions" }),
    { type: "show", at: "complaint" },
  ],
  ["pregnancy", after(whom, cough), { type: "show", at: "complaint" }],
  [
    "pregnancy, with questions that were answered after it",
    after(...begun, answered("a", "absent"), { type: "show", at: "pregnancy" }),
    { type: "show", at: "complaint" },
  ],
  ["the complaints", after(whom), { type: "show", at: "whom" }],
  [
    "the second question that is asked again",
    after(...begun, answered("a", "absent"), answered("b", "absent"), { type: "change", place: 1 }),
    { type: "change", place: 0 },
  ],
  ["the answers", after(...begun, { type: "show", at: "answers" }), { type: "show", at: "questions" }],
  [
    "the result",
    after(...begun, answered("a", "absent"), { type: "finished" }),
    { type: "change", place: 0 },
  ],
  ["the first page", newCheck, null],
] as const)("back from %s", { tags: ["S2.R18"] }, (_, state, wanted) => {
  expect(backEventOf(state)).toEqual(wanted);
});

test("a check is restored where it was, and restarts without an interview", { tags: ["S4.DRAFT.05"] }, () => {
  const state = after(...begun, answered("a", "present"));
  expect(restoreCheck("questions", state.interview, null)).toEqual(state);
  expect(restoreCheck("questions", null, null)).toEqual(newCheck);
  expect(restoreCheck("signs", state.interview, null), "a page there is no more").toEqual(newCheck);
  expect(restoreCheck("questions", after(whom).interview, null).at, "nothing to ask about").toBe("complaint");
});

test("another age or sex starts a new interview", { tags: ["D.64"] }, () => {
  const given = after(...begun, answered("a", "present"));
  expect(idsOf(stepCheck(given, whom))).toEqual(["a"]);
  const other = stepCheck(given, { ...whom, age: 0.4, sex: "M", dependentId: 7 });
  expect(other).toMatchObject({ at: "complaint", dependentId: 7, earlier: [] });
  expect(other.interview).toMatchObject({ person: { age: 0.4, sex: "M" }, complaints: [], answered: [] });
});

test("words of danger without a complaint are a result, restored after a reload, and lead back to the text", () => {
  const alarm = after(
    ...([
      whom,
      { type: "complaint", complaints: [], findings: [], warned: { warning: "emergency" } },
    ] as const),
  );
  expect(alarm.at).toBe("result");
  expect(backEventOf(alarm)).toEqual({ type: "show", at: "complaint" });
  expect(restoreCheck("result", alarm.interview, null).at).toBe("result");
});
