import type { PreparedKnowledge } from "./prepare.ts";

export type Presence = "present" | "absent";

/** What is known of a person; all that does not stand in it is unknown. */
export type Known = ReadonlyMap<string, Presence>;

/** Whether one of these is present; true where nothing is asked for. */
export function hasAnyOf(known: Known, findings: readonly string[] | undefined): boolean {
  return findings?.some((finding) => known.get(finding) === "present") ?? true;
}

/**
 * What is known after more was told, with what follows: a quality brings what it is a quality of, what is not there has no qualities, and of a list
 * one entry is true. What once was present stays so: a danger that somebody named is not taken back by a later answer.
 */
export function learn(prepared: PreparedKnowledge, known: Known, reported: Known): Known {
  const all = new Map(known);
  for (const [finding, presence] of reported)
    if (presence === "present") learnPresent(prepared, all, finding);
  for (const [finding, presence] of reported) if (presence === "absent") learnAbsent(prepared, all, finding);
  return all;
}

/** Numbers as the findings that they mean; a number out of range is an error. */
export function findingsOfValues(
  { knowledge }: PreparedKnowledge,
  values: Readonly<Record<string, number>>,
): Known {
  const reported = new Map<string, Presence>();
  for (const [id, number] of Object.entries(values)) {
    const value = knowledge.values.find((one) => one.id === id);
    if (!value || !(number >= value.least && number <= value.most))
      throw new RangeError(`${id} ${number} is no value that can be told`);
    for (const { from = -Infinity, above = -Infinity, below = Infinity, finding } of value.thresholds) {
      const isThere = number >= from && number > above && number < below;
      if (isThere) reported.set(finding, "present");
      else if (reported.get(finding) !== "present") reported.set(finding, "absent");
    }
  }
  return reported;
}

function learnPresent(prepared: PreparedKnowledge, all: Map<string, Presence>, finding: string): void {
  if (all.get(finding) === "present") return;
  all.set(finding, "present");
  const [parent, ...others] = prepared.findings.get(finding)?.of ?? [];
  if (parent && others.length === 0) learnPresent(prepared, all, parent);
  for (const entry of prepared.listOf.get(finding)?.findings ?? [])
    if (entry !== finding) learnAbsent(prepared, all, entry);
}

function learnAbsent(prepared: PreparedKnowledge, all: Map<string, Presence>, finding: string): void {
  if (all.has(finding)) return;
  all.set(finding, "absent");
  for (const child of prepared.children.get(finding) ?? []) {
    const parents = prepared.findings.get(child)?.of ?? [];
    if (parents.every((parent) => all.get(parent) === "absent")) learnAbsent(prepared, all, child);
  }
}
