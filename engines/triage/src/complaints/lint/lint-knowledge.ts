import type { Knowledge } from "../knowledge.ts";
import { lintQuestions } from "./lint-asking.ts";
import { lintComplaints } from "./lint-complaints.ts";
import { lintConditions } from "./lint-conditions.ts";
import { lintReferences } from "./lint-references.ts";

/** Returns all faults of the knowledge as sentences; empty where there are none. */
export function lintKnowledge(knowledge: Knowledge): readonly string[] {
  return [
    ...lintReferences(knowledge),
    ...lintQuestions(knowledge),
    ...lintComplaints(knowledge),
    ...lintConditions(knowledge),
  ];
}
