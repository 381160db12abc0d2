import { describe, expect, test } from "vitest";
import { assess } from "./assess.ts";
import { care } from "./care.ts";
import { conditions } from "./conditions.ts";
import { questions } from "./evidences.ts";
import { fittedModel } from "./fitted-model.ts";
import { addAnswer, startInterview, type Answer, type Interview } from "./interview.ts";
import { conditionCount } from "./model.ts";
import { nextQuestion } from "./next-question.ts";
import { posterior } from "./posterior.ts";
import { urgencyOf } from "./urgency.ts";

/** Holds the interview to its end; what is not in `said` is answered as `otherwise`. */
function hold(start: Interview, said: Readonly<Record<string, Answer>>, otherwise: Answer = "no"): Interview {
  let interview = start;
  for (let next = nextQuestion(fittedModel, interview); next; next = nextQuestion(fittedModel, interview)) {
    const { question } = next;
    const isYesNo = questions.some(({ code, kind }) => code === question && kind === "yes-no");
    interview = addAnswer(interview, question, said[question] ?? (isYesNo ? otherwise : "unknown"));
  }
  return interview;
}

const cough = startInterview({ age: 30, sex: "M", complaints: [{ evidence: "E_202" }] });
const croup: Readonly<Record<string, Answer>> = {
  E_202: "yes",
  E_201: "yes",
  E_194: "yes",
  E_91: "yes",
  E_181: "yes",
  E_219: "yes",
};
const child = startInterview({ age: 2, sex: "M", complaints: [{ evidence: "E_202" }] });
const reflux: Readonly<Record<string, Answer>> = {
  E_53: "yes",
  E_55: ["chest-lower", "belly-upper"],
  E_54: ["burning"],
  E_57: ["nowhere"],
  E_173: "yes",
  E_215: "yes",
  E_217: "yes",
  E_201: "yes",
  E_98: "yes",
  E_70: "yes",
  E_79: "yes",
};
const heartburn = startInterview({ age: 45, sex: "F", complaints: [{ evidence: "E_173" }] });

describe("results of the symptom checker", () => {
  test("a child with barking cough, stridor and fever may have croup, an emergency", () => {
    const result = assess(fittedModel, hold(child, croup));
    expect(result).toMatchObject({ kind: "assessed", urgency: "emergency", specialty: "paediatrics" });
    expect(result.kind === "assessed" && result.differential[0]?.condition).toBe("croup");
  });

  test("burning behind the breastbone after meals suggests reflux with its reasons, no emergency", () => {
    const result = assess(fittedModel, hold(heartburn, reflux));
    expect(result).toMatchObject({ kind: "assessed", urgency: "consultation", redFlags: [] });
    if (result.kind !== "assessed") return;
    expect(result.differential[0]?.condition).toBe("reflux");
    expect(result.differential.length).toBeLessThanOrEqual(5);
    expect(result.reasonsFor.length).toBeGreaterThan(0);
    const named = [...result.reasonsFor, ...result.reasonsAgainst].map(({ question }) => question);
    expect(new Set(named).size).toBe(named.length);
  });

  test("an answer rare in the first condition counts against it", () => {
    const odd = addAnswer(hold(heartburn, reflux), "E_181", "yes");
    const result = assess(fittedModel, odd);
    expect(result.kind === "assessed" && result.reasonsAgainst).toContainEqual({
      question: "E_181",
      answer: "yes",
    });
  });

  test("answering 'I don't know' to everything gives no assessment", () => {
    const result = assess(fittedModel, hold(cough, {}, "unknown"));
    expect(result.kind).toBe("cannot-assess");
  });

  test("'I don't know' changes no probability and is not asked again", () => {
    const silent = addAnswer(cough, "E_91", "unknown");
    expect(posterior(fittedModel, silent)).toEqual(posterior(fittedModel, cough));
    expect(posterior(fittedModel, addAnswer(cough, "E_91", "yes"))).not.toEqual(
      posterior(fittedModel, cough),
    );
    const first = nextQuestion(fittedModel, cough)?.question ?? "";
    expect(nextQuestion(fittedModel, addAnswer(cough, first, "unknown"))?.question).not.toBe(first);
  });

  test("a changed answer leads where it would have led from the start", () => {
    const changed = addAnswer(addAnswer(addAnswer(cough, "E_91", "no"), "E_97", "yes"), "E_91", "yes");
    const straight = addAnswer(addAnswer(cough, "E_91", "yes"), "E_97", "yes");
    expect(assess(fittedModel, changed)).toEqual(assess(fittedModel, straight));
  });

  test.each(["toothache", "not found"] as const)(
    "a complaint out of scope (%s) is refused at once and referred to a doctor",
    (what) => {
      const beyondScope = what === "toothache" ? "tooth-or-gum" : "not-found";
      const interview = startInterview({ age: 30, sex: "F", complaints: [{ beyondScope }] });
      expect(assess(fittedModel, interview)).toEqual({
        kind: "cannot-assess",
        reason: "beyond-scope",
        urgency: "consultation",
        redFlags: [],
        specialty: "general-practice",
      });
      expect(nextQuestion(fittedModel, interview)).toBeNull();
    },
  );

  test("without a complaint nothing is assessed", () => {
    expect(assess(fittedModel, startInterview({ age: 30, sex: "F", complaints: [] }))).toMatchObject({
      reason: "too-little-known",
    });
  });

  test("a person matching nothing is refused: knee pain only", () => {
    const knee = startInterview({ age: 35, sex: "M", complaints: [{ evidence: "E_53" }] });
    const interview = hold(knee, {
      E_55: ["knee"],
      E_54: ["sharp"],
      E_57: ["nowhere"],
      E_56: ["7"],
      E_58: ["one-point"],
      E_59: ["within-seconds"],
    });
    expect(assess(fittedModel, interview)).toMatchObject({ kind: "cannot-assess", reason: "does-not-fit" });
  });

  test("equal answers always lead to the same question and result", () => {
    const once = hold(heartburn, reflux);
    const again: Interview = hold(JSON.parse(JSON.stringify(heartburn)) as Interview, reflux);
    expect(again).toEqual(once);
    expect(assess(fittedModel, again)).toEqual(assess(fittedModel, once));
  });

  test("the reason of a question names conditions of the checker", () => {
    const next = nextQuestion(fittedModel, cough);
    const slugs = new Set<string>(conditions.map(({ slug }) => slug));
    expect(next?.separates.length).toBeGreaterThan(0);
    expect(next?.separates.every((one) => slugs.has(one))).toBe(true);
  });

  test("no interview asks more than thirty questions", () => {
    const done = hold(cough, {}, "unknown");
    expect(done.answers.length).toBeLessThanOrEqual(30);
  });

  test.each([
    [0.008, "ambulance"],
    [0.006, "consultation"],
  ] as const)("a heart attack with a chance of %d beside reflux asks for %s", (chance, urgency) => {
    const now = new Float64Array(conditionCount + 1);
    now[conditions.findIndex(({ slug }) => slug === "heart-attack")] = chance;
    now[conditions.findIndex(({ slug }) => slug === "reflux")] = 1 - chance;
    expect(urgencyOf(now)).toBe(urgency);
  });

  test("an answered red flag is never weakened: fainting makes reflux an emergency", () => {
    const fainted = addAnswer(hold(heartburn, reflux), "E_159", "yes");
    const result = assess(fittedModel, fainted);
    expect(result).toMatchObject({ kind: "assessed", urgency: "emergency", redFlags: [{ sign: "E_159" }] });
  });

  test("pain at no location counts almost as no pain", () => {
    const wheeze = startInterview({ age: 30, sex: "M", complaints: [{ evidence: "E_214" }] });
    const asthma = conditions.findIndex(({ slug }) => slug === "asthma-attack");
    const nowhere = addAnswer(addAnswer(wheeze, "E_53", "yes"), "E_55", ["nowhere"]);
    const without = posterior(fittedModel, addAnswer(wheeze, "E_53", "no"))[asthma] ?? 0;
    expect(Math.abs((posterior(fittedModel, nowhere)[asthma] ?? 0) - without)).toBeLessThan(0.1);
  });

  test("the list of conditions follows the answers and is not the posterior", () => {
    const listed = (interview: Interview) => {
      const result = assess(fittedModel, interview);
      return result.kind === "assessed" ? result.differential : [];
    };
    const one = listed(hold(heartburn, reflux));
    expect(one.length).toBeGreaterThan(2);
    expect(one.reduce((sum, { probability }) => sum + probability, 0)).toBeLessThanOrEqual(1);
    expect(one).not.toEqual(listed(hold(child, croup)));
    expect(one[0]?.probability).toBeGreaterThan(0.1);
    expect(one[0]?.probability).toBeLessThan(0.9);
  });

  test("levels add up: an ambulance and an emergency of 0.4 % each make an emergency together", () => {
    const now = new Float64Array(conditionCount + 1);
    const first = (urgency: string) => conditions.findIndex(({ slug }) => care[slug].urgency === urgency);
    now[first("ambulance")] = 0.004;
    now[first("emergency")] = 0.004;
    now[first("self-care")] = 0.992;
    expect(urgencyOf(now)).toBe("emergency");
  });

  test("probabilities sum to one, and the model carries its origin and licence", () => {
    expect(posterior(fittedModel, hold(child, croup)).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
    expect(fittedModel.stored.provenance["source"]).toContain("DDXPlus");
    expect(fittedModel.stored.provenance["licence"]).toContain("CC BY 4.0");
    expect(fittedModel.stored.provenance["status"]).toContain("Not clinically validated");
  });
});
