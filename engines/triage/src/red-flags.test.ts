import { describe, expect, test } from "vitest";
import { assess } from "./assess.ts";
import { fittedModel } from "./fitted-model.ts";
import { addAnswer, startInterview, type Answer, type Complaint, type Patient } from "./interview.ts";
import { dangerRules, redFlags } from "./red-flags.ts";
import { safetySigns } from "./safety-signs.ts";

const woman: Patient = { age: 40, sex: "F" };
const say = (said: readonly (readonly [string, Answer])[], complaint: Complaint, patient = woman) =>
  said.reduce(
    (held, [question, given]) => addAnswer(held, question, given),
    startInterview({ ...patient, complaints: [complaint] }),
  );
const fever: Complaint = { evidence: "E_91" };

describe("danger signs in the symptom checker", () => {
  test.each(safetySigns)(
    "$slug in the first screen asks for $urgency at once, and nothing is assessed",
    ({ slug, urgency }) => {
      const interview = startInterview({ ...woman, complaints: [fever], signs: [slug] });
      expect(assess(fittedModel, interview)).toMatchObject({
        kind: "cannot-assess",
        reason: "danger-first",
        urgency,
        redFlags: [{ sign: slug, urgency }],
      });
    },
  );

  test.each([
    ["convulsions", "E_43", "emergency"],
    ["coughing blood", "E_45", "consultation-24h"],
    ["a moment without breath", "E_128", "consultation-24h"],
    ["black stools", "E_140", "consultation-24h"],
    ["a face that hangs on one side", "E_156", "emergency"],
    ["having fainted", "E_159", "emergency"],
    ["a high sound when breathing in", "E_194", "emergency"],
    ["vomiting blood", "E_210", "emergency"],
    ["contact with Ebola", "E_73", "ambulance"],
  ] as const)("%s is a danger sign whenever stated, and absent otherwise", (_, code, urgency) => {
    expect(redFlags(say([[code, "yes"]], { evidence: "E_89" }))).toContainEqual({
      sign: code === "E_73" ? "contact-with-ebola" : code,
      urgency,
    });
    expect(redFlags(say([], { evidence: code }))).toHaveLength(1);
    expect(redFlags(say([[code, "no"]], { evidence: "E_89" }))).toEqual([]);
    expect(redFlags(say([[code, "unknown"]], { evidence: "E_89" }))).toEqual([]);
  });

  test.each<[string, readonly (readonly [string, Answer])[], string, Complaint]>([
    [
      "a hanging face with slurred speech",
      [
        ["E_156", "yes"],
        ["E_63", "yes"],
      ],
      "face-and-speech-or-limbs",
      fever,
    ],
    [
      "breathlessness after an allergen",
      [
        ["E_42", "yes"],
        ["E_66", "yes"],
      ],
      "allergen-and-breath-or-swelling",
      fever,
    ],
    [
      "noisy breath and drooling",
      [
        ["E_194", "yes"],
        ["E_190", "yes"],
      ],
      "throat-closing",
      fever,
    ],
    ["chest pain with sweating", [["E_50", "yes"]], "chest-pain-and-sweating", { pain: "chest-pain" }],
    [
      "chest pain that spreads to the arm",
      [["E_57", ["arm"]]],
      "chest-pain-spreading",
      { pain: "chest-pain" },
    ],
    [
      "chest pain at rest with breathlessness",
      [
        ["E_14", "yes"],
        ["E_66", "yes"],
      ],
      "chest-pain-at-rest-breathless",
      fever,
    ],
    [
      "blood coughed up and breathlessness",
      [
        ["E_45", "yes"],
        ["E_66", "yes"],
      ],
      "coughing-blood-and-breathless",
      fever,
    ],
    [
      "black stools and nearly fainting",
      [
        ["E_140", "yes"],
        ["E_82", "yes"],
      ],
      "black-stools-and-faint",
      fever,
    ],
    ["fever and confusion", [["E_39", "yes"]], "fever-and-confusion", fever],
    [
      "weak limbs and trouble swallowing",
      [
        ["E_84", "yes"],
        ["E_65", "yes"],
      ],
      "limb-weakness-and-swallowing",
      fever,
    ],
    [
      "belly pain in pregnancy",
      [
        ["E_167", "yes"],
        ["E_55", ["belly-lower"]],
      ],
      "pregnant-and-belly-pain",
      { evidence: "E_53" },
    ],
    ["fever after West Africa", [["E_204", ["west-africa"]]], "fever-after-west-africa", fever],
  ])("%s is a danger sign; one of the two alone is not", (_, said, rule, complaint) => {
    const signs = (all: typeof said) => redFlags(say(all, complaint)).map(({ sign }) => sign);
    expect(signs(said)).toContain(rule);
    expect(signs(said.slice(0, -1))).not.toContain(rule);
  });

  test("fever is an emergency under three months, seen within a day in the first year, no sign afterwards", () => {
    const signs = (age: number) => redFlags(say([], fever, { age, sex: "M" }));
    expect(signs(0)).toEqual([{ sign: "baby-with-fever", urgency: "consultation-24h" }]);
    expect(signs(1)).toEqual([]);
    const newborn = startInterview({
      age: 0,
      sex: "M",
      complaints: [fever],
      signs: ["baby-with-fever-or-not-drinking"],
    });
    expect(assess(fittedModel, newborn).urgency).toBe("emergency");
  });

  test("chest pain with sweating counts from age thirty on", () => {
    const signs = (age: number) =>
      redFlags(say([["E_50", "yes"]], { pain: "chest-pain" }, { age, sex: "M" }));
    expect(signs(30)).toHaveLength(1);
    expect(signs(29)).toEqual([]);
  });

  test("the most urgent sign is first", () => {
    const signs = redFlags(
      say(
        [
          ["E_45", "yes"],
          ["E_156", "yes"],
          ["E_84", "yes"],
        ],
        fever,
      ),
    ).map(({ urgency }) => urgency);
    expect(signs).toEqual(["ambulance", "emergency", "consultation-24h"]);
  });

  test("every danger rule is tested here", () => {
    expect(dangerRules).toHaveLength(22);
  });

  test("a danger sign raises the urgency of a common cold and is not outweighed by it", () => {
    const cold: readonly (readonly [string, Answer])[] = [
      ["E_97", "yes"],
      ["E_201", "yes"],
      ["E_50", "yes"],
      ["E_41", "yes"],
      ["E_144", "yes"],
      ["E_53", "no"],
      ["E_66", "no"],
    ];
    const calm = assess(fittedModel, say(cold, { evidence: "E_181" }));
    const alarmed = assess(fittedModel, say([...cold, ["E_43", "yes"]], { evidence: "E_181" }));
    expect(["consultation", "consultation-24h", "self-care"]).toContain(calm.urgency);
    expect(alarmed.urgency).toBe("emergency");
  });
});
