import { expect, test } from "vitest";
import { smallKnowledge } from "../testing/small-knowledge.ts";
import { beginInterview } from "./interview.ts";
import type { Finding } from "./knowledge.ts";
import type { Presence } from "./known.ts";
import { isAskableFinding } from "./may-be-asked.ts";
import { prepareKnowledge } from "./prepare.ts";

/** Which of these are asked of a girl or woman of this age who told that. */
function asked(findings: readonly Finding[], told: Readonly<Record<string, Presence>> = {}, age = 30) {
  const prepared = prepareKnowledge({
    ...smallKnowledge,
    findings: [...smallKnowledge.findings, ...findings],
  });
  const known = new Map(Object.entries(told));
  const interview = beginInterview(prepared, {
    person: { age, sex: "F" },
    complaints: ["sore-throat"],
    known,
  });
  return findings.map(({ id }) => id).filter((id) => isAskableFinding(prepared, interview, id));
}

test("subjective findings and their kinds are not asked of a baby", () => {
  const findings: Finding[] = [
    { id: "headache", kind: "symptom", observableFrom: 2, label: "a headache" },
    { id: "headache-worst", kind: "symptom", of: ["headache"], label: "the worst headache" },
    { id: "floppy", kind: "symptom", label: "being floppy" },
  ];
  expect(asked(findings, {}, 0.2)).toEqual(["floppy"]);
  expect(asked(findings, {}, 5)).toEqual(["headache", "headache-worst", "floppy"]);
});

test("findings incompatible with a known one are not asked", () => {
  const findings: Finding[] = [
    { id: "period", kind: "symptom", notWith: ["pregnant"], label: "heavy periods" },
  ];
  expect(asked(findings)).toEqual(["period"]);
  expect(asked(findings, { pregnant: "absent" })).toEqual(["period"]);
  expect(asked(findings, { pregnant: "present" })).toEqual([]);
});

test("findings limited to some people are not asked of others", () => {
  const findings: Finding[] = [
    { id: "harm-to-baby", kind: "symptom", audience: { sex: "M" }, label: "thoughts of harming the baby" },
    { id: "harm", kind: "symptom", audience: { sex: "F", ageFrom: 11 }, label: "thoughts of harm" },
  ];
  expect(asked(findings, {}, 30)).toEqual(["harm"]);
  expect(asked(findings, {}, 5)).toEqual([]);
});

test("no duration longer than a baby's life is asked, in whole weeks or months", () => {
  const findings: Finding[] = [
    { id: "cough-months", kind: "symptom", lasts: { moreThan: 21 }, label: "a cough of weeks" },
  ];
  const week = 7 / 365.25;
  expect(asked(findings, {}, 2 * week)).toEqual([]);
  expect(asked(findings, {}, 4 * week)).toEqual(["cough-months"]);
  expect(asked(findings, {}, 1 / 12)).toEqual(["cough-months"]);
});
