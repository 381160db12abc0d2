import type { Locale } from "@anteroom/domain/shared/locales";
import * as z from "zod/mini";
import { specialties } from "../specialties.ts";

const line = z.string().check(
  z.minLength(1),
  z.maxLength(600),
  z.refine((text) => text === text.trim(), "has space around it"),
  // The page shows the clinic's own emergency number; another country's would send people wrong.
  z.refine((text) => !/\b(112|911|192|131|999|SAMU)\b/.test(text), "names an emergency number"),
);
const lines = (least: number, most: number) =>
  z.array(line).check(z.minLength(least), z.maxLength(most), z.refine(isUnique, "says something twice"));
const name = line.check(z.maxLength(80));
const Day = z.iso.date();

const TopicText = z.strictObject({
  title: name,
  /** What people call it, besides the title. */
  synonyms: z.array(name).check(z.minLength(3), z.maxLength(30), z.refine(isUnique, "says something twice")),
  /** Paragraphs. */
  summary: lines(1, 8),
  selfCare: lines(2, 7),
  seeDoctor: lines(2, 6),
  emergency: lines(1, 6),
});
/** The text of a topic in one language. */
export type TopicText = z.infer<typeof TopicText>;

/** Regional variants of two languages: the variant holds only the texts that differ. */
const TopicChanges = z.partial(TopicText);

const Source = z.strictObject({
  title: z.string().check(z.minLength(1)),
  publisher: z.string().check(z.minLength(1)),
  url: z.url({ protocol: /^https$/ }),
  /** As the source dates itself, or `unknown`. */
  dated: z.string().check(z.minLength(4)),
  /** The day on which one of us read it. */
  read: Day,
});

/**
 * One topic of the health library, as stored in `topics/<slug>.json`. The schema refuses texts that are repeated,
 * longer than 600 characters, have space around them, or name an emergency number: the page shows the clinic's.
 */
export const HealthTopic = z.strictObject({
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60)),
  kind: z.enum(["condition", "symptom", "prevention"]),
  icd10: z.nullable(z.string().check(z.regex(/^[A-Z]\d\d(\.\d+)?$/))),
  specialty: z.enum(specialties.map(({ slug }) => slug)),
  written: Day,
  /** Who with clinical training has reviewed it, and when; null without a review. */
  reviewedBy: z.nullable(z.strictObject({ name: line, profession: line, date: Day })),
  sources: z.array(Source).check(z.minLength(1)),
  texts: z.strictObject({
    en: TopicText,
    pt: TopicText,
    "pt-BR": z.optional(TopicChanges),
    it: TopicText,
    es: TopicText,
    "es-CL": z.optional(TopicChanges),
    fr: TopicText,
    ar: TopicText,
  }),
});
/** A topic of the health library, with its texts in every language. */
export type HealthTopic = z.infer<typeof HealthTopic>;

/** Returns a topic's text in a language; in pt-BR and es-CL, a field without a variant is that of pt or es. */
export function topicText({ texts }: HealthTopic, locale: Locale): TopicText {
  if (locale === "pt-BR") return overlay(texts.pt, texts["pt-BR"]);
  if (locale === "es-CL") return overlay(texts.es, texts["es-CL"]);
  return texts[locale];
}

function overlay(text: TopicText, changes: z.infer<typeof TopicChanges> = {}): TopicText {
  return {
    title: changes.title ?? text.title,
    synonyms: changes.synonyms ?? text.synonyms,
    summary: changes.summary ?? text.summary,
    selfCare: changes.selfCare ?? text.selfCare,
    seeDoctor: changes.seeDoctor ?? text.seeDoctor,
    emergency: changes.emergency ?? text.emergency,
  };
}

function isUnique(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length;
}
