import { expect, test } from "vitest";
import {
  newCheck,
  restoreCheck,
  stepBack,
  stepCheck,
  type CheckEvent,
  type CheckState,
} from "./check-state.ts";

const whom = { type: "whom", age: 34, sex: "F", dependentId: null } as const;
const cough = { type: "complaints", complaints: [{ evidence: "E_201" }] } as const;
const pain = { type: "complaints", complaints: [{ evidence: "E_53" }] } as const;
const none = { type: "signs", signs: [] } as const;
const yes = (question: string) => ({ type: "answered", question, answer: "yes" }) as const;
const after = (...events: CheckEvent[]): CheckState => events.reduce(stepCheck, newCheck);

test(
  "a check begins with whom it is for, then what is dangerous, then what troubles, then questions",
  { tags: ["S2.R18"] },
  () => {
    expect(newCheck.at).toBe("whom");
    expect(after(whom).at).toBe("signs");
    expect(after(whom, none).at).toBe("complaints");
    expect(after(whom, none, cough).at).toBe("questions");
    expect(after(whom, none, cough, { type: "finished" }).at).toBe("result");
    expect(after(none, cough), "nothing comes before whom it is for").toEqual(newCheck);
  },
);

test(
  "a sign of danger leads to what to do now, whatever else might be asked; taken back, the check goes on",
  { tags: ["S2.R18"] },
  () => {
    const told = after(whom, { type: "signs", signs: ["stroke-signs", "no-such-sign"] });
    expect(told.at).toBe("result");
    expect(told.interview?.signs).toEqual(["stroke-signs"]);
    const back = stepBack(told);
    expect(back).toEqual({ type: "show", at: "signs" });
    expect(after(whom, { type: "signs", signs: ["stroke-signs"] }, none).at).toBe("complaints");
  },
);

test(
  "an answer is changed where it was given; what followed stays, but for details of what is no longer there",
  { tags: ["S2.R18"] },
  () => {
    const told = after(whom, none, pain, yes("E_91"), {
      type: "answered",
      question: "E_56",
      answer: ["7"],
    });
    const asked = stepCheck(told, { type: "change", question: "E_91" });
    expect([asked.at, asked.changing]).toEqual(["questions", "E_91"]);
    const changed = stepCheck(asked, { type: "answered", question: "E_91", answer: "no" });
    expect(changed.changing).toBeNull();
    expect(changed.interview?.answers).toEqual([
      { question: "E_91", answer: "no" },
      { question: "E_56", answer: ["7"] },
    ]);
    const otherComplaint = stepCheck(changed, cough);
    expect(otherComplaint.interview?.answers, "another complaint is another interview").toEqual([]);
    expect(stepCheck(changed, pain).interview?.answers).toHaveLength(2);
  },
);

test.each([
  ["the last question", after(whom, none, cough, yes("E_91")), { type: "change", question: "E_91" }],
  ["the first question", after(whom, none, cough), { type: "show", at: "complaints" }],
  ["the complaints", after(whom, none), { type: "show", at: "signs" }],
  ["the signs", after(whom), { type: "show", at: "whom" }],
  [
    "a question that is asked again",
    after(whom, none, cough, yes("E_91"), { type: "change", question: "E_91" }),
    { type: "show", at: "answers" },
  ],
  ["the first page", newCheck, null],
] as const)("back from %s", { tags: ["S2.R18"] }, (_, state, wanted) => {
  expect(stepBack(state)).toEqual(wanted);
});

test("a check is found again as it was kept, answer by answer", () => {
  const state = after(whom, none, pain, yes("E_91"), {
    type: "answered",
    question: "E_55",
    answer: ["knee"],
  });
  const stored: unknown = JSON.parse(JSON.stringify(state.interview));
  expect(restoreCheck("questions", stored, null)).toEqual(state);
  const notFound = { type: "complaints", complaints: [{ beyondScope: "not-found" }] } as const;
  const beyond = after(whom, none, notFound);
  expect(restoreCheck("questions", JSON.parse(JSON.stringify(beyond.interview)), null)).toEqual(beyond);
});

test.each([
  [
    "a question that is asked no more",
    { patient: { age: 3, sex: "M" }, answers: [{ question: "E_9999", answer: "yes" }] },
  ],
  [
    "an answer that is not offered",
    { patient: { age: 3, sex: "M" }, answers: [{ question: "E_91", answer: ["x"] }] },
  ],
  ["an answer that is none", { patient: { age: 3, sex: "M" }, answers: [{ question: "E_91" }] }],
  ["nobody it is for", { answers: [] }],
  ["nothing", null],
])("a kept check with %s begins anew", { tags: ["S4.DRAFT.05"] }, (_, stored) => {
  expect(restoreCheck("questions", stored, null)).toEqual(newCheck);
});

test("who tells another age or sex begins another interview", { tags: ["D.64"] }, () => {
  const told = after(whom, none, cough, yes("E_91"));
  expect(stepCheck(told, whom).interview?.answers).toHaveLength(1);
  expect(stepCheck(told, { ...whom, age: 6, sex: "M", dependentId: 7 })).toMatchObject({
    at: "signs",
    dependentId: 7,
    interview: { patient: { age: 6, sex: "M" }, complaints: [], answers: [] },
  });
});
