/** One promise of the specification. `part` names the parts that make it true, as in "1,3". */
export type Line = { id: string; statement: string; part: string };
export type Section = { title: string; lines: readonly Line[] };
export type Specification = { sections: readonly Section[] };
/** A test that names ids in its title. */
export type Proof = { ids: readonly string[]; file: string; title: string };

const anId = /(?:S\d+\.[A-Z0-9][\w.-]*|[DG]\.\d+)/;
const idList = new RegExp(String.raw`^(${anId.source}(?:[ ,]+${anId.source})*):\s+(.+)$`, "s");
/** A string that begins with ids and a colon is the title of a test, or of a journey that is data. */
const literal = new RegExp(
  String.raw`(?<before>[\w.]*\s*\(\s*)?(?<quote>["'\x60])(?<text>${anId.source}(?:(?!\k<quote>)[^\\]|\\.)*)\k<quote>`,
  "gs",
);

/** The ids and titles of a test file's source. What is skipped or only planned proves nothing. */
export function findProofs(source: string, file: string): readonly Proof[] {
  return [...source.matchAll(literal)].flatMap(({ groups }) => {
    const { before = "", text = "" } = groups ?? {};
    if (/\.(?:skip|todo|fixme)\s*\($/.test(before)) return [];
    const [, ids, title] = idList.exec(text) ?? [];
    return ids && title ? [{ ids: ids.split(/[ ,]+/), file, title: title.replaceAll(/\s+/g, " ") }] : [];
  });
}

/** Ids that tests name and nobody promised. */
export function unknownIds({ sections }: Specification, proofs: readonly Proof[]): readonly string[] {
  const known = new Set(sections.flatMap(({ lines }) => lines.map(({ id }) => id)));
  return proofs.flatMap(({ ids, file }) => ids.filter((id) => !known.has(id)).map((id) => `${id} (${file})`));
}

/** The rows `| id | … |` of the specification in lines, section by section. */
export function readLines(markdown: string): Specification {
  const sections: { title: string; lines: Line[] }[] = [];
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

function readRow(row: string): Line | undefined {
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
