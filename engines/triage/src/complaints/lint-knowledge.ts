import type { Knowledge } from "./knowledge.ts";
import { lintAsking } from "./lint-asking.ts";
import { lintComplaints } from "./lint-complaints.ts";
import { lintConditions } from "./lint-conditions.ts";
import { lintReferences } from "./lint-references.ts";

/** A line for each thing in the knowledge that is wrong; empty where all is well. */
export function lintKnowledge(knowledge: Knowledge): readonly string[] {
  return [
    ...lintReferences(knowledge),
    ...lintAsking(knowledge),
    ...lintComplaints(knowledge),
    ...lintConditions(knowledge),
  ];
}
