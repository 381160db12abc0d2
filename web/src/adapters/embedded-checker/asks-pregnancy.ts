import { findingsOf } from "@anteroom/triage/complaints/rules";
import type { PreparedKnowledge } from "@anteroom/triage/complaints/prepare";
import type { CheckInterview } from "../../ports/symptom-checker.ts";

/** Whom it is asked, in years. */
const from = 12;
const below = 56;

const isOfPregnancy = (finding: string) => finding.startsWith("pregnant") || finding === "postpartum";

/** Whether a pregnancy could matter to these complaints: they ask for it, or a rule or a condition links it to what they bring. */
export function asksPregnancy(
  prepared: PreparedKnowledge,
  { person, complaints, findings }: CheckInterview,
): boolean {
  if (person.sex !== "F" || person.age < from || person.age >= below) return false;
  if (findings.some(({ id }) => isOfPregnancy(id))) return false;
  const named = complaints.flatMap(({ id }) => prepared.complaints.get(id) ?? []);
  const own = new Set(named.flatMap((complaint) => complaint.findings));
  const asked = named
    .flatMap(({ redFlags, ask, tell }) => [...redFlags, ...ask, ...tell])
    .flatMap((id) => prepared.groups.get(id)?.findings ?? [id]);
  if (asked.some(isOfPregnancy)) return true;
  const { rules, conditions } = prepared.knowledge;
  return (
    rules.some(({ when }) => {
      const parts = findingsOf(when);
      return parts.some(isOfPregnancy) && parts.some((finding) => own.has(finding));
    }) ||
    conditions.some(({ findings: { needs = [], hallmark = [], common = [] } }) => {
      const brings = [...needs, ...hallmark, ...common];
      return needs.some(isOfPregnancy) && brings.some((finding) => own.has(finding));
    })
  );
}
