import * as z from "zod/mini";

/** A topic's text in one language. */
const ImportedText = z.strictObject({
  title: z.string(),
  synonyms: z.array(z.string()),
  /** Headings, paragraphs and points of lists, one each. */
  summary: z.array(z.string()),
  url: z.url({ protocol: /^https?$/ }),
  /** The day MedlinePlus first had it. */
  dated: z.nullable(z.iso.date()),
});

/** The file that an import writes: topics by their English id, in English and possibly Spanish. */
export const ImportedTopics = z.strictObject({
  /** The date of MedlinePlus' file. */
  generated: z.iso.date(),
  topics: z.array(
    z.strictObject({
      slug: z.string().check(z.regex(/^medlineplus-\d+$/)),
      en: ImportedText,
      es: z.optional(ImportedText),
    }),
  ),
});
/** The topics of one import, and the date of their file. */
export type ImportedTopics = z.infer<typeof ImportedTopics>;
/** The text of a topic in one language. */
export type ImportedText = z.infer<typeof ImportedText>;

/** Path of the imported file within the data folder. */
export const importedFile = "health-topics/medlineplus.json";
