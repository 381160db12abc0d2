import type { PreparedKnowledge } from "./prepare.ts";

/** What is known of a finding. */
export type Presence = "present" | "absent";

/** The known findings of a person by id; all others are unknown. */
export type Known = ReadonlyMap<string, Presence>;

/** Returns whether one of these is known to be present; true without a list, false for an empty one. */
export function hasAnyOf(known: Known, findings: readonly string[] | undefined): boolean {
  return findings?.some((finding) => known.get(finding) === "present") ?? true;
}

/**
 * Returns `known` with reported findings and what follows from them: a quality implies its only symptom, an absent
 * symptom has no qualities, and one entry of a list is true. Present findings stay present, so that a later answer
 * cannot undo a danger; a present report replaces an absent one.
 */
export function learn(prepared: PreparedKnowledge, known: Known, reported: Known): Known {
  const all = new Map(known);
  for (const [finding, presence] of reported)
    if (presence === "present") learnPresent(prepared, all, finding);
  for (const [finding, presence] of reported) if (presence === "absent") learnAbsent(prepared, all, finding);
  return all;
}

/**
 * Returns the findings that numbers (by the id of a `Value`) imply: present within a threshold, else absent. Throws a
 * RangeError for an unknown value or one out of range.
 */
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
