import { findingKinds, urgencyLevels, type Knowledge } from "../knowledge.ts";
import { findingsOf } from "../rules.ts";

/**
 * Returns faults as English sentences: duplicate, dangling and malformed ids, missing or malformed texts, groups and
 * advice that nothing uses.
 */
export function lintReferences(knowledge: Knowledge): readonly string[] {
  return [...lintIds(knowledge), ...lintTexts(knowledge), ...lintNames(knowledge), ...lintUse(knowledge)];
}

function lintIds(knowledge: Knowledge): readonly string[] {
  const lists = { ...knowledge, questions: [...knowledge.findings, ...knowledge.groups] };
  return Object.entries(lists).flatMap(([kind, entries]: [string, readonly { readonly id: string }[]]) => {
    const seen = new Set<string>();
    return entries.flatMap(({ id }) => {
      const problems = [];
      if (seen.has(id)) problems.push(`${kind}: ${id} stands twice`);
      if (!/^[a-z][A-Za-z0-9]*(-[a-z0-9]+)*$/.test(id)) problems.push(`${kind}: ${id} is not in kebab case`);
      seen.add(id);
      return problems;
    });
  });
}

function lintTexts({ findings, groups, rules, sources }: Knowledge): readonly string[] {
  const posed = groups.filter(({ question }) => !/^[A-Z][^?]*\?$/.test(question));
  return [
    ...posed.map(({ id }) => `${id}: "asks" no plain question`),
    ...findings.filter(({ label }) => !label.trim()).map(({ id }) => `finding ${id} has no label`),
    ...findings
      .filter(({ kind }) => !findingKinds.includes(kind))
      .map(({ id }) => `finding ${id} is of no known kind`),
    ...rules.filter(({ reason }) => !/^[A-Z].*\.$/.test(reason)).map(({ id }) => `rule ${id} has no reason`),
    ...rules
      .filter(({ urgency }) => !urgencyLevels.includes(urgency))
      .map(({ id }) => `rule ${id} has no urgency`),
    ...sources
      .filter(({ url, year }) => !url.startsWith("https://") || year < 1990)
      .map(({ id }) => `source ${id} has no address or year`),
    ...sources
      .filter(({ sourceChecked, checked }) => sourceChecked !== Boolean(checked))
      .map(({ id }) => `source ${id} must say what was read, and only then be checked`),
  ];
}

function lintNames(knowledge: Knowledge): readonly string[] {
  const { findings, groups, values, rules, complaints, conditions, selfCare, sources, specialties } =
    knowledge;
  const ids = (list: readonly { readonly id: string }[]) => new Set(list.map(({ id }) => id));
  const known = {
    finding: ids(findings),
    condition: ids(conditions),
    group: ids(groups),
    source: ids(sources),
    advice: ids(selfCare),
    specialty: ids(specialties),
  };
  /** A finding may be a red flag where it opens a group: a low mood the thoughts of suicide. */
  const opening = new Set(groups.flatMap(({ onlyWith = [] }) => onlyWith));
  const missing = (kind: keyof typeof known, where: string, names: readonly string[]) =>
    names.filter((name) => !known[kind].has(name)).map((name) => `${where}: there is no ${kind} ${name}`);
  return [
    ...findings.flatMap(({ id, of = [] }) => missing("finding", `finding ${id}`, of)),
    ...findings.flatMap(({ id, onlyWith = [], notWith = [] }) =>
      missing("finding", `finding ${id}`, [...onlyWith, ...notWith]),
    ),
    ...groups.flatMap(({ id, findings: all, onlyWith = [] }) =>
      missing("finding", `group ${id}`, [...all, ...onlyWith]),
    ),
    ...groups.flatMap(({ id, about }) =>
      about
        ? [
            ...missing("finding", `group ${id}`, about.findings),
            ...missing("group", `group ${id}`, [about.otherwise]),
          ]
        : [],
    ),
    ...values.flatMap(({ id, thresholds }) =>
      missing(
        "finding",
        `value ${id}`,
        thresholds.map(({ finding }) => finding),
      ),
    ),
    ...selfCare.flatMap(({ id, notBeside = [], onlyWith = [] }) => [
      ...missing("condition", `self-care ${id}`, notBeside),
      ...missing("finding", `self-care ${id}`, onlyWith),
    ]),
    ...rules.flatMap(({ id, when, names = [], source }) => [
      ...missing("finding", `rule ${id}`, findingsOf(when)),
      ...missing("condition", `rule ${id}`, names),
      ...missing("source", `rule ${id}`, [source]),
    ]),
    ...complaints.flatMap(({ id, findings: all, redFlags, ask, tell, source, specialty }) => [
      ...missing("finding", `complaint ${id}`, all),
      ...missing(
        "group",
        `complaint ${id}`,
        redFlags.filter((name) => !opening.has(name)),
      ),
      ...missing(
        "finding",
        `complaint ${id}`,
        [...ask, ...tell].filter((name) => !known.group.has(name)),
      ),
      ...missing("source", `complaint ${id}`, [source]),
      ...missing("specialty", `complaint ${id}`, [specialty]),
    ]),
    ...conditions.flatMap(
      ({ id, findings: all, namedWith = [], sources: from, selfCare: advice = [], specialty }) => [
        ...missing("finding", `condition ${id}`, [...Object.values(all).flat(), ...namedWith]),
        ...missing("source", `condition ${id}`, from),
        ...missing("specialty", `condition ${id}`, [specialty]),
        ...missing("advice", `condition ${id}`, advice),
      ],
    ),
    ...selfCare.flatMap(({ id, otherwise }) =>
      otherwise === undefined ? [] : missing("advice", `advice ${id}`, [otherwise]),
    ),
  ];
}

/** Questions and advice that nothing uses. */
function lintUse({ groups, complaints, conditions, selfCare }: Knowledge): readonly string[] {
  const posed = new Set([
    ...groups.filter(({ standing }) => standing).map(({ id }) => id),
    ...complaints.flatMap(({ redFlags, ask, tell }) => [...redFlags, ...ask, ...tell]),
  ]);
  const advised = new Set([
    ...conditions.flatMap(({ selfCare: advice = [] }) => advice),
    ...selfCare.flatMap(({ otherwise }) => otherwise ?? []),
  ]);
  return [...unusedEntries("group", groups, posed), ...unusedEntries("advice", selfCare, advised)];
}

/** Returns a sentence, beginning with `kind`, for each entry whose id is not among `users`. */
export function unusedEntries(
  kind: string,
  list: readonly { readonly id: string }[],
  users: ReadonlySet<string>,
): readonly string[] {
  return list.filter(({ id }) => !users.has(id)).map(({ id }) => `${kind} ${id} is used by nothing`);
}
