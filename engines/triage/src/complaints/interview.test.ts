import { describe, expect, test } from "vitest";
import { smallKnowledge } from "../testing/small-knowledge.ts";
import { nextQuestion } from "./choose-question.ts";
import { conclude } from "./conclude.ts";
import { answerFromTranscript, knownOfTranscript } from "./from-transcript.ts";
import { answerQuestion, beginInterview, type Question } from "./interview.ts";
import type { Knowledge } from "./knowledge.ts";
import { prepareKnowledge } from "./prepare.ts";

const prepared = prepareKnowledge(smallKnowledge);
const adult = { age: 30, sex: "F" } as const;
const sore = { person: adult, complaints: ["sore-throat"] };
const nobody = { age: 30, sex: "F", complaints: ["sore-throat"], present: [], absent: [] } as const;

describe("a walk-in", () => {
  test("starts with the red flags in one question, without those that cannot raise the urgency", () => {
    const first = nextQuestion(prepared, beginInterview(prepared, sore));
    expect(first).toMatchObject({
      id: "danger-throat",
      kind: "red-flags",
      findings: ["drooling", "lips-blue"],
    });
  });

  test("ends in an urgency, a specialty and a condition when nothing is known", () => {
    const { urgency, specialty, conditions, reasons } = answerFromTranscript(prepared, nobody);
    expect({ urgency, specialty }).toEqual({ urgency: "self-care", specialty: "general-practice" });
    expect(conditions[0]).toMatchObject({ id: "cold", fit: "well" });
    expect(reasons).toEqual([{ kind: "complaint", id: "sore-throat", name: "Sore throat" }]);
  });

  test("is an emergency with the rule's reason once a danger is ticked", () => {
    const { urgency, reasons } = answerFromTranscript(prepared, { ...nobody, present: ["drooling"] });
    expect(urgency).toBe("emergency-services");
    expect(reasons).toContainEqual({
      kind: "rule",
      id: "airway",
      text: "The throat may close.",
      findings: ["sore-throat", "drooling"],
      source: "guide",
    });
  });

  test("keeps a rule's urgency until its exclusion is denied", () => {
    // The rule that it has lasted does not hold with a fever.
    const begun = beginInterview(prepared, { ...sore, known: new Map([["days-long", "present"]]) });
    expect([begun.byRules, begun.floor]).toEqual(["within-days", "self-care"]);
    const fever = { id: "fever", kind: "finding", question: "Fever?", findings: ["fever"] } as const;
    const denied = answerQuestion(prepared, begun, fever, { fever: "absent" });
    expect([denied.byRules, denied.floor]).toEqual(["within-days", "within-days"]);
    const reported = answerQuestion(prepared, begun, fever, { fever: "present" });
    expect([reported.byRules, reported.floor]).toEqual(["self-care", "self-care"]);
    expect(conclude(prepared, reported).reasons.length).toBeGreaterThan(0);
  });

  test("asks for ambulance signs only once rules send to an emergency department", () => {
    const knowledge: Knowledge = {
      ...smallKnowledge,
      groups: [
        ...smallKnowledge.groups,
        { id: "now", mode: "several", standing: "emergency", question: "Now?", findings: ["lips-blue"] },
      ],
      complaints: smallKnowledge.complaints.map((one) => ({ ...one, redFlags: [] })),
      rules: [
        {
          id: "choked",
          urgency: "emergency-department-now",
          when: "drooling",
          reason: "It may.",
          source: "guide",
        },
        { id: "blue", urgency: "emergency-services", when: "lips-blue", reason: "It is.", source: "guide" },
      ],
    };
    const ready = prepareKnowledge(knowledge);
    const posed = (known: ReadonlyMap<string, "present">) =>
      nextQuestion(ready, beginInterview(ready, { ...sore, known }))?.id;
    expect(posed(new Map([["drooling", "present"]]))).toBe("now");
    expect(posed(new Map())).not.toBe("now");
  });

  test("asks nothing whose answer would not change the result", () => {
    const [cold] = smallKnowledge.conditions;
    const one = prepareKnowledge({ ...smallKnowledge, rules: [], conditions: cold ? [cold] : [] });
    const begun = beginInterview(one, sore);
    expect(conclude(one, begun).conditions).toMatchObject([{ id: "cold", fit: "well" }]);
    expect(nextQuestion(one, begun)).toBeUndefined();
  });

  test("does not become less urgent by a red flag that makes its conditions less urgent", () => {
    const [cold, tonsillitis] = smallKnowledge.conditions;
    if (!cold || !tonsillitis) throw new Error("The small knowledge is too small.");
    const dire = { ...tonsillitis, frequency: "very-common", urgency: "emergency-department-now" } as const;
    const drools = { ...cold, findings: { hallmark: ["drooling", "sore-throat", "runny-nose"] } };
    const other = prepareKnowledge({ ...smallKnowledge, rules: [], conditions: [drools, dire] });
    const begun = beginInterview(other, sore);
    const flags = { id: "danger-throat", kind: "red-flags", question: "?", findings: ["drooling"] } as const;
    const finding = { ...flags, kind: "finding" } as const;
    const urgency = (question: Question) =>
      conclude(other, answerQuestion(other, begun, question, { drooling: "present" })).urgency;
    expect(conclude(other, begun).urgency).toBe("emergency-department-now");
    expect(urgency(finding)).toBe("self-care");
    expect(urgency(flags)).toBe("emergency-department-now");
  });

  test("does not ask a man about pregnancy, nor an adult about a barking cough", () => {
    const man = { ...nobody, sex: "M", complaints: ["sore-throat", "cough"] } as const;
    const posed = answerFromTranscript(prepared, man).posed.flatMap(({ findings }) => findings);
    expect(posed).not.toContain("pregnant");
    expect(posed).not.toContain("cough-barking");
  });

  test("asks which of several findings applies, and presumes none", () => {
    const [throat] = smallKnowledge.complaints;
    if (!throat) throw new Error("The small knowledge is too small.");
    const either = { ...throat, findings: ["sore-throat", "tonsil-pus"], oneOf: true } as const;
    const other = prepareKnowledge({
      ...smallKnowledge,
      complaints: [{ ...either, ask: ["sore-throat", "tonsil-pus", ...throat.ask] }],
    });
    const begun = beginInterview(other, sore);
    expect(begun.known.has("sore-throat")).toBe(false);
    const posed = answerFromTranscript(other, { ...nobody, present: ["tonsil-pus"] }).posed;
    expect(posed.flatMap(({ findings }) => findings)).toContain("tonsil-pus");
    expect(conclude(other, begun).conditions.map(({ id }) => id)).toContain("tonsillitis");
  });

  test("asks for the duration right after the red flags where configured first", () => {
    const groups = smallKnowledge.groups.map((group) =>
      group.id === "duration" ? ({ ...group, standing: "first" } as const) : group,
    );
    const posed = answerFromTranscript(prepareKnowledge({ ...smallKnowledge, groups }), nobody).posed;
    expect(posed.map(({ id }) => id).slice(0, 2)).toEqual(["danger-throat", "duration"]);
  });

  test("does not ask for volunteered findings unless the complaint lists them", () => {
    const isRequested = (volunteered: boolean, tell: readonly string[]) => {
      const findings = smallKnowledge.findings.map((finding) =>
        volunteered && finding.id === "tonsil-pus" ? ({ ...finding, volunteered: true } as const) : finding,
      );
      const complaints = smallKnowledge.complaints.map((complaint) => ({ ...complaint, ask: [], tell }));
      const other = prepareKnowledge({ ...smallKnowledge, findings, complaints });
      const { posed } = answerFromTranscript(other, nobody);
      return posed.some((question) => question.findings.includes("tonsil-pus"));
    };
    expect([isRequested(false, []), isRequested(true, []), isRequested(true, ["tonsil-pus"])]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test("of a child goes to the children's doctor", () => {
    expect(answerFromTranscript(prepared, { ...nobody, age: 6 }).specialty).toBe("paediatrics");
  });

  test("cannot start with an unknown complaint", () => {
    expect(() => beginInterview(prepared, { person: adult, complaints: ["hiccups"] })).toThrow(RangeError);
    expect(() => beginInterview(prepared, { person: adult, complaints: [] })).toThrow(RangeError);
  });
});

describe("a transcript", () => {
  test("decodes its numbers", () => {
    expect(knownOfTranscript(prepared, { ...nobody, values: { temperature: 38.4 } }).get("fever")).toBe(
      "present",
    );
    expect(knownOfTranscript(prepared, { ...nobody, values: { temperature: 36.8 } }).get("fever")).toBe(
      "absent",
    );
  });

  test.each([
    ["an unknown finding", { present: ["hiccups"] }],
    ["a finding that is present and absent", { present: ["fever"], absent: ["fever"] }],
    ["a number out of range", { values: { temperature: 98 } }],
    ["an unknown number", { values: { mood: 3 } }],
  ])("is refused with %s", (_, wrong) => {
    expect(() => knownOfTranscript(prepared, { ...nobody, ...wrong })).toThrow(RangeError);
  });
});
