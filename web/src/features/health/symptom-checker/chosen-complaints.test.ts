import { expect, test } from "vitest";
import {
  maxComplaints,
  type CheckInterview,
  type Complaint,
  type CheckItem,
  type Understood,
} from "../../../ports/symptom-checker.ts";
import {
  chosenComplaintsOf,
  crisisOf,
  reportedFindingsOf,
  isByTextAlone,
  hasMostComplaints,
  suggestedComplaintsOf,
  mentionsCrisis,
  understoodFromComplaints,
  warningOf,
} from "./chosen-complaints.ts";

const said = (id: string): Complaint => ({ id, words: id, area: null });
const many = Array.from({ length: maxComplaints + 6 }, (_, index) => said(`c${index}`));
const understood = (complaints: readonly Complaint[], meant: readonly string[]): Understood => ({
  complaints,
  meant,
  findings: [],
});
const ids = (list: readonly CheckItem[]) => list.map(({ id }) => id);
const none: ReadonlySet<string> = new Set();

test("a chosen complaint is first, and recognised ones follow unless removed", () => {
  const read = understood([said("cough"), said("fever"), said("rash")], ["cough", "fever"]);
  expect(ids(chosenComplaintsOf([said("rash")], read, new Set(["fever"])))).toEqual(["rash", "cough"]);
  expect(ids(chosenComplaintsOf([said("cough")], read, none))).toEqual(["cough", "fever"]);
  expect(chosenComplaintsOf([], null, none)).toEqual([]);
});

test("a check at its maximum of complaints suggests no other", () => {
  const chosen = chosenComplaintsOf(many, null, none);
  expect([chosen.length, hasMostComplaints(chosen), hasMostComplaints(chosen.slice(1))]).toEqual([
    maxComplaints,
    true,
    false,
  ]);
  expect(suggestedComplaintsOf(chosen, understood(many, []))).toEqual([]);
});

test("at most four other complaints are suggested, none already chosen", () => {
  expect(ids(suggestedComplaintsOf([said("c0")], understood(many, [])))).toEqual(["c1", "c2", "c3", "c4"]);
  expect(suggestedComplaintsOf([], null)).toEqual([]);
});

test("removed, entered or denied findings are not suggested beside a chosen complaint", () => {
  const brings = (id: string, ...findings: string[]) => ({ ...said(id), brings: findings });
  const read: Understood = {
    ...understood(
      [
        said("cough"),
        brings("fever", "fever"),
        brings("dizziness", "dizziness"),
        said("rash"),
        brings("flu", "fever", "aches"),
      ],
      ["cough"],
    ),
    findings: [
      { id: "fever", words: "fever", presence: "absent" },
      { id: "dizziness", words: "dizziness", presence: "present" },
    ],
  };
  const chosen = chosenComplaintsOf([], read, none);
  expect(ids(suggestedComplaintsOf(chosen, read, new Set(["rash"])))).toEqual(["flu"]);
  expect(ids(suggestedComplaintsOf([], read, new Set(["rash"])))).toEqual([
    "cough",
    "fever",
    "dizziness",
    "rash",
  ]);
});

test("a repeated finding replaces the known one, and a removed one is gone", () => {
  const finding = (id: string, presence: "present" | "absent") => ({ id, words: id, presence });
  const read = { ...understood([], []), findings: [finding("fever", "absent"), finding("rash", "present")] };
  const known = [finding("fever", "present"), finding("cough", "present")];
  expect(reportedFindingsOf(known, read, new Set(["rash"]))).toEqual([
    finding("cough", "present"),
    finding("fever", "absent"),
  ]);
  expect(reportedFindingsOf(known, null, none)).toEqual(known);
});

const asBefore = (warning: CheckInterview["warning"]): CheckInterview => ({
  person: { age: 34, sex: "F" },
  complaints: [],
  findings: [],
  answered: [],
  ...(warning && { warning }),
});

test.each([
  ["I want to die", "self-harm", true, undefined, { warning: "crisis", ifUnmeant: "none" }],
  ["he hits me", "violence", true, undefined, { warning: "violence" }],
  ["my dad hits me", "child-violence", true, undefined, { warning: "child-violence" }],
  ["chest pain", null, true, undefined, { warning: "emergency" }],
  ["", null, false, "crisis", { warning: "crisis" }],
  ["", null, false, undefined, {}],
  ["cough", null, false, "emergency", {}],
] as const)(
  "%j typed (crisis %s, danger %s, before %s) is passed on as %j",
  (typed, crisis, isWarned, before, warned) => {
    const ifUnmeant = crisis === "self-harm" ? "none" : undefined;
    const given = { typed, crisis, isWarned, isCall: true, ifUnmeant, isUnmeant: false } as const;
    expect(warningOf({ ...given, before: asBefore(before) })).toEqual(warned);
  },
);

test("dismissed words of suicide are passed on as such, and another danger beside them stays", () => {
  const given = { typed: "text", crisis: null, isCall: true, ifUnmeant: undefined, isUnmeant: true } as const;
  const before = asBefore("crisis");
  expect(warningOf({ ...given, isWarned: false, before })).toEqual({ isUnmeant: true });
  expect(warningOf({ ...given, isWarned: true, before })).toEqual({ warning: "emergency", isUnmeant: true });
  const toHospital = { ...given, isWarned: true, isCall: false, before };
  expect(warningOf(toHospital)).toEqual({ warning: "hospital", isUnmeant: true });
});

test("only typed words can be dismissed, never chosen or ticked findings", () => {
  const byWords = { ...asBefore("crisis"), ifUnmeant: "none" } as const;
  expect(isByTextAlone(byWords)).toBe(true);
  expect(isByTextAlone(asBefore("crisis"))).toBe(false);
  expect(isByTextAlone({ ...byWords, complaints: [said("suicidal-thoughts")] })).toBe(false);
  const question = {
    id: "q",
    kind: "red-flags",
    text: "Any?",
    isNoneAllowed: true,
    isUnknownAllowed: true,
    options: [{ id: "self-harm", words: "Self-harm" }],
  } as const;
  const ticked = { question, choices: { "self-harm": "present" } } as const;
  expect(isByTextAlone({ ...byWords, answered: [ticked] })).toBe(false);
});

test("suicide help keeps the emergency number first on every page after a poisoning", () => {
  const swallowed = { id: "overdose-medicine", words: "too much medicine" };
  const before = asBefore("crisis");
  expect(crisisOf(before, false)).toBe("self-harm");
  expect(crisisOf({ ...before, complaints: [said("poisoning-overdose")] }, false)).toBe("poisoning");
  expect(crisisOf({ ...asBefore(undefined), findings: [{ ...swallowed, presence: "present" }] }, true)).toBe(
    "poisoning",
  );
  expect(crisisOf({ ...before, findings: [{ ...swallowed, presence: "absent" }] }, false)).toBe("self-harm");
  expect(crisisOf({ ...asBefore(undefined), complaints: [said("poisoning-overdose")] }, false)).toBeNull();
});

test("recognised suicidal thoughts are a crisis, and denied ones are not", () => {
  const thoughts = { id: "suicidal-thoughts", words: "thoughts of suicide" };
  expect(mentionsCrisis([said("suicidal-thoughts")], [])).toBe(true);
  expect(mentionsCrisis([said("low-mood")], [{ ...thoughts, presence: "present" }])).toBe(true);
  expect(mentionsCrisis([said("low-mood")], [{ ...thoughts, presence: "absent" }])).toBe(false);
});

test("no chip repeats a chosen complaint, and its findings appear once it is removed", () => {
  const findings = [
    { id: "chest-pain", words: "chest pain", presence: "present" as const },
    { id: "history-diabetes", words: "Diabetes", presence: "present" as const, saidBy: "diabetes-control" },
    { id: "fever", words: "Fever", presence: "absent" as const },
  ];
  const read = { ...understood([], []), findings };
  const chosen = [{ id: "pain", words: "Chest pain" }, said("diabetes-control"), { id: "f", words: "Fever" }];
  expect(ids(reportedFindingsOf([], read, none, chosen))).toEqual(["fever"]);
  expect(ids(reportedFindingsOf([], read, none, []))).toEqual(["chest-pain", "history-diabetes", "fever"]);
});

test("returning to the text shows its complaints before it is read again", () => {
  const complaints = [{ id: "cough", words: "Cough" }];
  expect(ids(chosenComplaintsOf([], understoodFromComplaints(complaints), none))).toEqual(["cough"]);
  expect(ids(chosenComplaintsOf([], understoodFromComplaints(complaints), new Set(["cough"])))).toEqual([]);
});
