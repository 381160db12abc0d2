import { describe, expect, test } from "vitest";
import { addAnswer, answerTo, openQuestions, safetySignsFor, startInterview } from "./interview.ts";

const man = { age: 40, sex: "M" } as const;
const withPain = startInterview({ ...man, complaints: [{ pain: "chest-pain" }] });
const posed = (interview: typeof withPain) => openQuestions(interview).map(({ code }) => code);

describe("the symptom checker's interview", () => {
  test("a person with pain is asked where, and one without is not", () => {
    expect(posed(withPain)).toContain("E_55");
    const fever = startInterview({ ...man, complaints: [{ evidence: "E_91" }] });
    expect(posed(fever)).not.toContain("E_55");
    expect(posed(addAnswer(fever, "E_53", "yes"))).toContain("E_55");
    expect(posed(addAnswer(fever, "E_53", "no"))).not.toContain("E_55");
    expect(posed(addAnswer(fever, "E_53", "unknown"))).not.toContain("E_55");
  });

  test("the initial complaint is not asked again", () => {
    expect(answerTo(withPain, "E_53")).toBe("yes");
    expect(posed(withPain)).not.toContain("E_53");
  });

  test("a changed answer replaces the old one in place and removes its details", () => {
    const said = [
      ["E_129", "yes"],
      ["E_133", ["arm"]],
      ["E_91", "no"],
    ] as const;
    const before = said.reduce((held, [question, given]) => addAnswer(held, question, given), withPain);
    const changed = addAnswer(before, "E_91", "yes");
    expect(changed.answers.map(({ question }) => question)).toEqual(["E_129", "E_133", "E_91"]);
    expect(answerTo(changed, "E_91")).toBe("yes");
    const gone = addAnswer(before, "E_129", "no");
    expect(gone.answers.map(({ question }) => question)).toEqual(["E_129", "E_91"]);
    expect(answerTo(before, "E_129")).toBe("yes");
  });

  test("a person without pain anywhere is asked nothing more about pain", () => {
    const nowhere = addAnswer(withPain, "E_55", ["nowhere"]);
    expect(posed(nowhere)).not.toContain("E_54");
    expect(posed(addAnswer(withPain, "E_55", ["arm"]))).toContain("E_54");
  });

  test("an answer that the question does not offer is refused", () => {
    expect(() => addAnswer(withPain, "E_91", ["arm"])).toThrow("E_91");
    expect(() => addAnswer(withPain, "E_55", ["tail"])).toThrow("E_55");
    expect(() => addAnswer(withPain, "E_55", "yes")).toThrow("E_55");
    expect(() => addAnswer(withPain, "E_56", ["3", "4"])).toThrow("E_56");
    expect(() => addAnswer(withPain, "E_999", "yes")).toThrow("E_999");
  });

  test("periods, discharge and pregnancy are asked of women only", () => {
    const woman = startInterview({ age: 30, sex: "F", complaints: [{ evidence: "E_91" }] });
    for (const code of ["E_145", "E_163", "E_167"]) {
      expect(posed(woman)).toContain(code);
      expect(posed(withPain)).not.toContain(code);
    }
  });

  test.each([
    ["alcohol and tobacco", ["E_78", "E_79", "E_191"], 12],
    ["drugs, HIV and sexual contacts", ["E_62", "E_61", "E_2", "E_27", "E_115"], 14],
    ["pregnancy, periods, discharge and hormones", ["E_167", "E_145", "E_163", "E_100"], 10],
  ] as const)("%s are asked from a minimum age only", (_, codes, from) => {
    const of = (age: number) => posed(startInterview({ age, sex: "F", complaints: [{ evidence: "E_91" }] }));
    for (const code of codes) {
      expect(of(from)).toContain(code);
      expect(of(from - 1)).not.toContain(code);
    }
  });

  test("the first danger screen asks a baby, a man and a woman what applies to them", () => {
    const of = (age: number, sex: "F" | "M") => safetySignsFor({ age, sex }).map(({ slug }) => slug);
    expect(of(0, "M")).toContain("baby-with-fever-or-not-drinking");
    expect(of(0, "M")).not.toContain("thoughts-of-ending-life");
    expect(of(30, "F")).toContain("pregnant-with-bleeding-or-severe-pain");
    expect(of(30, "M")).not.toContain("pregnant-with-bleeding-or-severe-pain");
    expect(of(1, "M")).not.toContain("baby-with-fever-or-not-drinking");
  });

  test("an interview stored in the browser is restored unchanged", () => {
    const two = addAnswer(addAnswer(withPain, "E_55", ["chest-upper"]), "E_50", "unknown");
    expect(JSON.parse(JSON.stringify(two))).toEqual(two);
  });
});
