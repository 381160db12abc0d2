import { existsSync, readFileSync } from "node:fs";
import type { Knowledge } from "@anteroom/triage/complaints/knowledge";
import type { KnowledgeTexts } from "@anteroom/triage/complaints/pack-knowledge";
import { locales, type Locale } from "@anteroom/domain/shared/locales";
import type { Phrases } from "@anteroom/domain/health/own-words/phrases";

const folder = new URL("../../content/src/triage-words/", import.meta.url);

/** A language with what a variety of it says otherwise. */
const bases: Partial<Record<Locale, Locale>> = { "pt-BR": "pt", "es-CL": "es" };

type Named = { readonly name: string; readonly medical?: string };

/** Reads the texts in one language's folder, by id, over those of its base language for a variety; missing ones are left out. */
export function readTriageWords(locale: Locale) {
  const base = bases[locale];
  const read = <Text>(name: string): Readonly<Partial<Record<string, Text>>> => ({
    ...(base ? readFile<Record<string, Text>>(base, name) : {}),
    ...readFile<Record<string, Text>>(locale, name),
  });
  return {
    findings: read<string>("findings"),
    groups: read<string>("groups"),
    reasons: read<string>("reasons"),
    complaints: read<string>("complaints"),
    conditions: read<Named>("conditions"),
    selfCare: read<string>("self-care"),
    specialties: read<string>("specialties"),
  };
}

/**
 * Returns the texts of a language in the order of the knowledge; English replaces missing ones, which `npm run
 * lint:knowledge` reports.
 */
export function textsOf(knowledge: Knowledge, locale: Locale): KnowledgeTexts {
  const words = readTriageWords(locale);
  return {
    findings: knowledge.findings.map(({ id, label }) => words.findings[id] ?? label),
    groups: knowledge.groups.map(({ id, question }) => words.groups[id] ?? question),
    rules: knowledge.rules.map(({ id, reason }) => words.reasons[id] ?? reason),
    complaints: knowledge.complaints.map(({ id, name }) => words.complaints[id] ?? name),
    conditions: knowledge.conditions.map(({ id, name, also: [also] = [] }) => {
      const own = words.conditions[id];
      const [plain, medical] = own ? [own.name, own.medical] : [name, also];
      return medical ? [plain, medical] : [plain];
    }),
    selfCare: knowledge.selfCare.map(({ id, text }) => words.selfCare[id] ?? text),
    specialties: knowledge.specialties.map(({ id, name }) => words.specialties[id] ?? name),
  };
}

/**
 * Returns what people type in a language and all its varieties, since readers of one may speak another; those of the base language come
 * first.
 */
export function phrasesOf(locale: Locale): Phrases {
  const base = bases[locale] ?? locale;
  const files = locales
    .filter((one) => one === base || bases[one] === base)
    .sort((one, other) => Number(other === base) - Number(one === base))
    .map((one): Partial<Phrases> => readFile<Phrases>(one, "phrases"));
  return {
    complaints: files.reduce<Lists>((all, { complaints }) => joined(all, complaints), {}),
    findings: files.reduce<Lists>((all, { findings }) => joined(all, findings), {}),
  };
}

type Lists = Readonly<Record<string, readonly string[]>>;

function joined(base: Lists = {}, own: Lists = {}): Lists {
  const ids = new Set([...Object.keys(base), ...Object.keys(own)]);
  return Object.fromEntries(Array.from(ids, (id) => [id, [...(base[id] ?? []), ...(own[id] ?? [])]]));
}

/** Empty where there is no such file. */
function readFile<Content extends object>(locale: Locale, name: string): Partial<Content> {
  const file = new URL(`${locale}/${name}.json`, folder);
  return (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}) as Partial<Content>;
}
