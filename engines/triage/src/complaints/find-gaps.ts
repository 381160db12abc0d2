import type { Knowledge, PresentingComplaint } from "./knowledge.ts";
import { type KnowledgeIndex, indexKnowledge } from "./lint/lint-complaints.ts";
import { unusedEntries } from "./lint/lint-references.ts";
import { findingsOf } from "./rules.ts";

/**
 * Returns gaps of unfinished knowledge, as English sentences: findings, sources and specialties that nothing uses,
 * questions without effect on any result, complaints that lead to no condition. Gaps are no faults; see
 * `lintKnowledge`.
 */
export function findGaps(knowledge: Knowledge): readonly string[] {
  const parts = indexKnowledge(knowledge);
  return [
    ...knowledge.complaints.flatMap((complaint) =>
      gapsOfComplaint(complaint, knowledge, parts).map((gap) => `complaint ${complaint.id}: ${gap}`),
    ),
    ...unused(knowledge),
  ];
}

/** Every question of its lists is in a rule, or in a condition that the complaint can lead to. */
function gapsOfComplaint(
  complaint: PresentingComplaint,
  { rules, conditions }: Knowledge,
  { of, implied }: KnowledgeIndex,
): readonly string[] {
  const own = new Set(complaint.findings.flatMap(implied));
  const reachable = conditions.filter(({ findings }) => {
    const { needs = [], hallmark = [], common = [], occasional = [] } = findings;
    return [...needs, ...hallmark, ...common, ...occasional].some((finding) => own.has(finding));
  });
  const useful = new Set([
    ...rules.flatMap(({ when }) => findingsOf(when)),
    ...reachable.flatMap(({ findings }) => Object.values(findings).flat()),
  ]);
  return [
    ...[...complaint.ask, ...complaint.tell]
      .filter((question) => !of(question).some((finding) => useful.has(finding)))
      .map((question) => `the question ${question} can change no result`),
    ...(reachable.length === 0 ? ["leads to no condition"] : []),
  ];
}

function unused({
  findings,
  groups,
  rules,
  complaints,
  conditions,
  sources,
  specialties,
}: Knowledge): readonly string[] {
  const used = new Set([
    ...rules.flatMap(({ when }) => findingsOf(when)),
    ...complaints.flatMap(({ findings: all }) => all),
    ...conditions.flatMap(({ findings: all }) => Object.values(all).flat()),
    ...findings.flatMap(({ of = [] }) => of),
  ]);
  // Of a list of which one is true, each entry rules the others out.
  for (const { mode, findings: all } of groups)
    if (mode === "one" && all.some((one) => used.has(one))) for (const one of all) used.add(one);
  const cited = new Set([
    ...[...rules, ...complaints].map(({ source }) => source),
    ...conditions.flatMap(({ sources: from }) => from),
  ]);
  const seen = new Set([...complaints, ...conditions].map(({ specialty }) => specialty));
  return [
    ...unusedEntries("finding", findings, used),
    ...unusedEntries("source", sources, cited),
    ...unusedEntries("specialty", specialties, seen),
  ];
}
