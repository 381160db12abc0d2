import { answerQuestion, beginInterview, type Interview } from "@anteroom/triage/complaints/interview";
import type { Known, Presence } from "@anteroom/triage/complaints/known";
import type { PreparedKnowledge } from "@anteroom/triage/complaints/prepare";
import type { AnsweredQuestion, CheckInterview, Pregnancy } from "../../ports/symptom-checker.ts";

const none = { pregnant: "absent", "pregnant-maybe": "absent", postpartum: "absent" } as const;

/** What an answer about pregnancy means in findings. */
const findingsOfPregnancy: Readonly<Record<Pregnancy, Readonly<Record<string, Presence>>>> = {
  no: none,
  "under-12-weeks": { "pregnant-under-12-weeks": "present", postpartum: "absent" },
  "12-to-20-weeks": { "pregnant-12-to-20-weeks": "present", postpartum: "absent" },
  "over-20-weeks": { "pregnant-over-20-weeks": "present", postpartum: "absent" },
  maybe: { "pregnant-maybe": "present", postpartum: "absent" },
  "gave-birth": { ...none, postpartum: "present" },
  unknown: {},
};

/** What the page about pregnancy asks; whoever is not sure there is not asked again. */
const ofPregnancy = [
  ...new Set(Object.values(findingsOfPregnancy).flatMap((reported) => Object.keys(reported))),
];

/**
 * Returns a function that builds the engine's interview from a stored one, answer by answer, once for each
 * object. Throws if the knowledge lacks something the stored interview names.
 */
export function openReplay(prepared: PreparedKnowledge): (interview: CheckInterview) => Interview {
  const done = new WeakMap<CheckInterview, Interview>();
  return (interview) => {
    const known = done.get(interview);
    if (known) return known;
    const replayed = interview.answered.reduce(
      (engine, answered) => answer(prepared, engine, answered),
      begin(prepared, interview),
    );
    done.set(interview, replayed);
    return replayed;
  };
}

function begin(prepared: PreparedKnowledge, interview: CheckInterview): Interview {
  const { person, complaints, findings } = interview;
  const { age, sex, pregnancy = "unknown" } = person;
  const known: Known = new Map([
    ...findings.map(({ id, presence }) => [id, presence] as const),
    ...Object.entries(findingsOfPregnancy[pregnancy]),
  ]);
  const { lasted } = findings.find((one) => one.lasted) ?? {};
  return beginInterview(prepared, {
    person: { age, sex },
    complaints: complaints.map(({ id }) => id),
    known,
    ...(lasted && { lasted }),
    // Whoever wrote how far along she is in her own words is not asked for other weeks.
    questionsBefore:
      person.pregnancy !== undefined || ofPregnancy.some((finding) => known.get(finding) === "present")
        ? ofPregnancy
        : [],
  });
}

function answer(
  prepared: PreparedKnowledge,
  engine: Interview,
  { question, choices }: AnsweredQuestion,
): Interview {
  const { id, kind, text, options } = question;
  const findings = options.map((option) => option.id);
  const reported: Record<string, Presence> = {};
  for (const finding of findings) {
    const choice = choices[finding];
    if (choice === "present" || choice === "absent") reported[finding] = choice;
  }
  return answerQuestion(prepared, engine, { id, kind, question: text, findings }, reported);
}
