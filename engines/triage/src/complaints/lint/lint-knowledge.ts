import type { Knowledge } from "../knowledge.ts";
import { lintComplaints } from "./lint-complaints.ts";
import { lintConditions } from "./lint-conditions.ts";
import { lintReferences } from "./lint-references.ts";

/**
 * Returns all faults of the knowledge as English sentences; empty where there are none. Gaps that are no faults:
 * `findGaps`.
 */
export function lintKnowledge(knowledge: Knowledge): readonly string[] {
  return [
    ...lintReferences(knowledge),
    ...lintQuestions(knowledge),
    ...lintComplaints(knowledge),
    ...lintConditions(knowledge),
  ];
}

/**
 * Returns faults as sentences: findings that nobody can be asked about, and questions of one complaint with equal
 * texts.
 */
function lintQuestions(knowledge: Knowledge): readonly string[] {
  return [...lintPeople(knowledge), ...lintLabels(knowledge)];
}

function lintPeople({ findings }: Knowledge): readonly string[] {
  return findings
    .filter(({ applies, observableFrom = 0 }) => observableFrom >= (applies?.ageBelow ?? Infinity))
    .map(({ id }) => `finding ${id}: whoever can have it is too young to tell it`);
}

/** Lists with the same words above them read like one question that comes again. */
function lintLabels({ complaints, groups }: Knowledge): readonly string[] {
  const standing = groups.filter((group) => group.standing).map(({ id }) => id);
  return complaints.flatMap(({ id, redFlags, ask, tell }) => {
    const seen = new Map<string, string>();
    return [...new Set([...redFlags, ...ask, ...tell, ...standing])].flatMap((posed) => {
      const question = groups.find((group) => group.id === posed)?.question;
      if (question === undefined) return [];
      const before = seen.get(question);
      seen.set(question, posed);
      return before === undefined ? [] : [`complaint ${id}: ${before} and ${posed} have the same words`];
    });
  });
}
