import type { z } from "zod";
import type { Conclusion, Interview, NextStep, Symptom, Understood } from "../../ports/symptom-service.ts";
import type {
  Diagnosed,
  Explained,
  Found,
  Info,
  Parsed,
  Suggested,
  Triaged,
  WireQuestion,
} from "./answers.ts";

type Evidence = { id: string; choice_id: "present" | "absent" | "unknown"; source?: "initial" };

/** Maps age in years and sex to the service's format: whole months below two years, else whole years. */
export function personOf({ age, sex }: Pick<Interview, "age" | "sex">) {
  const value = age < 2 ? Math.floor(age * 12) : Math.floor(age);
  return {
    sex: sex === "F" ? "female" : "male",
    age: { value, unit: age < 2 ? "month" : "year" },
  } as const;
}

/** Maps all answers to evidence. Of repeated answers the last one counts. */
export function evidenceOf({ complaints, findings, answers }: Interview): Evidence[] {
  const reported = new Map<string, Evidence>();
  for (const id of complaints) reported.set(id, { id, choice_id: "present", source: "initial" });
  for (const { id, presence } of findings) reported.set(id, { id, choice_id: presence, source: "initial" });
  for (const { id, presence } of answers) reported.set(id, { id, choice_id: presence });
  return [...reported.values()];
}

const nameOf = ({ name, common_name: common }: { name: string; common_name?: string | null | undefined }) =>
  common ?? name;

/** Maps suggested symptoms to ours. */
export const symptomsOf = (found: z.infer<typeof Suggested>): Symptom[] =>
  found.map((one) => ({ id: one.id, words: nameOf(one) }));

/**
 * Maps parsed mentions: present symptoms become complaints, others findings. Risk factors are never complaints.
 * Unknown ones are dropped. At most ten complaints, of which the first three count as meant.
 */
export function understoodOf({ mentions }: z.infer<typeof Parsed>): Understood {
  const isComplaint = (one: (typeof mentions)[number]) =>
    one.choice_id === "present" && (one.type ?? "symptom") === "symptom";
  const complaints = unique(mentions.filter(isComplaint)).map((one) => ({ id: one.id, words: nameOf(one) }));
  const findings = unique(mentions.filter((one) => !isComplaint(one))).flatMap((one) =>
    one.choice_id === "unknown" || complaints.some(({ id }) => id === one.id)
      ? []
      : [{ id: one.id, words: nameOf(one), presence: one.choice_id }],
  );
  return { complaints: complaints.slice(0, 10), meant: complaints.slice(0, 3).map(({ id }) => id), findings };
}

/** Maps search results to at most eight suggestions. Nothing counts as stated by the person. */
export function offeredOf(found: z.infer<typeof Found>): Understood {
  const complaints = unique(found).map(({ id, label }) => ({ id, words: label }));
  return { complaints: complaints.slice(0, 8), meant: [], findings: [] };
}

const kinds = { single: "finding", group_single: "one", group_multiple: "several", duration: "one" } as const;

/** Returns the next question. Returns null when the interview is over, or the service repeats a question. */
export function questionOf(
  { question, should_stop: isOver }: z.infer<typeof Diagnosed>,
  reported: readonly Evidence[],
): NextStep["question"] {
  if (!question || isOver === true) return null;
  const items = unique(question.items);
  if (items.every(({ id }) => reported.some((one) => one.id === id))) return null;
  return {
    id: items
      .map(({ id }) => id)
      .join(" ")
      .slice(0, 200),
    kind: kinds[question.type],
    text: question.text,
    options: items.map(({ id, name }) => ({ id, words: name })),
    isNoneAllowed: question.type === "group_multiple",
    isUnknownAllowed: mayBeUnknown(question),
  };
}

/** Without choices all three are allowed. */
const mayBeUnknown = ({ items }: WireQuestion) =>
  items.every(({ choices }) => !choices || choices.some(({ id }) => id === "unknown"));

/** The five levels of the interface and ours. */
const levels = {
  emergency_ambulance: "emergency-services",
  emergency: "emergency-department-now",
  consultation_24: "within-hours",
  consultation: "within-days",
  self_care: "self-care",
} as const satisfies Record<z.infer<typeof Triaged>["triage_level"], Conclusion["level"]>;

/**
 * Maps a triage result to an urgent warning, whose level is at least `emergency-department-now`. At most six
 * reasons.
 */
export function dangerOf(triage: z.infer<typeof Triaged>): NonNullable<NextStep["danger"]> {
  const level = levels[triage.triage_level];
  const isEmergency = level === "emergency-services" || level === "emergency-department-now";
  return {
    level: isEmergency ? level : "emergency-department-now",
    isCrisis: false,
    reasons: seriousOf(triage),
  };
}

const seriousOf = ({ serious }: z.infer<typeof Triaged>) =>
  [...new Set((serious ?? []).map(nameOf))].slice(0, 6);

/** From so much on a condition fits well. */
const fitsWell = 0.4;
/** What is less likely is not named, unless nothing else is. */
const leastLikely = 0.05;
const mostConditions = 5;

type AnswerFields = {
  diagnosis: z.infer<typeof Diagnosed>;
  triage: z.infer<typeof Triaged>;
  /** What speaks for the most likely condition; null where it could not be had. */
  explanation: z.infer<typeof Explained> | null;
  info: z.infer<typeof Info> | null;
  age: number;
  specialty: (age: number) => Conclusion["specialty"];
};

/**
 * Maps the final answers. An emergency found during the interview is never downgraded. Returns at most five
 * conditions; those below 5 % only when nothing else is likelier.
 */
export function conclusionOf({
  diagnosis,
  triage,
  explanation,
  info,
  age,
  specialty,
}: AnswerFields): Conclusion {
  const level =
    diagnosis.has_emergency_evidence === true ? dangerOf(triage).level : levels[triage.triage_level];
  const sorted = unique(diagnosis.conditions).toSorted((a, b) => b.probability - a.probability);
  const likely = sorted.filter(({ probability }, at) => at === 0 || probability >= leastLikely);
  const serious = seriousOf(triage);
  const supporting = (explanation?.supporting_evidence ?? []).map(nameOf).slice(0, 4);
  return {
    level,
    reasons: [...new Set(serious.length > 0 ? serious : supporting)].map((words) => ({
      kind: "rule",
      words,
    })),
    conditions: likely.slice(0, mostConditions).map((one) => ({
      id: one.id,
      name: nameOf(one),
      medicalName: one.name === nameOf(one) ? null : one.name,
      fit: one.probability >= fitsWell ? "well" : "partly",
      isEmergency: one.condition_details?.triage_level?.startsWith("emergency") === true,
    })),
    specialty: specialty(age),
    version: [info?.api_version, info?.updated_at?.slice(0, 10)].filter(Boolean).join(", ") || "?",
  };
}

function unique<T extends { id: string }>(list: readonly T[]): T[] {
  return list.filter(({ id }, at) => list.findIndex((one) => one.id === id) === at);
}
