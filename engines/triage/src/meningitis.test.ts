import { describe, expect, test } from "vitest";
import { assess } from "./assess.ts";
import { fittedModel } from "./fitted-model.ts";
import { addAnswer, startInterview, type Answer, type Complaint } from "./interview.ts";
import { nextQuestion } from "./next-question.ts";

type Said = readonly (readonly [question: string, answer: Answer])[];

const say = (complaint: Complaint, said: Said) =>
  said.reduce(
    (held, [question, given]) => addAnswer(held, question, given),
    startInterview({ age: 40, sex: "F", complaints: [complaint] }),
  );
const posed = (complaint: Complaint, said: Said) => nextQuestion(fittedModel, say(complaint, said))?.question;
const headache: Complaint = { pain: "headache" };

describe("meningitis is not a condition of the checker and is not mistaken for one", () => {
  test("headache with neck pain asks about fever at once, and with fever about confusion", () => {
    const places: Said = [["E_55", ["forehead", "neck-back"]]];
    expect(posed(headache, places)).toBe("E_91");
    expect(posed({ evidence: "E_53" }, places)).toBe("E_91");
    expect(posed(headache, [...places, ["E_91", "yes"]])).toBe("E_39");
    expect(posed(headache, [...places, ["E_91", "no"]])).not.toBe("E_39");
  });

  test("neck pain or headache alone asks the most informative question", () => {
    expect(posed({ evidence: "E_53" }, [["E_55", ["neck-back"]]])).not.toBe("E_91");
    expect(posed(headache, [["E_55", ["forehead"]]])).not.toBe("E_91");
  });

  test("fever, headache and confusion end at once as an unnamed emergency; two of them do not", () => {
    const said: Said = [
      ["E_91", "yes"],
      ["E_39", "yes"],
    ];
    expect(nextQuestion(fittedModel, say(headache, said))).toBeNull();
    expect(assess(fittedModel, say(headache, said))).toMatchObject({
      kind: "cannot-assess",
      reason: "danger-first",
      urgency: "emergency",
    });
    const isDanger = (complaint: Complaint, some: Said) => {
      const result = assess(fittedModel, say(complaint, some));
      return result.kind === "cannot-assess" && result.reason === "danger-first";
    };
    expect(isDanger(headache, said.slice(0, 1))).toBe(false);
    expect(isDanger(headache, said.slice(1))).toBe(false);
    expect(isDanger({ evidence: "E_89" }, said)).toBe(false);
    expect(isDanger({ evidence: "E_53" }, [["E_55", ["temple"]], ...said])).toBe(true);
  });
});
