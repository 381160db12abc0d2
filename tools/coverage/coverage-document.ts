import { type JudgedLine, judgeLine, type Reviews, type Verdict, verdictOf, verdicts } from "./review.ts";
import type { SpecificationLine, TestProof, Section, Specification } from "./specification.ts";

/** Returns `docs/specification-coverage.md`: the verdict of every line, and the tests that assert it. */
export function coverageDocument(
  { sections }: Specification,
  reviews: Reviews,
  proofs: readonly TestProof[],
): string {
  const judgedOf = ({ id, ...line }: SpecificationLine) => judgeLine({ id, ...line }, reviews[id], proofs);
  const all = sections.flatMap(({ lines }) => lines);
  const count = countVerdicts(all.map((line) => verdictOf(judgedOf(line))));
  return [
    "# What the tests prove",
    "",
    "Written by `npm run coverage:spec`. The statements stand in `tools/coverage/specification-lines.json`, the verdicts",
    "of the review in `tools/coverage/specification-review.json`; tests name lines in their tags.",
    "A line is proven when the review says so and a test that it names still carries its tag.",
    "",
    `Of ${all.length} lines: ${verdicts.map((verdict) => `${count(verdict)} ${verdict}`).join(", ")}.`,
    "",
    ...tallyBySection(sections, (line) => verdictOf(judgedOf(line))),
    ...sections.flatMap((section) => sectionTable(section, judgedOf)),
  ].join("\n");
}

function countVerdicts(found: readonly Verdict[]): (verdict: Verdict) => number {
  return (verdict) => found.filter((one) => one === verdict).length;
}

function tallyBySection(
  sections: readonly Section[],
  verdictOfLine: (line: SpecificationLine) => Verdict,
): readonly string[] {
  const rows = [...Map.groupBy(sections, ({ title }) => title.split(" · ")[0])].map(([title, own]) => {
    const count = countVerdicts(own.flatMap(({ lines }) => lines.map(verdictOfLine)));
    return `| ${title} | ${verdicts.map(count).join(" | ")} |`;
  });
  return [`| section | ${verdicts.join(" | ")} |`, `|---${"|---".repeat(verdicts.length)}|`, ...rows, ""];
}

function sectionTable(
  { title, lines }: Section,
  judgedOf: (line: SpecificationLine) => readonly JudgedLine[],
): readonly string[] {
  const rows = lines.flatMap(judgedOf).map(({ id, statement, verdict, tests, reason }) => {
    const asserted = tests.map((name) => name.replaceAll("|", "\\|"));
    return `| ${id} | ${statement} | ${verdict} | ${[reason, ...asserted].filter(Boolean).join("<br>")} |`;
  });
  return [
    `## ${title}`,
    "",
    "| id | statement | verdict | reason, and tests |",
    "|---|---|---|---|",
    ...rows,
    "",
  ];
}
