import type { Understood } from "@anteroom/domain/health/own-words/own-words";
import { embeddedChecker } from "@anteroom/domain/health/symptom-checker";
import type { Locale } from "@anteroom/domain/shared/locales";
import { nextQuestion } from "@anteroom/triage/complaints/choose-question";
import { isTooShort } from "@anteroom/triage/complaints/durations";
import type { Question } from "@anteroom/triage/complaints/interview";
import { appliesTo, type PresentingComplaint } from "@anteroom/triage/complaints/knowledge";
import {
  maxComplaints,
  type CheckedPerson,
  type CheckInterview,
  type CheckQuestion,
  type Complaint,
  type SymptomChecker,
  type BodyArea,
} from "../../ports/symptom-checker.ts";
import { impliedBy as impliedFindings, type PreparedKnowledge } from "@anteroom/triage/complaints/prepare";
import type { Known } from "@anteroom/triage/complaints/known";
import { openTriage, type Triage } from "./open-triage.ts";
import { readInterview } from "../../ports/read-interview.ts";
import { chooseComplaints, dropMisreadFindings } from "./read-meaning.ts";
import { openReplay } from "./replay.ts";
import { findingsFromValues } from "./reported-by-values.ts";
import { dangerOf, dangerOfFindings, isPregnancyFinding, presentResult } from "./present-result.ts";
import { asQuestion, capitaliseLabel } from "./word-findings.ts";
import { findingsOf } from "@anteroom/triage/complaints/rules";

/** Chapters of ICPC-2 by their letter; what pages call them is their own matter. */
const areaOfChapter: Readonly<Record<string, BodyArea>> = {
  A: "general",
  B: "general",
  D: "digestive",
  F: "eye",
  H: "ear",
  K: "heart",
  L: "bones",
  N: "head-nerves",
  P: "mind",
  R: "breathing",
  S: "skin",
  T: "hormones",
  U: "urinary",
  W: "pregnancy",
  X: "women",
  Y: "men",
  Z: "mind",
};

/** Where a complaint stands in a list by parts of the body. */
function bodyAreaOf({ icpc: [code = "A"] }: PresentingComplaint, sex: "F" | "M"): BodyArea {
  const area = areaOfChapter[code.slice(0, 1)] ?? "general";
  // ICPC keeps what both sexes may have, such as sexual infections, with women.
  return area === "women" && sex === "M" ? "men" : area;
}

/** Whom it is asked, in years. */
const from = 12;
const below = 56;

/** Whether a pregnancy could matter to these complaints: they ask for it, or a rule or a condition links it to what they bring. */
function asksPregnancy(
  prepared: PreparedKnowledge,
  { person, complaints, findings }: CheckInterview,
): boolean {
  if (person.sex !== "F" || person.age < from || person.age >= below) return false;
  if (findings.some(({ id }) => isPregnancyFinding(id))) return false;
  const named = complaints.flatMap(({ id }) => prepared.complaints.get(id) ?? []);
  const own = new Set(named.flatMap((complaint) => complaint.findings));
  const posed = named
    .flatMap(({ redFlags, ask, tell }) => [...redFlags, ...ask, ...tell])
    .flatMap((id) => prepared.groups.get(id)?.findings ?? [id]);
  if (posed.some(isPregnancyFinding)) return true;
  const { rules, conditions } = prepared.knowledge;
  return (
    rules.some(({ when }) => {
      const parts = findingsOf(when);
      return parts.some(isPregnancyFinding) && parts.some((finding) => own.has(finding));
    }) ||
    conditions.some(({ findings: { needs = [], hallmark = [], common = [] } }) => {
      const brings = [...needs, ...hallmark, ...common];
      return needs.some(isPregnancyFinding) && brings.some((finding) => own.has(finding));
    })
  );
}

/** One entry of these is always true. */
const exhaustive: ReadonlySet<string> = new Set(["duration", "onset", "severity"]);

/**
 * Opens our own symptom checker in this browser. Fetches its knowledge, labels and phrases; rejects if they
 * cannot be fetched. Works offline afterwards. `now` in ms gives the day of the week for texts. Ends the
 * Workers of a checker opened before, whose texts are then never answered.
 */
export async function openEmbeddedChecker(locale: Locale, now: () => number): Promise<SymptomChecker> {
  return checkerOf(await openTriage(locale), locale, () => new Date(now()).getDay());
}

/** What a text is less like than this is chance where nothing was said in so many words: "hello" is a little like "yellow". */
const leastOffered = 0.1;

/**
 * For question groups that the engine forms itself: the group of the knowledge whose label is shown instead.
 */
export const groupLabelSources = {
  "also-symptoms": "cold-signs",
  "also-background": "sti-risks",
  "danger-now": "danger-now",
} as const;

/**
 * Returns a symptom checker over loaded knowledge. `today` returns the local day of the week, Sunday as 0.
 */
export function checkerOf(triage: Triage, locale: Locale, today?: () => number): SymptomChecker {
  const { prepared, version } = triage;
  const replay = openReplay(prepared);
  const wording = wordingOf(prepared, locale);
  const { conditions } = triage.reviewed;
  const reviewed = { conditions: conditions.reviewed, of: conditions.of };
  return {
    name: embeddedChecker,
    complaints: (person) =>
      Promise.resolve(
        prepared.knowledge.complaints
          .filter(({ applies }) => appliesTo(applies, person))
          .map((complaint) => complaintOf(complaint, person)),
      ),
    understand: (text, person) => understandText({ triage, replay, wording, today }, text, person),
    asksPregnancy: (interview) => Promise.resolve(asksPregnancy(prepared, interview)),
    next: (interview) => {
      const engine = replay(interview);
      const question = nextQuestion(prepared, engine);
      return Promise.resolve({
        question: question ? wording.question(question) : null,
        danger: dangerOf(prepared, engine),
      });
    },
    urgentNow: (interview) =>
      Promise.resolve(
        interview.complaints.length > 0
          ? dangerOf(prepared, replay(interview))
          : dangerOfFindings(prepared, interview),
      ),
    conclude: (interview) =>
      Promise.resolve(
        presentResult(prepared, replay(interview), { finding: wording.finding, version, reviewed }),
      ),
    restore: (stored) => Promise.resolve(restoreInterview({ triage, replay, wording }, stored)),
  };
}

type CheckerDeps = { triage: Triage; replay: ReturnType<typeof openReplay>; wording: Wording };
type ReadingDeps = CheckerDeps & { today: (() => number) | undefined };
type Wording = ReturnType<typeof wordingOf>;

const complaintOf = (complaint: PresentingComplaint, person: CheckedPerson): Complaint => ({
  id: complaint.id,
  words: complaint.name,
  area: bodyAreaOf(complaint, person.sex),
  brings: complaint.findings,
});

/** How findings, questions and a whole interview are put in the words of this knowledge. */
function wordingOf(prepared: PreparedKnowledge, locale: Locale) {
  const finding = (id: string) => capitaliseLabel(prepared.findings.get(id)?.label ?? id, locale);
  const lenderOf = (id: string) => {
    const lender = Object.entries(groupLabelSources).find(([gathered]) => id.startsWith(`${gathered}-`));
    return lender && prepared.groups.get(lender[1])?.question;
  };
  /** In the language of today, which is not always that in which it was asked. */
  const textOf = ({ id, question: text }: Pick<Question, "id" | "question">) =>
    lenderOf(id) ?? prepared.groups.get(id)?.question ?? prepared.findings.get(id)?.label ?? text;
  const question = (posed: Question, text = lenderOf(posed.id) ?? posed.question): CheckQuestion => {
    const { id, kind, findings } = posed;
    return {
      id,
      kind,
      text: kind === "finding" ? asQuestion(text, locale) : text,
      options: findings.map((one) => ({ id: one, words: finding(one) })),
      isNoneAllowed: kind !== "finding" && !exhaustive.has(id),
      isUnknownAllowed: true,
    };
  };
  const interview = (known: CheckInterview): CheckInterview => ({
    ...known,
    complaints: known.complaints.map(({ id }) => ({ id, words: prepared.complaints.get(id)?.name ?? id })),
    findings: known.findings.map((reported) => ({ ...reported, words: finding(reported.id) })),
    answered: known.answered.map(({ question: answered, choices }) => {
      const { id, kind, text, options } = answered;
      const findings = options.map((option) => option.id);
      const posed = { id, kind, question: text, findings };
      return { question: question(posed, textOf(posed)), choices };
    }),
  });
  return { finding, question, interview };
}

/** Complaints and findings that a text speaks of. */
async function understandText(
  { triage: { prepared, understand }, replay, wording, today }: ReadingDeps,
  text: string,
  person: CheckedPerson,
): ReturnType<SymptomChecker["understand"]> {
  const read = await understand(text, { ...person, ...(today && { today: today() }) });
  const { complaints: alike, values } = read;
  const findings = withoutContradicted(prepared, read, dropMisreadFindings(read.findings, read.named));
  const leading = chooseComplaints(prepared, { ...read, findings }, person);
  const named = leading.slice(0, maxComplaints);
  const complaints = alike.filter(({ score }) => named.length > 0 || score >= leastOffered);
  const order = [...named, ...complaints.map(({ id }) => id).filter((id) => !named.includes(id))];
  const said = order.flatMap((id) => prepared.complaints.get(id) ?? []);
  const found = said.length > 0 ? said : broughtBy(prepared, findings, person);
  // What the complaint itself says is not repeated, but for an illness of before: that stays where the complaint of it is taken out.
  const own = impliedBy(replay, named, person);
  /** Whether somebody of this age and sex can have it, and what it is a quality of. */
  const isPossible = (id: string) =>
    impliedFindings(prepared, id).every((one) => appliesTo(prepared.findings.get(one)?.applies, person));
  const reported = new Map([
    // A complaint that has no room stays as what it brings, but for a reading that nobody told of.
    ...leading.slice(maxComplaints).flatMap((id) => {
      const [brought] = prepared.complaints.get(id)?.findings ?? [];
      const isRead = prepared.findings.get(brought ?? "")?.kind === "reading";
      return brought && !isRead ? [[brought, "present"] as const] : [];
    }),
    ...findingsFromValues(prepared, values).filter(([id]) => isPossible(id)),
    ...findings.map(({ id, presence }) => [id, presence] as const),
  ]);
  return {
    complaints: found.map((complaint) => complaintOf(complaint, person)),
    meant: named,
    findings: [...reported]
      .flatMap(([id, presence]) => {
        if (presence === "absent" || own.get(id) !== "present") return [{ id, presence }];
        const saidBy = named.find((one) => prepared.complaints.get(one)?.findings.includes(id));
        return saidBy && prepared.findings.get(id)?.kind === "history" ? [{ id, presence, saidBy }] : [];
      })
      .map((one) => ({
        ...one,
        words: wording.finding(one.id),
        ...(read.lasted && isDuration(prepared, one.id) && { lasted: read.lasted }),
      })),
  };
}

const isDuration = (prepared: PreparedKnowledge, id: string) =>
  prepared.durations.some(({ finding }) => finding === id);

/** Numbers count before phrases: of "a cough that will not go, for 2 days" there is no cough of weeks. */
function withoutContradicted(
  prepared: PreparedKnowledge,
  { lasted, values }: Pick<Understood, "lasted" | "values">,
  findings: Understood["findings"],
): Understood["findings"] {
  if (!lasted || values["durationDays"] === undefined) return findings;
  const tooLong = new Set(
    prepared.lasting.filter(({ lasts }) => lasts && isTooShort(lasts, lasted.most)).map(({ id }) => id),
  );
  return findings.flatMap((one) => {
    if (isDuration(prepared, one.id)) return [];
    if (one.presence === "absent" || !tooLong.has(one.id)) return [one];
    const [parent] = prepared.findings.get(one.id)?.of ?? [];
    return parent ? [{ ...one, id: parent }] : [];
  });
}

/** Complaints that bring what was said, where none was said itself. */
function broughtBy(
  { knowledge }: PreparedKnowledge,
  reported: Awaited<ReturnType<Triage["understand"]>>["findings"],
  person: CheckedPerson,
): PresentingComplaint[] {
  const present = new Set(reported.filter((one) => one.presence === "present").map(({ id }) => id));
  return knowledge.complaints.filter(
    ({ applies, findings }) => appliesTo(applies, person) && findings.some((one) => present.has(one)),
  );
}

/** What is known of whoever has these complaints. */
function impliedBy(replay: CheckerDeps["replay"], ids: readonly string[], person: CheckedPerson): Known {
  const complaints = ids.slice(0, maxComplaints).map((id) => ({ id, words: id }));
  if (complaints.length === 0) return new Map();
  return replay({ person, complaints, findings: [], answered: [] }).known;
}

/** The interview that was stored, in words of today; null for what is none, or of another version of the knowledge. */
function restoreInterview(
  { triage: { prepared }, replay, wording }: CheckerDeps,
  stored: unknown,
): CheckInterview | null {
  const interview = readInterview(stored);
  if (!interview) return null;
  const options = interview.answered.flatMap(({ question }) => question.options);
  if (![...interview.findings, ...options].every(({ id }) => prepared.findings.has(id))) return null;
  try {
    const anew = wording.interview(interview);
    if (anew.complaints.length > 0) replay(anew);
    return anew;
  } catch {
    return null;
  }
}
