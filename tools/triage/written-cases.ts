import path from "node:path";
import { type Transcript, knownOfTranscript } from "@anteroom/triage/complaints/from-transcript";
import type { PreparedKnowledge } from "@anteroom/triage/complaints/prepare";
import { rulesThatHold } from "@anteroom/triage/complaints/rules";
import { readLines } from "./measure-vignettes.ts";

const files = ["invented-walk-ins.jsonl", "invented-dangers.jsonl", "invented-everyday.jsonl"];

/** An everyday case names only what is there. */
type Case = Omit<Transcript, "absent"> & { readonly id: string; readonly absent?: readonly string[] };

/** Returns the written test cases in which each rule holds, by rule id. */
export function writtenCases(prepared: PreparedKnowledge): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const cases = files.flatMap((file) => readLines<Case>(path.join(import.meta.dirname, file)));
  for (const one of cases) {
    const known = knownOfTranscript(prepared, { absent: [], ...one });
    const facts = { age: one.age, sex: one.sex, isPresent: (id: string) => known.get(id) === "present" };
    for (const { id } of rulesThatHold(prepared.knowledge.rules, facts))
      found.set(id, [...(found.get(id) ?? []), one.id]);
  }
  return found;
}
