import type { Line, Proof, Section, Specification } from "./specification.ts";

/** `docs/specification-coverage.md`: every line, and the tests that prove it. */
export function coverageDocument({ sections }: Specification, proofs: readonly Proof[]): string {
  const proofsOf = Map.groupBy(
    proofs.flatMap((proof) => proof.ids.map((id) => ({ id, proof }))),
    ({ id }) => id,
  );
  const provenBy = (id: string) => (proofsOf.get(id) ?? []).map(({ proof }) => proof);
  const all = sections.flatMap(({ lines }) => lines);
  const proven = all.filter(({ id }) => provenBy(id).length > 0).length;
  return [
    "# What the tests prove",
    "",
    "Written by `npm run coverage:spec` from the ids that the titles of tests begin with; the lines stand in",
    "`tools/coverage/specification-lines.json`. A line of two parts (begun in one, complete in",
    "the other) counts in both.",
    "",
    `${proven} of ${all.length} lines are proven, ${all.length - proven} are owed.`,
    "",
    ...tallyByPart(all, (id) => provenBy(id).length > 0),
    ...sections.flatMap((section) => sectionTable(section, provenBy)),
  ].join("\n");
}

function tallyByPart(lines: readonly Line[], isProven: (id: string) => boolean): readonly string[] {
  const inParts = lines.flatMap((line) => partsOf(line).map((part) => ({ part, id: line.id })));
  const parts = [...Map.groupBy(inParts, ({ part }) => part)].sort(([a], [b]) => a.localeCompare(b));
  const rows = parts.map(([part, own]) => {
    const proven = own.filter(({ id }) => isProven(id)).length;
    return `| ${part} | ${proven} | ${own.length - proven} |`;
  });
  return ["| part | proven | owed |", "|---|---|---|", ...rows, ""];
}

/** "1,3" is thin in 1 and complete in 3. */
function partsOf({ part }: Line): readonly string[] {
  return part.match(/\d+/g) ?? [];
}

function sectionTable(
  { title, lines }: Section,
  provenBy: (id: string) => readonly Proof[],
): readonly string[] {
  const rows = lines.map(({ id, statement, part }) => {
    const proofs = provenBy(id).map(({ file, title: of }) => `${file}: ${of.replaceAll("|", "\\|")}`);
    return `| ${id} | ${statement} | ${part} | ${proofs.length > 0 ? proofs.join("<br>") : "owed"} |`;
  });
  return [`## ${title}`, "", "| id | statement | part | proven by |", "|---|---|---|---|", ...rows, ""];
}
