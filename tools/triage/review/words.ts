import { type Locale, localeNames } from "@anteroom/domain/shared/locales";
import type {
  AgeGroup,
  Condition,
  Expression,
  Knowledge,
  UrgencyLevel,
  Weight,
} from "@anteroom/triage/complaints/knowledge";
import { textsOf } from "../triage-words.ts";

/** Names of the levels of urgency for reviewers. */
export const urgencyWords: Readonly<Record<UrgencyLevel, string>> = {
  "emergency-services": "Call an ambulance",
  "emergency-department-now": "Emergency department now",
  "within-hours": "A doctor within hours",
  "within-days": "A doctor within days",
  "self-care": "Care at home",
};

/** Names of the weights of a condition's findings for reviewers. */
export const weightWords: Readonly<Record<Weight, string>> = {
  needs: "Always: without it, it is not this",
  hallmark: "Nine in ten have it",
  common: "Six in ten",
  occasional: "One in four",
  rare: "One in twelve, more than in others",
  excludes: "Speaks strongly against it",
};

/** Names of frequencies for reviewers. */
export const frequencyWords: Readonly<Record<Condition["frequency"], string>> = {
  "very-common": "very common",
  common: "common",
  uncommon: "uncommon",
  rare: "rare",
  "very-rare": "very rare",
};

/** Age groups in years. */
export const ageLabel: Readonly<Record<AgeGroup, string>> = {
  baby: "under 1",
  toddler: "1 to 3",
  child: "4 to 11",
  teen: "12 to 17",
  adult: "18 to 39",
  middle: "40 to 64",
  older: "65 and older",
};

/** Names of a condition's distribution by sex for reviewers. */
export const sexWords: Readonly<Record<NonNullable<Condition["sex"]>, string>> = {
  F: "women only",
  M: "men only",
  "more-F": "more in women",
  "more-M": "more in men",
};

/**
 * Returns the name of the language, and a function that finds the text of an entry in it, to be shown beside the
 * English one; null for English or a missing text.
 */
export function bilingualTexts(knowledge: Knowledge, locale: Locale) {
  const texts = textsOf(knowledge, locale);
  const beside = (list: readonly { readonly id: string }[], words: readonly string[]) =>
    new Map(list.map(({ id }, at) => [id, locale === "en" ? null : (words[at] ?? null)]));
  const of = {
    finding: beside(knowledge.findings, texts.findings),
    group: beside(knowledge.groups, texts.groups),
    rule: beside(knowledge.rules, texts.rules),
    complaint: beside(knowledge.complaints, texts.complaints),
    condition: beside(
      knowledge.conditions,
      texts.conditions.map((names) => names.join(", ")),
    ),
    selfCare: beside(knowledge.selfCare, texts.selfCare),
    specialty: beside(knowledge.specialties, texts.specialties),
  };
  return {
    language: localeNames[locale],
    beside: (kind: keyof typeof of, id: string) => of[kind].get(id) ?? null,
  };
}

/** When a rule holds, as a sentence with nested lists. */
export type DescribedRule = { readonly head: string; readonly parts: readonly DescribedRule[] };

/** Describes an expression of a rule in plain English. `label` returns the name of a finding. */
export function describeExpression(expression: Expression, label: (id: string) => string): DescribedRule {
  const tell = (part: Expression) => describeExpression(part, label);
  if (typeof expression === "string") return { head: label(expression), parts: [] };
  if ("all" in expression) return { head: "all of these:", parts: expression.all.map(tell) };
  if ("any" in expression) return { head: "one of these, or more:", parts: expression.any.map(tell) };
  if ("not" in expression) return { head: "not, as far as is known:", parts: [tell(expression.not)] };
  if ("of" in expression)
    return { head: `at least ${expression.atLeast} of these:`, parts: expression.of.map(tell) };
  if ("ageFrom" in expression) return { head: `${formatAge(expression.ageFrom)} or older`, parts: [] };
  if ("ageBelow" in expression) return { head: `younger than ${formatAge(expression.ageBelow)}`, parts: [] };
  if ("deniedAmong" in expression)
    return { head: `denied, beside another complaint: ${label(expression.deniedAmong)}`, parts: [] };
  if ("unsureOf" in expression)
    return { head: "asked, and not sure of one of these, or more:", parts: expression.unsureOf.map(tell) };
  if ("unsureDangerBeside" in expression)
    return {
      head: `not sure of one thing that would make it an emergency, beside ${expression.unsureDangerBeside} that are there, or more`,
      parts: [],
    };
  return { head: expression.sex === "F" ? "female" : "male", parts: [] };
}

/** Formats an age given in years: in days below two months, in months below two years. */
export function formatAge(years: number): string {
  if (years >= 2) return `${years} years`;
  if (years >= 2 / 12) return `${Math.round(years * 12)} months`;
  return `${Math.round(years * 365)} days`;
}
