/** A document: its name without extension, and its lines. */
export type Sheet = { name: string; lines: readonly string[] };

/** Languages that a sheet is written in; a PDF names its own. */
const spoken = ["en", "pt-BR", "pt", "it", "es-CL", "es", "fr", "ar"] as const;

/**
 * Renders a sheet as a PDF with embedded fonts; its first line is the title. `language`: a language tag, English for one that is not ours.
 * The name gets ".pdf".
 */
export async function sheetToPdf(
  { name, lines }: Sheet,
  language: string,
): Promise<{ name: string; content: Uint8Array }> {
  const { drawPdf } = await import("../../../server/src/platform/pdf/pdf-pen.ts");
  const locale = spoken.find((one) => language === one || language.startsWith(`${one}-`)) ?? "en";
  const [title = name, ...rest] = lines;
  const content = await drawPdf({ title: name, author: "Anteroom", createdAt: new Date(), locale }, (pen) => {
    pen.paragraph(title, { size: 22, weight: 600 });
    pen.space(10);
    for (const line of rest) pen.paragraph(line, { size: 12 });
  });
  return { name: `${name}.pdf`, content };
}
