import { readFileSync } from "node:fs";
import {
  type FinishedInterview,
  answerFromTranscript,
  type Transcript,
  knownOfTranscript,
} from "@anteroom/triage/complaints/from-transcript";
import { beginInterview, type Interview } from "@anteroom/triage/complaints/interview";
import {
  appliesTo,
  compareUrgency,
  type UrgencyLevel,
  urgencyLevels,
} from "@anteroom/triage/complaints/knowledge";
import type { PreparedKnowledge } from "@anteroom/triage/complaints/prepare";
import { ageGroupOf } from "@anteroom/triage/complaints/prior";

/** A case in the vocabulary of the knowledge; without complaints where the vocabulary lacks them. */
export type CaseTranscript = Transcript & { readonly id: string };

/** A fictitious person. Findings that are not present are absent, except entries of lists without a stated one. */
export type InventedPerson = Omit<CaseTranscript, "absent"> & {
  readonly kind: "everyday" | "child" | "danger";
  readonly reference: Omit<Reference, "id">;
};

/** The right results of a case. */
export type Reference = {
  readonly id: string;
  /** Ids or names of conditions; any of them is right. */
  readonly conditions: readonly string[];
  /** With several, every level between them is right. */
  readonly urgency: UrgencyLevel | readonly UrgencyLevel[];
  /** Levels that a careful clinician could equally choose; they count only where stated. */
  readonly alsoRight?: readonly UrgencyLevel[];
  readonly specialty?: string;
};

/** The result of one case; `answered` is undefined where it could not begin. */
export type Outcome = {
  readonly id: string;
  readonly age: string;
  readonly specialty: string;
  readonly answered: FinishedInterview | undefined;
  /** The rank of the first right condition, from 1; 0 where none is listed. */
  readonly place: number;
  /** Levels less urgent than the least urgent right one; negative where more urgent than the most urgent. */
  readonly under: number;
  readonly isEmergency: boolean;
  /** As `under`, also accepting the levels of `alsoRight`. */
  readonly underAny: number;
  /** Whether the knowledge has a condition that would be right. */
  readonly isKnown: boolean;
};

/** Reads a JSON lines file. Does not validate. */
export function readLines<Entry>(file: string): readonly Entry[] {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Entry); // our own format; ids are checked when a case is answered
}

/**
 * Returns a predicate whether an interview has reached this urgency permanently, so that playing on is unnecessary.
 */
export function isAsUrgentAs(urgency: UrgencyLevel): (interview: Interview) => boolean {
  return ({ floor }) => compareUrgency(floor, urgency) <= 0;
}

/** Returns the transcript of a fictitious person, who denies everything that is not present. */
export function transcriptOf(prepared: PreparedKnowledge, person: InventedPerson): CaseTranscript {
  const truth = knownOfTranscript(prepared, { ...person, absent: [] });
  const absent = [...prepared.findings.values()]
    .filter(({ id, applies }) => appliesTo(applies, person) && !prepared.listOf.has(id) && !truth.has(id))
    .map(({ id }) => id);
  return { ...person, absent };
}

/** Returns faults of transcripts as sentences: unknown ids, numbers out of range. */
export function transcriptProblems(
  prepared: PreparedKnowledge,
  transcripts: readonly CaseTranscript[],
): readonly string[] {
  return transcripts.flatMap((transcript) => {
    const { id, age, sex, complaints } = transcript;
    try {
      knownOfTranscript(prepared, transcript);
      if (complaints.length > 0) beginInterview(prepared, { person: { age, sex }, complaints });
      return [];
    } catch (error) {
      if (error instanceof RangeError) return [`${id}: ${error.message}`];
      throw error;
    }
  });
}

/** Plays every case that has a reference, and returns the outcomes; other cases are omitted. */
export function measureVignettes(
  prepared: PreparedKnowledge,
  transcripts: readonly CaseTranscript[],
  references: readonly Reference[],
): readonly Outcome[] {
  const byId = new Map(references.map((reference) => [reference.id, reference]));
  return transcripts.flatMap((transcript) => {
    const reference = byId.get(transcript.id);
    return reference ? [outcomeOf(prepared, transcript, reference)] : [];
  });
}

function outcomeOf(prepared: PreparedKnowledge, transcript: CaseTranscript, reference: Reference): Outcome {
  const answered = transcript.complaints.length > 0 ? answerFromTranscript(prepared, transcript) : undefined;
  const right = new Set(reference.conditions.map(plain));
  const namesOf = prepared.conditions
    .map(({ condition }) => condition)
    .filter(({ id, name, also = [] }) => [id, name, ...also].some((one) => right.has(plain(one))))
    .map(({ id }) => id);
  const levels = [reference.urgency].flat().map((level) => urgencyLevels.indexOf(level));
  const also = (reference.alsoRight ?? []).map((level) => urgencyLevels.indexOf(level));
  return {
    id: transcript.id,
    age: ageGroupOf(transcript.age),
    specialty: reference.specialty ?? "not told",
    answered,
    place: (answered?.conditions.findIndex(({ id }) => namesOf.includes(id)) ?? -1) + 1,
    under: answered ? levelsUnder(urgencyLevels.indexOf(answered.urgency), levels) : urgencyLevels.length,
    underAny: answered
      ? levelsUnder(urgencyLevels.indexOf(answered.urgency), [...levels, ...also])
      : urgencyLevels.length,
    isEmergency: Math.max(...levels) <= 1,
    isKnown: namesOf.length > 0,
  };
}

function levelsUnder(found: number, right: readonly number[]): number {
  const [most, least] = [Math.min(...right), Math.max(...right)];
  if (found > least) return found - least;
  return found < most ? found - most : 0;
}

/** A name as it is compared: without case, accents and the s of a possessive, British and American spelling alike. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/['’]s\b/g, "")
    .replaceAll(/[ao]e/g, "e")
    .replaceAll(/our\b/g, "or")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}
