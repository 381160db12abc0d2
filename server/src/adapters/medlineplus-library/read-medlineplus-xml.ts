import { XMLParser } from "fast-xml-parser";
import * as z from "zod/mini";
import type { ImportedText, ImportedTopics } from "./imported-topics.ts";
import { plainLines } from "./plain-lines.ts";

const Mapped = z.object({ id: z.string(), language: z.string() });
const HealthTopic = z.object({
  id: z.string().check(z.regex(/^\d+$/)),
  title: z.string(),
  url: z.string(),
  language: z.enum(["English", "Spanish"]),
  "date-created": z.optional(z.string()),
  "also-called": z.optional(z.array(z.string())),
  "full-summary": z.optional(z.string()),
  "language-mapped-topic": z.optional(z.array(Mapped)),
});
type HealthTopic = z.infer<typeof HealthTopic>;

/** As NLM describes the file of health topics (medlineplus.gov/xmldescription.html): of its elements those that are read. */
const File = z.object({
  "health-topics": z.object({ "date-generated": z.string(), "health-topic": z.array(HealthTopic) }),
});

const lists = new Set(["health-topic", "also-called", "language-mapped-topic"]);
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  isArray: (name) => lists.has(name),
});

/**
 * Parses MedlinePlus' XML file. Spanish topics are matched to their English ones; topics without a summary are
 * omitted. Throws when it is another file.
 */
export function readMedlinePlusXml(xml: string): ImportedTopics {
  const read = File.safeParse(parser.parse(xml));
  const file = read.data?.["health-topics"];
  const generated = dayOf(file?.["date-generated"] ?? "");
  if (!file || generated === null)
    throw new Error("This is no file of MedlinePlus health topics.", { cause: read.error });
  const all = file["health-topic"];
  const spanish = new Map(
    all
      .filter(({ language }) => language === "Spanish")
      .flatMap((topic) => englishIdsOf(topic).map((id) => [id, topic] as const)),
  );
  const topics = all
    .filter(({ language }) => language === "English")
    .flatMap((topic) => {
      const [en, es] = [textOf(topic), textOf(spanish.get(topic.id))];
      if (!en) return [];
      return [{ slug: `medlineplus-${topic.id}`, en, ...(es ? { es } : {}) }];
    });
  return { generated, topics };
}

function englishIdsOf(topic: HealthTopic): string[] {
  const mapped = topic["language-mapped-topic"] ?? [];
  return mapped.filter(({ language }) => language === "English").map(({ id }) => id);
}

function textOf(topic: HealthTopic | undefined): ImportedText | undefined {
  const summary = plainLines(topic?.["full-summary"] ?? "");
  if (!topic || summary.length === 0) return undefined;
  const synonyms = [...new Set((topic["also-called"] ?? []).map((name) => name.trim()))];
  const dated = dayOf(topic["date-created"] ?? "");
  return { title: topic.title.trim(), synonyms, summary, url: topic.url, dated };
}

/** MedlinePlus writes days as `12/22/2015`. */
function dayOf(text: string): string | null {
  const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})/.exec(text) ?? [];
  return year && month && day ? `${year}-${month}-${day}` : null;
}
