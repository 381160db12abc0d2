import type { Understood } from "@anteroom/domain/health/own-words/own-words";
import { beginInterview } from "@anteroom/triage/complaints/interview";
import {
  appliesTo,
  compareUrgency,
  impliedFindings,
  type PresentingComplaint,
} from "@anteroom/triage/complaints/knowledge";
import { impliedBy, type PreparedKnowledge } from "@anteroom/triage/complaints/prepare";
import { rankConditions } from "@anteroom/triage/complaints/rank-conditions";
import type { CheckedPerson } from "../../ports/symptom-checker.ts";

type Reported = Understood["findings"];

/** Complaints that go along with others: where one of those is told too, that one leads and these are only offered. */
const goesAlong: Readonly<Record<string, readonly string[]>> = {
  "floaters-flashes": ["headache"],
  "cannot-pass-urine": ["child-vomiting-diarrhoea", "diarrhoea", "nausea-vomiting"],
  "face-drooping": ["sore-throat"],
  "wrist-hand-pain": ["limb-injury"],
  "ankle-foot-pain": ["limb-injury"],
  hoarseness: ["sore-throat"],
  "swallowing-trouble": ["sore-throat"],
};

/** Findings that share their words with another one, which is meant where it is told. */
const meansInstead: Readonly<Record<string, readonly string[]>> = {
  "flashes-of-light": ["aura-visual"],
  "speech-trouble": ["voice-muffled", "drooling"],
  "urine-none": ["urine-little"],
  itch: ["eye-itchy"],
  "injury-direct-blow": ["headache-throbbing"],
  "abdominal-pain-lower-middle": ["abdominal-pain-lower-right", "abdominal-pain-lower-left", "one-sided"],
  "swelling-legs-both": ["swelling-leg-one", "injury-twist"],
};

/** What spreads to the arm from here is no chest pain, unless that is told too. */
const spreadsToArm: ReadonlySet<string> = new Set(["neck-pain", "shoulder-pain", "back-pain-upper"]);

/**
 * Returns the findings without those recognised only because they share words with a finding that is meant,
 * and without spreading chest pain where the text is about another place. `named`: complaints found in the
 * text.
 */
export function dropMisreadFindings(findings: Reported, named: readonly string[] = []): Reported {
  const present = new Set(findings.filter(({ presence }) => presence === "present").map(({ id }) => id));
  const isOther = [...named, ...present].some((id) => spreadsToArm.has(id));
  const isOfChest = (id: string) => id.startsWith("chest-") && id !== "chest-pain-radiating";
  const isChest = [...present].some(isOfChest) || (named.includes("chest-pain") && !isOther);
  const isElsewhere = !isChest && isOther;
  return findings
    .filter(({ id }) => !meansInstead[id]?.some((other) => present.has(other)))
    .filter(({ id }) => !(isElsewhere && id === "chest-pain-radiating"));
}

/**
 * Returns the ids of the complaints that a text means: the leading one first, then by danger. Includes one
 * that a quality implies, such as headache for "throbbing headache". If none is meant but danger signs are,
 * the likeliest complaint that asks for one; else empty. May be more than `maxComplaints`.
 */
export function chooseComplaints(
  prepared: PreparedKnowledge,
  { named, complaints, findings }: Pick<Understood, "named" | "complaints" | "findings">,
  person: CheckedPerson,
): readonly string[] {
  const own = new Set(named.flatMap((id) => prepared.complaints.get(id)?.findings ?? []));
  const parents = findings
    .filter(({ presence }) => presence === "present")
    .flatMap(({ id }) => impliedBy(prepared, id).slice(1))
    // An illness of before brings nobody by itself.
    .filter((id) => !own.has(id) && prepared.findings.get(id)?.kind !== "history");
  const present = new Set(
    findings.flatMap(({ id, presence }) => (presence === "present" ? impliedBy(prepared, id) : [])),
  );
  const added = [...new Set(parents)].flatMap((parent) => {
    // No pain in pregnancy for a pain in the belly where nobody told of a pregnancy.
    const brings = (complaint: PresentingComplaint) =>
      complaint.findings.includes(parent) &&
      appliesTo(complaint.applies, person) &&
      impliedFindings(complaint).every((finding) => present.has(finding));
    const fits = complaints.flatMap(({ id }) => prepared.complaints.get(id) ?? []).find(brings);
    return fits ? [fits.id] : [];
  });
  const all = [...new Set([...named, ...added])];
  const leads = all.filter((id) => !goesAlong[id]?.some((other) => all.includes(other)));
  return leads.length > 0
    ? byDanger(prepared, leads, findings, person)
    : complaintOfDanger(prepared, complaints, findings);
}

/** The first complaint leads; the others by how dangerous each is by itself, with what was told. */
function byDanger(
  prepared: PreparedKnowledge,
  [first = "", ...others]: readonly string[],
  findings: Reported,
  person: CheckedPerson,
): readonly string[] {
  if (others.length < 2) return [first, ...others];
  const known = new Map(findings.map(({ id, presence }) => [id, presence] as const));
  const { age, sex } = person;
  const dangers = new Map(
    others.map((id) => {
      const alone = beginInterview(prepared, { person: { age, sex }, complaints: [id], known });
      // The urgency that rules say, and that of what brings it, by how likely each is.
      const expected = rankConditions(prepared, alone).reduce(
        (sum, { condition, share }) => sum + (condition ? share * stepsOf(condition.urgency) : 0),
        0,
      );
      return [id, stepsOf(alone.byRules) + expected] as const;
    }),
  );
  return [first, ...others.toSorted((a, b) => (dangers.get(b) ?? 0) - (dangers.get(a) ?? 0))];
}

/** How many levels more urgent than care at home. */
const stepsOf = (level: Parameters<typeof compareUrgency>[0]) => compareUrgency("self-care", level);

/** Where no complaint was said but dangers were, the likeliest complaint that asks for one of them. */
function complaintOfDanger(
  prepared: PreparedKnowledge,
  complaints: Understood["complaints"],
  findings: Reported,
): readonly string[] {
  const present = new Set(findings.filter(({ presence }) => presence === "present").map(({ id }) => id));
  const isOf = ({ redFlags }: PresentingComplaint) =>
    redFlags.some((id) => prepared.groups.get(id)?.findings.some((finding) => present.has(finding)));
  return complaints
    .flatMap(({ id }) => prepared.complaints.get(id) ?? [])
    .filter(isOf)
    .slice(0, 1)
    .map(({ id }) => id);
}
