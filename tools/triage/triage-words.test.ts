import { locales } from "@anteroom/domain/shared/locales";
import { describe, expect, test } from "vitest";
import { readKnowledge } from "./read-knowledge.ts";
import { phrasesOf, readTriageWords, textsOf } from "./triage-words.ts";

const knowledge = readKnowledge();
const lists = {
  findings: knowledge.findings,
  groups: knowledge.groups,
  reasons: knowledge.rules,
  complaints: knowledge.complaints,
  conditions: knowledge.conditions,
  selfCare: knowledge.selfCare,
  specialties: knowledge.specialties,
} as const;
const translated = locales.filter((locale) => locale !== "en");

/** Labels that need the question: a verb without its subject, or a place without a symptom. */
const notAlone: Readonly<Record<string, RegExp>> = {
  en: /^(?:it|is|has|comes|goes|happened|only one|both) /,
  pt: /^(?:já|está|vai|vem|tem|só de|dos dois|melhora|piora|a piorar|a melhorar)(?: |$)/,
  "pt-BR": /^(?:já|está|vai|vem|tem|só de|dos dois|melhora|piora)(?: |$)/,
  es: /^(?:va|viene|tiene|ya|está|solo en|en los dos|empeora|mejora)(?: |$)/,
  it: /^(?:va|viene|ha|già|è|solo un|entrambi|peggiora|migliora)(?: |$)/,
  fr: /^(?:va|vient|a|ne|déjà|est|d’un seul|des deux)(?: |$)/,
  ar: /^(?:يزداد|تزداد|يأتي|تأتي|سبق|جانب|الجانب)/,
};

test.each(locales)("every option is understandable without its question in %s", (locale) => {
  const { findings } = textsOf(knowledge, locale);
  const pattern = notAlone[locale === "es-CL" ? "es" : locale];
  expect(findings.filter((label) => pattern?.test(label))).toEqual([]);
});

describe.each(translated)("the checker's translations in %s", (locale) => {
  const words = readTriageWords(locale);

  test.each(Object.entries(lists))("cover exactly the %s", (kind, entries) => {
    const ids = entries.map(({ id }) => id);
    const named = Object.keys(words[kind as keyof typeof words]);
    expect(ids.filter((id) => !named.includes(id))).toEqual([]);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("have no straight apostrophes, dashes between clauses or placeholders", () => {
    const { findings, groups, rules, complaints, conditions, selfCare } = textsOf(knowledge, locale);
    const texts = [findings, groups, rules, complaints, conditions.flat(), selfCare].flat();
    expect(texts.filter((text) => /'|—|--|[{}]/.test(text ?? "") || text !== text?.trim())).toEqual([]);
  });

  test("keep the numbers of the English reasons and findings", () => {
    const { findings, rules } = textsOf(knowledge, locale);
    const numbers = (text: string) => (text.match(/\d+/g) ?? []).filter((digits) => Number(digits) > 2);
    const pairs = [
      ...knowledge.findings.map(({ label }, at) => [label, findings[at] ?? ""] as const),
      ...knowledge.rules.map(({ reason }, at) => [reason, rules[at] ?? ""] as const),
    ];
    const lost = pairs.filter(([english, own]) => {
      const reported = numbers(own);
      return numbers(english).some((number) => !reported.includes(number));
    });
    expect(lost).toEqual([]);
  });
});

describe.each(locales)("search phrases in %s", (locale) => {
  const { complaints, findings } = phrasesOf(locale);

  test("exist for every complaint", () => {
    const few = knowledge.complaints.filter(({ id }) => (complaints[id] ?? []).length < 2);
    expect(few.map(({ id }) => id)).toEqual([]);
  });

  test("belong to known complaints and findings, and to at most one complaint", () => {
    const owners = new Map<string, string>();
    const known = new Set([...knowledge.complaints, ...knowledge.findings].map(({ id }) => id));
    const twice = Object.entries(complaints).flatMap(([id, list]) =>
      list.filter((phrase) => (owners.has(phrase) && owners.get(phrase) !== id) || !owners.set(phrase, id)),
    );
    expect(twice).toEqual([]);
    expect([...Object.keys(complaints), ...Object.keys(findings)].filter((id) => !known.has(id))).toEqual([]);
  });
});
