import {
  ageGroups,
  frequencies,
  type Condition,
  type Finding,
  type Knowledge,
  urgencyLevels,
  weights,
} from "../knowledge.ts";

/**
 * Returns faults as English sentences: conditions that no complaint leads to, without name, source or valid code,
 * with unknown words, fewer than three findings, a finding in two weights, or wrong `namedWith`.
 */
export function lintConditions({ conditions, complaints, findings }: Knowledge): readonly string[] {
  const parents = new Map(findings.map(({ id, of = [] }) => [id, of]));
  const named = new Set(
    complaints.flatMap(({ findings: all }) => all.flatMap((id) => [id, ...(parents.get(id) ?? [])])),
  );
  const kinds = new Map(findings.map((finding) => [finding.id, finding]));
  return conditions.flatMap((condition) =>
    [...lintFields(condition), ...lintWeights(condition, named), ...lintExposures(condition, kinds)].map(
      (problem) => `condition ${condition.id}: ${problem}`,
    ),
  );
}

function lintFields({
  name,
  icd10,
  frequency,
  sources,
  ages = {},
  sex = "F",
  urgency,
  specialty,
  reviewedBy,
}: Condition): readonly string[] {
  const problems = [];
  if (!name || !specialty) problems.push("has no name or no specialty");
  if (!/^[A-Z]\d\d(\.\d)?$/.test(icd10)) problems.push(`${icd10} is no code of ICD-10`);
  if (!frequencies.includes(frequency)) problems.push("has no frequency");
  if (sources.length === 0) problems.push("has no source");
  if (Object.keys(ages).some((age) => !ageGroups.some((group) => group === age)))
    problems.push("names no known age group");
  if (Object.values(ages).some((share) => !["none", "low", "high"].includes(share)))
    problems.push("says of an age neither none, low nor high");
  if (!["F", "M", "more-F", "more-M"].includes(sex)) problems.push(`${sex} is no sex`);
  if (!urgencyLevels.includes(urgency)) problems.push("has no urgency");
  if (reviewedBy !== null) problems.push("is signed here and not in reviews.json");
  return problems;
}

/** Hardly anybody has a condition with so many journeys but from one of them. */
const mostJourneys = 2;

/** What a condition is named with is among what it brings; what hardly anybody has but from journeys names them. */
function lintExposures(
  { findings: weighed, namedWith, frequency }: Condition,
  findings: ReadonlyMap<string, Finding>,
): readonly string[] {
  const { needs = [], hallmark = [], common = [], occasional = [], rare = [] } = weighed;
  const usual = [...needs, ...hallmark, ...common];
  const all = new Set([...usual, ...occasional, ...rare]);
  const journeys = usual.filter((finding) => findings.get(finding)?.journey);
  const isFromJourneys = frequency === "very-rare" && journeys.length >= mostJourneys;
  return [
    ...(isFromJourneys && !namedWith ? ["comes from journeys and does not say what it is named with"] : []),
    ...(namedWith?.length === 0 ? ["is named with nothing"] : []),
    ...(namedWith ?? [])
      .filter((finding) => !all.has(finding))
      .map((finding) => `is named with ${finding}, which it does not bring`),
    ...(namedWith
      ? journeys
          .filter((finding) => !namedWith.includes(finding))
          .map((finding) => `is not named with the journey ${finding}`)
      : []),
  ];
}

function lintWeights({ findings }: Condition, named: ReadonlySet<string>): readonly string[] {
  const all = Object.values(findings).flat();
  const { needs = [], hallmark = [], common = [], occasional = [] } = findings;
  const telling = [...needs, ...hallmark, ...common, ...occasional];
  const problems = all
    .filter((finding, at) => all.indexOf(finding) !== at)
    .map((finding) => `gives ${finding} two weights`);
  const strange = Object.keys(findings).filter((weight) => !weights.some((one) => one === weight));
  if (strange.length > 0) problems.push(`has the unknown weight ${strange.join(", ")}`);
  if (telling.length < 3) problems.push("has fewer than three findings");
  if (!telling.some((finding) => named.has(finding))) problems.push("is reached from no complaint");
  return problems;
}
