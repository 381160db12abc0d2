// `npm run knowledge:gaps`: what is wrong in the knowledge of complaints and what it still lacks, a line each, and how much of it there is.
import { findGaps } from "@anteroom/triage/complaints/find-gaps";
import { lintKnowledge } from "@anteroom/triage/complaints/lint/lint-knowledge";
import { readKnowledge } from "./read-knowledge.ts";

const knowledge = readKnowledge();
const problems = lintKnowledge(knowledge);
for (const problem of problems) console.log(`wrong: ${problem}`);
const gaps = findGaps(knowledge);
for (const gap of gaps) console.log(gap);
const counts = Object.entries(knowledge).map(([kind, list]) => `${list.length} ${kind}`);
console.log(`${problems.length} problems and ${gaps.length} gaps in ${counts.join(", ")}`);
