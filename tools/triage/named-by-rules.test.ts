import { expect, test } from "vitest";
import { conclude } from "@anteroom/triage/complaints/conclude";
import { beginInterview } from "@anteroom/triage/complaints/interview";
import type { Presence } from "@anteroom/triage/complaints/known";
import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { readKnowledge } from "./read-knowledge.ts";

const prepared = prepareKnowledge(readKnowledge());
const person = { age: 34, sex: "F" } as const;
const anxious = ["anxiety", "breathless-on-effort", "duration-under-1-day"];

function concludeFor(who: { age: number; sex: "F" | "M" }, present: readonly string[]) {
  const known = new Map(present.map((finding) => [finding, "present" as Presence]));
  const complaints = ["shortness-of-breath", "chest-pain"];
  const { urgency, conditions } = conclude(
    prepared,
    beginInterview(prepared, { person: who, complaints, known }),
  );
  return { urgency, named: conditions.map(({ id }) => id) };
}

test.each([["chest-pain-pressing"], ["breathless-at-rest"], ["breathless-at-rest", ...anxious]])(
  "a heart attack is named when chest pain with %s needs an ambulance",
  (...present) => {
    const { urgency, named } = concludeFor(person, present);
    expect(urgency).toBe("emergency-services");
    expect(named).toContain("heart-attack");
    expect(named.length).toBeLessThanOrEqual(5);
  },
);

test("no heart attack is named for a child with chest pain and breathlessness at rest", () => {
  const { urgency, named } = concludeFor({ age: 8, sex: "F" }, ["breathless-at-rest"]);
  expect(urgency).toBe("emergency-services");
  expect(named).not.toContain("heart-attack");
});

test("no heart attack is named when the chest is tender to pressure", () => {
  expect(concludeFor(person, ["breathless-at-rest", "chest-wall-tender"]).named).not.toContain(
    "heart-attack",
  );
});

test.each([
  ["a feverish baby", { age: 0.1, sex: "F" }, "child-fever", ["fever"], "newborn-sepsis"],
  [
    "a knock on the head on a blood thinner",
    { age: 80, sex: "F" },
    "head-injury",
    ["medicine-blood-thinner"],
    "serious-head-injury",
  ],
  [
    "pain on breathing and the pill",
    { age: 43, sex: "F" },
    "chest-wall-rib-pain",
    ["chest-pain-pleuritic", "medicine-pill-combined"],
    "pulmonary-embolism",
  ],
] as const)("hospital care for %s names the danger", (_what, who, complaint, present, danger) => {
  const known = new Map(present.map((finding) => [finding, "present" as Presence]));
  const begun = beginInterview(prepared, { person: who, complaints: [complaint], known });
  const { urgency, conditions } = conclude(prepared, begun);
  expect(urgency).toBe("emergency-department-now");
  expect(conditions.map(({ id }) => id)).toContain(danger);
  expect(conditions.length).toBeLessThanOrEqual(5);
});

test.each([
  [
    "signs of pre-eclampsia after a birth",
    { age: 31, sex: "F" },
    ["headache"],
    ["postpartum", "vision-blurred", "duration-1-to-3-weeks"],
    "pre-eclampsia",
  ],
  [
    "signs of a burst ectopic pregnancy",
    { age: 29, sex: "F" },
    ["missed-period", "vaginal-bleeding"],
    ["abdominal-pain-lower-left", "period-painful", "fainting"],
    "ectopic-pregnancy",
  ],
] as const)(
  "for %s the condition of the stated reason is named first",
  (_, who, complaints, present, first) => {
    const known = new Map(present.map((finding) => [finding, "present" as Presence]));
    const { urgency, conditions } = conclude(
      prepared,
      beginInterview(prepared, { person: who, complaints, known }),
    );
    expect(urgency).toMatch(/^emergency/);
    expect(conditions[0]?.id).toBe(first);
  },
);

test("no ibuprofen is advised when chickenpox is one of the named conditions", () => {
  const present = [
    "rash-spots-stages",
    "rash-blisters",
    "rash-hands-feet-mouth",
    "fever",
    "rash-golden-crusts",
  ];
  const known = new Map(["rash", ...present].map((finding) => [finding, "present" as Presence]));
  const child = { age: 4, sex: "F" } as const;
  const begun = beginInterview(prepared, { person: child, complaints: ["child-rash"], known });
  const { conditions, selfCare } = conclude(prepared, begun);
  expect(conditions.map(({ id }) => id)).toEqual(expect.arrayContaining(["chickenpox", "hand-foot-mouth"]));
  const texts = selfCare.map((id) => prepared.knowledge.selfCare.find((one) => one.id === id)?.text);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.join()).not.toMatch(/ibuprofen/);
});
