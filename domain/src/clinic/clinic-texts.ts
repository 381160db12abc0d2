import type { Locale } from "../shared/locales.ts";

/** The texts that a clinic can write for its patients, with the most characters of each. */
export const clinicTextKinds = { terms: 60_000, appointment_mail: 1_000 } as const;
/** A kind of text that a clinic can write. */
export type ClinicTextKind = keyof typeof clinicTextKinds;
/** All kinds of `clinicTextKinds`. */
export const clinicTextNames = Object.keys(clinicTextKinds) as [ClinicTextKind, ...ClinicTextKind[]];

/** The path of a clinic's own terms on its host. */
export const clinicTermsPath = "/terms";

type ClinicText = { locale: Locale; text: string };

/**
 * Returns the text for a reader: in their language, else its base language (`pt` for `pt-BR`), the clinic's language,
 * English, else the first; undefined without any.
 */
export function textForReader<T extends ClinicText>(
  texts: readonly T[],
  reader: Locale,
  clinicLanguage: Locale,
): T | undefined {
  const wider = reader === "pt-BR" ? "pt" : reader === "es-CL" ? "es" : reader;
  const inLanguage = (locale: Locale) => texts.find((one) => one.locale === locale);
  return (
    inLanguage(reader) ?? inLanguage(wider) ?? inLanguage(clinicLanguage) ?? inLanguage("en") ?? texts[0]
  );
}

/** A part of a clinic's text, as plain text. */
export type TextPart = { kind: "heading" | "paragraph"; text: string } | { kind: "list"; items: string[] };

/**
 * Splits a text at blank lines into paragraphs: `# ` begins a heading, blocks whose lines all begin with `- ` are a
 * list. Other markup stays text.
 */
export function textSections(text: string): TextPart[] {
  return text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((block) => block.trim())
    .filter((block) => block !== "")
    .flatMap((block): TextPart[] => {
      const lines = block.split(/\r?\n/);
      if (lines.every((line) => line.trim().startsWith("- ")))
        return [{ kind: "list", items: lines.map((line) => line.trim().slice(2)) }];
      const [first = "", ...rest] = lines;
      if (!first.startsWith("# ")) return [{ kind: "paragraph", text: block }];
      const heading: TextPart = { kind: "heading", text: first.slice(2).trim() };
      const below = rest.join("\n").trim();
      return below === "" ? [heading] : [heading, ...textSections(below)];
    });
}
