import { complaintsBeyondScope, painComplaints } from "@anteroom/triage/complaints";
import type { ConditionSlug } from "@anteroom/triage/conditions";
import type { Complaint } from "@anteroom/triage/interview";

/** A complaint as somebody may find it: its title, then other words for it. */
export type NamedComplaint = { id: string; names: readonly string[] };

/** The checker's wording in one language. Complaints are known by the code or slug of what they mean. */
export type CheckerWords = {
  ask: (code: string) => { ask: string; hint: string | null };
  option: (code: string, slug: string) => string;
  condition: (slug: ConditionSlug) => string;
  /** A sign of danger, or the question that found it; a rule over several answers has no words of its own. */
  sign: (slug: string) => string | null;
  complaints: readonly NamedComplaint[];
};

/** What somebody says who chooses a complaint: a symptom, a pain by its place, or what the checker does not know. */
export function complaintOf(id: string): Complaint {
  const pain = Object.keys(painComplaints).find((one) => one === id);
  if (pain) return { pain: pain as keyof typeof painComplaints }; // one of its own keys
  const beyondScope = complaintsBeyondScope.find((one) => one === id);
  return beyondScope ? { beyondScope } : { evidence: id };
}

export function idOf(complaint: Complaint): string {
  if ("evidence" in complaint) return complaint.evidence;
  return "pain" in complaint ? complaint.pain : complaint.beyondScope;
}

/** The title of a complaint; what nobody found in the list has none. */
export function titleOf(complaint: Complaint, words: CheckerWords): string | null {
  const id = idOf(complaint);
  return words.complaints.find((one) => one.id === id)?.names[0] ?? null;
}
