import { answerTo, type Interview } from "./interview.ts";
import { painComplaints } from "./complaints.ts";
import type { RedFlag } from "./result.ts";
import { safetySigns, urgencies, type Urgency } from "./safety-signs.ts";

/** One answer, `E_45` for its "yes" or `E_55:chest-upper` for an option, alone or together with others. */
type Rule = {
  readonly rule: string;
  readonly urgency: Urgency;
  readonly all?: readonly string[];
  readonly any?: readonly string[];
  readonly belowAge?: number;
  readonly fromAge?: number;
};

const chest = painComplaints["chest-pain"].map((place) => `E_55:${place}`);
const belly = [...painComplaints["belly-pain"], ...painComplaints["upper-belly-pain"]].map(
  (place) => `E_55:${place}`,
);
const arms = ["E_57:arm", "E_57:shoulder", "E_57:jaw"];

/**
 * Rules for danger signs that apply whatever the model gives: all of `all` and one of `any`, each a code or
 * `code:option`, ages in years. Our own proposal; no clinician has reviewed it.
 */
export const dangerRules: readonly Rule[] = [
  { rule: "E_43", urgency: "emergency", any: ["E_43"] },
  { rule: "E_45", urgency: "consultation-24h", any: ["E_45"] },
  { rule: "E_128", urgency: "consultation-24h", any: ["E_128"] },
  { rule: "E_140", urgency: "consultation-24h", any: ["E_140"] },
  { rule: "E_156", urgency: "emergency", any: ["E_156"] },
  { rule: "E_159", urgency: "emergency", any: ["E_159"] },
  { rule: "E_194", urgency: "emergency", any: ["E_194"] },
  { rule: "E_210", urgency: "emergency", any: ["E_210"] },
  { rule: "contact-with-ebola", urgency: "ambulance", any: ["E_73"] },
  { rule: "face-and-speech-or-limbs", urgency: "ambulance", all: ["E_156"], any: ["E_63", "E_84"] },
  {
    rule: "allergen-and-breath-or-swelling",
    urgency: "ambulance",
    all: ["E_42"],
    any: ["E_66", "E_151", "E_159"],
  },
  { rule: "throat-closing", urgency: "ambulance", all: ["E_194", "E_190"] },
  { rule: "chest-pain-and-sweating", urgency: "emergency", all: ["E_50"], any: chest, fromAge: 30 },
  { rule: "chest-pain-spreading", urgency: "emergency", all: ["E_53"], any: arms, fromAge: 30 },
  { rule: "chest-pain-at-rest-breathless", urgency: "emergency", all: ["E_14", "E_66"] },
  { rule: "coughing-blood-and-breathless", urgency: "emergency", all: ["E_45", "E_66"] },
  { rule: "black-stools-and-faint", urgency: "emergency", all: ["E_140"], any: ["E_82", "E_159"] },
  { rule: "fever-and-confusion", urgency: "emergency", all: ["E_91", "E_39"] },
  { rule: "limb-weakness-and-swallowing", urgency: "emergency", all: ["E_84"], any: ["E_65", "E_63"] },
  { rule: "pregnant-and-belly-pain", urgency: "emergency", all: ["E_167"], any: belly },
  // Under three months it is an emergency, which the first screen asks (safety-signs.ts); years alone do not tell months apart.
  { rule: "baby-with-fever", urgency: "consultation-24h", all: ["E_91"], belowAge: 1 },
  { rule: "fever-after-west-africa", urgency: "emergency", all: ["E_91", "E_204:west-africa"] },
];

/**
 * Returns the danger signs of the safety screen and of the answers so far, most urgent first; does not use the model.
 */
export function redFlags(interview: Interview): readonly RedFlag[] {
  const signs = safetySigns
    .filter(({ slug }) => interview.signs.includes(slug))
    .map(({ slug, urgency }): RedFlag => ({ sign: slug, urgency }));
  const rules = dangerRules
    .filter((one) => holds(one, interview))
    .map(({ rule, urgency }): RedFlag => ({ sign: rule, urgency }));
  return [...signs, ...rules].sort((a, b) => urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency));
}

function holds({ all = [], any, belowAge = Infinity, fromAge = 0 }: Rule, interview: Interview): boolean {
  const { age } = interview.patient;
  const said = (what: string) => isSaid(interview, what);
  return age >= fromAge && age < belowAge && all.every(said) && (!any || any.some(said));
}

function isSaid(interview: Interview, what: string): boolean {
  const [question = "", option] = what.split(":");
  const given = answerTo(interview, question);
  if (!option) return given === "yes";
  if (Array.isArray(given)) return given.includes(option);
  const { complaints } = interview;
  return question === "E_55" && complaints.some((one) => "pain" in one && isWithin(one.pain, option));
}

/** A pain that was named by places in the chest is in the chest. */
function isWithin(pain: keyof typeof painComplaints, place: string): boolean {
  const places: readonly string[] = painComplaints[pain];
  return places.includes(place);
}
