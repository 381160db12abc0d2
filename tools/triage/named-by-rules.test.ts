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
  "a heart attack is named when an ambulance is called for chest pain with %s",
  (...present) => {
    const { urgency, named } = concludeFor(person, present);
    expect(urgency).toBe("emergency-services");
    expect(named).toContain("heart-attack");
    expect(named.length).toBeLessThanOrEqual(5);
  },
);

test("no heart attack is named when a child is short of breath at rest with chest pain", () => {
  const { urgency, named } = concludeFor({ age: 8, sex: "F" }, ["breathless-at-rest"]);
  expect(urgency).toBe("emergency-services");
  expect(named).not.toContain("heart-attack");
});

test("no heart attack is named when a spot on the chest hurts on pressing", () => {
  expect(concludeFor(person, ["breathless-at-rest", "chest-wall-tender"]).named).not.toContain(
    "heart-attack",
  );
});
