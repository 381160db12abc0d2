import { createHash } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import type { Expression, Knowledge } from "@anteroom/triage/complaints/knowledge";
import type { ReviewedCounts } from "@anteroom/triage/complaints/pack-knowledge";
import { findingsOf } from "@anteroom/triage/complaints/rules";
import { serialiseList } from "./read-knowledge.ts";

/** The kinds of entries that a clinician reads and signs. */
export const reviewKinds = ["complaint", "condition", "rule"] as const;
/** A kind of entry that is signed, as listed in `reviewKinds`. */
export type ReviewKind = (typeof reviewKinds)[number];

/** One signature: who read which entry, and a hash of its content. */
export type Review = {
  readonly kind: ReviewKind;
  readonly id: string;
  readonly content: string;
  readonly reviewedBy: { readonly name: string; readonly role: string };
  readonly date: string;
};

/** `changed`: signed once, but changed since, so it counts as not reviewed. */
export type ReviewState = "open" | "changed" | "reviewed";

type Entry = { readonly kind: ReviewKind; readonly id: string; readonly content: string };
type Person = Review["reviewedBy"];

const reviewsFile = new URL("../../engines/triage/knowledge/reviews.json", import.meta.url);

/** Reads the signatures from `reviews.json`. Throws where the file is missing; does not validate. */
export function readReviews(file: URL = reviewsFile): readonly Review[] {
  const list: readonly Review[] = JSON.parse(readFileSync(file, "utf8"));
  return list;
}

/** Replaces the file of the reviews, atomically. */
export function writeReviews(reviews: readonly Review[], file: URL = reviewsFile): void {
  const beside = new URL(`${file.href}.new`);
  writeFileSync(beside, serialiseList(reviews));
  renameSync(beside, file);
}

const entriesByKnowledge = new WeakMap<Knowledge, readonly Entry[]>();

/**
 * Returns every entry that can be signed, with the hash of its content and everything it refers to: questions, labels, advice, sources.
 * Computed once for the same knowledge object.
 */
export function entriesOf(knowledge: Knowledge): readonly Entry[] {
  const entries = entriesByKnowledge.get(knowledge) ?? hashEntries(knowledge);
  entriesByKnowledge.set(knowledge, entries);
  return entries;
}

function hashEntries(knowledge: Knowledge): readonly Entry[] {
  const { findings, groups, sources, selfCare } = knowledge;
  const labels = new Map(findings.map(({ id, label, applies }) => [id, { label, applies }]));
  const posed = new Map(groups.map((group) => [group.id, group]));
  const cited = new Map(sources.map((source) => [source.id, source]));
  const texts = new Map(selfCare.map(({ id, text }) => [id, text]));
  const advice = (id: string) => {
    const otherwise = selfCare.find((one) => one.id === id)?.otherwise;
    return otherwise === undefined ? [texts.get(id)] : [texts.get(id), texts.get(otherwise)];
  };
  const label = (id: string) => labels.get(id);
  const question = (id: string) => {
    const group = posed.get(id);
    return group ? { ...group, findings: group.findings.map(label) } : label(id);
  };
  const source = (id: string) => {
    const { organisation, title, code, url, year } = cited.get(id) ?? {};
    return { organisation, title, code, url, year };
  };
  const entry = (kind: ReviewKind, id: string, said: object): Entry => ({ kind, id, content: hashOf(said) });
  return [
    ...knowledge.complaints.map((one) =>
      entry("complaint", one.id, {
        ...one,
        findings: one.findings.map(label),
        questions: [one.redFlags, one.ask, one.tell].map((list) => list.map(question)),
        source: source(one.source),
      }),
    ),
    ...knowledge.conditions.map(({ reviewedBy: _reviewedBy, ...one }) =>
      entry("condition", one.id, {
        ...one,
        said: Object.values(one.findings).map((list) => list.map(label)),
        advice: one.selfCare?.flatMap(advice),
        sources: one.sources.map(source),
      }),
    ),
    ...knowledge.rules.map((one) =>
      entry("rule", one.id, { ...one, said: labelsOf(one.when, label), source: source(one.source) }),
    ),
  ];
}

function labelsOf(when: Expression, label: (id: string) => unknown): readonly unknown[] {
  return findingsOf(when).map(label);
}

/** Returns 16 hexadecimal digits of a SHA-256 hash that does not depend on the order of keys. */
export function hashOf(said: unknown): string {
  return createHash("sha256").update(JSON.stringify(said, sorted)).digest("hex").slice(0, 16);
}

function sorted(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the state of an entry: reviewed when any signature is of its present content. */
export function reviewStateOf(entry: Entry, reviews: readonly Review[]): ReviewState {
  const own = signaturesOf(entry, reviews);
  if (own.some(({ content }) => content === entry.content)) return "reviewed";
  return own.length > 0 ? "changed" : "open";
}

/** Returns the signatures of an entry, also of earlier content. */
export function signaturesOf({ kind, id }: Omit<Entry, "content">, reviews: readonly Review[]) {
  return reviews.filter((review) => review.kind === kind && review.id === id);
}

/**
 * Returns the signatures with one added, which replaces an older one of the same person. Sorted by kind, id and
 * name, so that merges rarely conflict.
 */
export function addSignature(
  reviews: readonly Review[],
  entry: Entry,
  { name, role, date }: Person & { readonly date: string },
): readonly Review[] {
  const others = reviews.filter(
    ({ kind, id, reviewedBy }) => kind !== entry.kind || id !== entry.id || reviewedBy.name !== name,
  );
  const { kind, id, content } = entry;
  const key = (one: Review) => [reviewKinds.indexOf(one.kind), one.id, one.reviewedBy.name].join("\n");
  return [...others, { kind, id, content, reviewedBy: { name, role }, date }].toSorted((a, b) =>
    key(a) < key(b) ? -1 : 1,
  );
}

/** Counts the entries of each kind with a valid signature. */
export function countReviewed(knowledge: Knowledge, reviews: readonly Review[]): ReviewedCounts {
  const entries = entriesOf(knowledge);
  const count = (wanted: ReviewKind) => {
    const all = entries.filter(({ kind }) => kind === wanted);
    return {
      reviewed: all.filter((entry) => reviewStateOf(entry, reviews) === "reviewed").length,
      of: all.length,
    };
  };
  return { complaints: count("complaint"), conditions: count("condition"), rules: count("rule") };
}

/** Returns faults of signatures as sentences: of unknown entries, without person or day, with an invalid hash, or twice by one person. */
export function lintReviews(knowledge: Knowledge, reviews: readonly Review[]): readonly string[] {
  const known = new Set(entriesOf(knowledge).map(({ kind, id }) => `${kind} ${id}`));
  const seen = new Set<string>();
  return reviews.flatMap(({ kind, id, content, reviewedBy, date }) => {
    const where = `review of ${kind} ${id}`;
    const whose = `${kind} ${id} ${reviewedBy.name}`;
    const problems = [];
    if (!known.has(`${kind} ${id}`)) problems.push(`${where}: there is no such entry`);
    if (!reviewedBy.name.trim() || !reviewedBy.role.trim()) problems.push(`${where}: nobody signed it`);
    if (!isDay(date)) problems.push(`${where}: was signed on no day`);
    if (!/^[0-9a-f]{16}$/.test(content)) problems.push(`${where}: has no hash of what was read`);
    if (seen.has(whose)) problems.push(`${where}: ${reviewedBy.name} signed it twice`);
    seen.add(whose);
    return problems;
  });
}

function isDay(date: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(date) && new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
}
