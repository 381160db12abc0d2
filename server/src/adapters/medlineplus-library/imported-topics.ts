import * as z from "zod/mini";

const ImportedText = z.strictObject({
  title: z.string(),
  synonyms: z.array(z.string()),
  /** Headings, paragraphs and points of lists, one each. */
  summary: z.array(z.string()),
  url: z.url({ protocol: /^https?$/ }),
  /** The day MedlinePlus first had it. */
  dated: z.nullable(z.iso.date()),
});

/** What an import leaves for the server: topics by their English number, in English and, where there is one, in Spanish. */
export const ImportedTopics = z.strictObject({
  /** The day MedlinePlus made the file. */
  generated: z.iso.date(),
  topics: z.array(
    z.strictObject({
      slug: z.string().check(z.regex(/^medlineplus-\d+$/)),
      en: ImportedText,
      es: z.optional(ImportedText),
    }),
  ),
});
export type ImportedTopics = z.infer<typeof ImportedTopics>;
export type ImportedText = z.infer<typeof ImportedText>;

/** Where it lies below the data folder. */
export const importedFile = "health-topics/medlineplus.json";
