import { learnDurations } from "./durations.ts";
import type { Duration } from "./listed-durations.ts";
import { appliesTo, impliedFindings, mostUrgent, type UrgencyLevel, urgencyLevels } from "./knowledge.ts";
import { findingsOfValues, type Known, learn, type Presence } from "./known.ts";
import {
  judgeUrgency,
  urgencyByConditions,
  urgencyByRules,
  permanentUrgency,
  type UrgencyReason,
} from "./judge-urgency.ts";
import type { PreparedKnowledge } from "./prepare.ts";
import type { Person } from "./prior.ts";
import { type Evidence, rankConditions } from "./rank-conditions.ts";

/** One question: boxes to tick, one of a list, or a single finding. */
export type Question = {
  /** Of the group, or of the finding. */
  readonly id: string;
  readonly kind: "red-flags" | "several" | "one" | "finding";
  readonly question: string;
  /** The findings it asks about that are still unknown. */
  readonly findings: readonly string[];
};

/** An interview so far. Immutable: each answer returns a new one. */
export type Interview = Evidence & {
  /** The duration of the complaints as the free text stated it; one chosen from the list is in `known`. */
  readonly lasted: Duration | undefined;
  /** The ids of the questions asked, in order. */
  readonly posed: readonly string[];
  /** Every finding asked about, answered or not. */
  readonly questionedFindings: ReadonlySet<string>;
  readonly unsure: ReadonlySet<string>;
  /** How many questions in a row had no present finding, without red flags and lists. */
  readonly deniedInARow: number;
  /** The urgency that it cannot fall below any more. */
  readonly floor: UrgencyLevel;
  /** The current urgency by rules; it can fall to the floor where a rule held only for something unknown. */
  readonly byRules: UrgencyLevel;
  /** Why it became an emergency, when it first did. */
  readonly emergencyReasons: readonly UrgencyReason[];
  /** How many questions had been asked when it became an emergency. */
  readonly emergencyAfter: number | undefined;
};

/** What an interview begins with. */
export type Begin = {
  readonly person: Person;
  /** One to three, the main one first. */
  readonly complaints: readonly string[];
  /**
   * Findings known from the start, such as `pregnant`; what the complaints and values imply wins where it is present.
   */
  readonly known?: Known;
  /** Numbers by the id of a `Value`; `durationDays` also sets the duration where `lasted` is absent. */
  readonly values?: Readonly<Record<string, number>>;
  /** The duration of the complaints in days, where known. */
  readonly lasted?: Duration;
  /** Ids of findings (not groups) asked about before the interview; they are not asked about again. */
  readonly questionsBefore?: readonly string[];
};

/** The maximum number of complaints in an interview. */
const mostComplaints = 3;

/**
 * Starts an interview with one to three complaints (ids). Throws a RangeError for none, too many, one that is unknown
 * or does not apply to the person, and for an unknown value or one out of its range. It may already be an emergency.
 */
export function beginInterview(prepared: PreparedKnowledge, begin: Begin): Interview {
  const { person, complaints, known = new Map(), values = {}, lasted, questionsBefore = [] } = begin;
  const named = complaints.map((id) => {
    const complaint = prepared.complaints.get(id);
    if (!complaint || !appliesTo(complaint.applies, person))
      throw new RangeError(`${id} is no complaint of this person`);
    return complaint;
  });
  if (named.length === 0 || named.length > mostComplaints)
    throw new RangeError(`${named.length} complaints cannot be assessed together`);
  const hasGivenBirth = known.get("postpartum") === "present";
  // After a birth, a complaint that implies only pregnancy does not make the person pregnant.
  const own = new Map(
    named
      .map(impliedFindings)
      .filter((all) => !(hasGivenBirth && all.every((finding) => finding === "pregnant")))
      .flatMap((all) => all.map((finding) => [finding, "present"] as const)),
  );
  const days = values["durationDays"];
  const duration = lasted ?? (days === undefined ? undefined : { least: days, most: days });
  const start = learn(prepared, learn(prepared, own, findingsOfValues(prepared, values)), known);
  return withFloor(prepared, {
    person,
    complaints,
    known: learnDurations(prepared, { complaints, known: start, lasted: duration }),
    lasted: duration,
    posed: [],
    questionedFindings: new Set(questionsBefore),
    unsure: new Set(),
    deniedInARow: 0,
    floor: "self-care",
    byRules: "self-care",
    emergencyReasons: [],
    emergencyAfter: undefined,
  });
}

/**
 * Returns the interview after an answer: the presence of each of the question's findings; others are ignored. Omitted
 * findings stay unknown and are not asked again; outside lists they become `unsure`, which can raise the urgency. An
 * emergency by rules never falls; a lower urgency can, down to `floor`. A ticked red flag also keeps the urgency that
 * conditions had before.
 */
export function answerQuestion(
  prepared: PreparedKnowledge,
  interview: Interview,
  question: Question,
  answers: Readonly<Record<string, Presence>>,
): Interview {
  const reported = new Map(
    question.findings.flatMap((finding) => {
      const presence = answers[finding];
      return presence ? [[finding, presence] as const] : [];
    }),
  );
  const isDanger = question.kind === "red-flags" && [...reported.values()].includes("present");
  const before = isDanger
    ? mostUrgent(interview.floor, urgencyByConditions(prepared, rankConditions(prepared, interview)))
    : interview.floor;
  return withFloor(prepared, {
    ...interview,
    floor: before,
    known: learnDurations(prepared, { ...interview, known: learn(prepared, interview.known, reported) }),
    posed: [...interview.posed, question.id],
    questionedFindings: new Set([...interview.questionedFindings, ...question.findings]),
    unsure:
      question.kind === "one"
        ? interview.unsure
        : new Set([...interview.unsure, ...question.findings.filter((finding) => !reported.has(finding))]),
    deniedInARow: deniedInARow(
      interview.deniedInARow,
      isRedFlag(prepared, interview, question) ? "red-flags" : question.kind,
      [...reported.values()],
    ),
  });
}

/** Counts denied questions in a row. Lists, denied red flags and questions without an answer leave it unchanged. */
function deniedInARow(before: number, kind: Question["kind"], answers: readonly Presence[]): number {
  if (kind === "one") return before;
  if (answers.includes("present")) return 0;
  return kind === "red-flags" || answers.length === 0 ? before : before + 1;
}

/** A red flag, or what is asked before one: a low mood before thoughts of suicide. */
function isRedFlag(
  { complaints: all }: PreparedKnowledge,
  { complaints }: Interview,
  { id, kind }: Question,
): boolean {
  return kind === "red-flags" || complaints.some((one) => all.get(one)?.redFlags.includes(id));
}

function withFloor(prepared: PreparedKnowledge, interview: Interview): Interview {
  const floor = mostUrgent(interview.floor, permanentUrgency(prepared, interview));
  const byRules = mostUrgent(floor, urgencyByRules(prepared, interview));
  const after = interview.emergencyAfter ?? interview.posed.length;
  // A later answer never lowers an emergency that was already shown.
  const isEmergency = urgencyLevels.indexOf(byRules) <= 1;
  const isNew = isEmergency && interview.emergencyReasons.length === 0;
  return {
    ...interview,
    emergencyReasons: isNew
      ? judgeUrgency(prepared, interview, [], floor).reasons
      : interview.emergencyReasons,
    floor: isEmergency ? byRules : floor,
    byRules,
    emergencyAfter: isEmergency ? after : undefined,
  };
}
