import { locales } from "@anteroom/domain/shared/locales";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { collection, Day, entity } from "../values.ts";

/** Identifier in page addresses. */
const Slug = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
/** The language of this text; English where it is not available in the requested one. */
const Language = z.enum(locales);

const TopicTitle = z.object({ slug: Slug, title: z.string(), language: Language });
/** The title of a health topic, and the language it is written in. */
export type TopicTitle = z.infer<typeof TopicTitle>;

/** Other names of a topic. */
const TopicSynonyms = z.object({ slug: Slug, synonyms: z.array(z.string()) });

/** One health topic in one language. */
export const Topic = z.object({
  slug: Slug,
  /** Null where the author does not state it. */
  kind: z.nullable(z.enum(["condition", "symptom", "prevention"])),
  language: Language,
  title: z.string(),
  synonyms: z.array(z.string()),
  /** Paragraphs. */
  summary: z.array(z.string()),
  self_care: z.array(z.string()),
  see_doctor: z.array(z.string()),
  emergency: z.array(z.string()),
  icd10: z.nullable(z.string()),
  /** Slug of `content/specialties`. */
  specialty: z.nullable(z.string()),
  written: z.nullable(Day),
  /** Null: not reviewed by a person with clinical training. */
  reviewed_by: z.nullable(z.object({ name: z.string(), profession: z.string(), date: Day })),
  sources: z.array(
    z.object({
      title: z.string(),
      publisher: z.string(),
      url: z.string(),
      /** As the source dates itself. */
      dated: z.nullable(z.string()),
      /** When it was reviewed or imported. */
      read: Day,
    }),
  ),
  /** The author, where it is not us: `MedlinePlus.gov`. */
  publisher: z.nullable(z.string()),
});
export type Topic = z.infer<typeof Topic>;

/** Supports conditional requests (304). Topics of the first library win where several have one. */
export const listTopics = endpoint({
  method: "GET",
  path: "/shared/health_topics",
  summary: "Lists the titles of all health topics in the requested language",
  caller: "anyone",
  response: collection(TopicTitle),
  problems: ["feature_off"],
});

/** Supports conditional requests (304). */
export const listTopicSynonyms = endpoint({
  method: "GET",
  path: "/shared/health_topic_synonyms",
  summary: "Lists other names of each health topic in the requested language, for the search in the browser",
  caller: "anyone",
  response: collection(TopicSynonyms),
  problems: ["feature_off"],
});

export const getTopic = endpoint({
  method: "GET",
  path: "/shared/health_topics/{slug}",
  summary: "Returns one health topic in the requested language",
  caller: "anyone",
  params: z.strictObject({ slug: Slug }),
  response: entity(Topic),
  problems: ["feature_off", "not_found"],
});
