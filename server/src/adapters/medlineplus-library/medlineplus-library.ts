import { readFileSync } from "node:fs";
import path from "node:path";
import type { Locale } from "@anteroom/domain/shared/locales";
import type { HealthLibrary } from "../../ports/health-library.ts";
import { ImportedTopics, importedFile } from "./imported-topics.ts";

/**
 * A health library of the topics imported from MedlinePlus, in English and Spanish; other languages get English.
 * Reads the file once; empty without an import, throws when it is invalid. With topics it counts as not reviewed.
 */
export function medlinePlusLibrary(dataDir: string): HealthLibrary {
  const { generated, topics } = readImported(path.join(dataDir, importedFile));
  const bySlug = new Map(topics.map((topic) => [topic.slug, topic]));
  return {
    // Its own people review it; nobody with clinical training of the clinic has.
    isReviewed: topics.length === 0,
    names: (locale) =>
      topics.map((topic) => {
        const { language, text } = inLanguage(topic, locale);
        return { slug: topic.slug, title: text.title, synonyms: text.synonyms, language };
      }),
    topic: (slug, locale) => {
      const topic = bySlug.get(slug);
      if (!topic) return null;
      const { language, text } = inLanguage(topic, locale);
      const { title, synonyms, summary, url, dated } = text;
      return {
        slug,
        language,
        title,
        synonyms,
        summary,
        kind: null,
        self_care: [],
        see_doctor: [],
        emergency: [],
        icd10: null,
        specialty: null,
        written: null,
        reviewed_by: null,
        sources: [{ title, publisher, url, dated, read: generated }],
        publisher,
      };
    },
  };
}

/** NLM asks that its data be shown as coming from there. */
const publisher = "MedlinePlus.gov";

type Imported = ImportedTopics["topics"][number];

function inLanguage({ en, es }: Imported, locale: Locale) {
  return es && locale.startsWith("es")
    ? ({ language: "es", text: es } as const)
    : { language: "en" as const, text: en };
}

function readImported(file: string): ImportedTopics {
  try {
    return ImportedTopics.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      return { generated: "1970-01-01", topics: [] };
    throw new Error(`${file} is no import of MedlinePlus; run the import again.`, { cause: error });
  }
}
