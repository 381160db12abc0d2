/** One statement of the specification. `part` names the parts of the plan that implement it, as in "1,3". */
export type SpecificationLine = { id: string; statement: string; part: string };
/** A section of the specification with its lines. */
export type Section = { title: string; lines: readonly SpecificationLine[] };
/** The specification by sections, in its order. */
export type Specification = { sections: readonly Section[] };
/** A test and the ids of the lines that its tags name. */
export type TestProof = { ids: readonly string[]; file: string; title: string };

/** Matches an id of a line anywhere in a text. */
export const lineId = /\b(?:S\d+\.[A-Z0-9][\w.-]*|[DG]\.\d+)/;

/** Returns, as `id (file)`, each id that a test names and the specification lacks; one entry per naming test. */
export function unknownIds({ sections }: Specification, proofs: readonly TestProof[]): readonly string[] {
  const known = new Set(sections.flatMap(({ lines }) => lines.map(({ id }) => id)));
  return proofs.flatMap(({ ids, file }) => ids.filter((id) => !known.has(id)).map((id) => `${id} (${file})`));
}

/**
 * Parses the rows `| id | … |` of the specification's Markdown, by its headings; a section below `##` is titled `main · title`, and
 * sections without rows are left out. Ids start with S, D. or G.; other rows are ignored. The statement is the second cell, of decisions
 * (D.) the third, of G. the second after "Makes true: "; the part is the last cell.
 */
export function parseSpecification(markdown: string): Specification {
  const sections: { title: string; lines: SpecificationLine[] }[] = [];
  let main = "";
  for (const row of markdown.split("\n")) {
    const heading = /^(##+) (.+)$/.exec(row);
    if (heading) {
      const [, level = "", title = ""] = heading;
      if (level === "##") main = title;
      sections.push({ title: level === "##" ? title : `${main} · ${title}`, lines: [] });
    }
    const line = readRow(row);
    if (line) sections.at(-1)?.lines.push(line);
  }
  return { sections: sections.filter(({ lines }) => lines.length > 0) };
}

function readRow(row: string): SpecificationLine | undefined {
  const cells = row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
  const [id = "", first = "", second = ""] = cells;
  const part = cells.at(-1) ?? "";
  if (/^S\d/.test(id)) return { id, statement: first, part };
  if (id.startsWith("D.")) return { id, statement: second, part };
  return id.startsWith("G.") ? { id, statement: `Makes true: ${first}`, part } : undefined;
}
