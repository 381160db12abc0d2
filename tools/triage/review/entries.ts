import { asLocale } from "@anteroom/domain/shared/locales";
import type { Knowledge } from "@anteroom/triage/complaints/knowledge";
import { type PreparedKnowledge, prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import {
  entriesOf,
  reviewKinds,
  type Review,
  type ReviewKind,
  type ReviewState,
  signaturesOf,
  reviewStateOf,
} from "../reviews.ts";
import { writtenCases } from "../written-cases.ts";
import { type Html, html } from "./html.ts";
import { bilingualTexts, urgencyWords } from "./words.ts";

/** The data of all pages, read again for each request, so that edits show. */
export type ReviewData = {
  readonly knowledge: Knowledge;
  readonly prepared: PreparedKnowledge;
  readonly reviews: readonly Review[];
  readonly cases: ReadonlyMap<string, readonly string[]>;
  readonly language: string;
  readonly label: (finding: string) => Html;
  readonly beside: ReturnType<typeof bilingualTexts>["beside"];
};

const casesByKnowledge = new WeakMap<Knowledge, ReturnType<typeof writtenCases>>();

/** Builds this data. `language`: the locale beside English; English for an unknown one. */
export function openReviewData(
  knowledge: Knowledge,
  reviews: readonly Review[],
  language: string,
): ReviewData {
  const prepared = prepareKnowledge(knowledge);
  const locale = asLocale(language) ?? "en";
  const { beside } = bilingualTexts(knowledge, locale);
  const cases = casesByKnowledge.get(knowledge) ?? writtenCases(prepared);
  casesByKnowledge.set(knowledge, cases);
  const label = (id: string) => withOther(prepared.findings.get(id)?.label ?? id, beside("finding", id));
  return { knowledge, prepared, reviews, cases, language: locale, label, beside };
}

/** Returns a text in English followed by its translation; the English one alone where that is missing. */
export function withOther(english: string, other: string | null): Html {
  return html`${english}${other !== null && html` <span class="other" dir="auto">${other}</span>`}`;
}

/** An entry as the list shows it; `content` is the hash of what is signed. */
export type Row = {
  readonly kind: ReviewKind;
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly content: string;
  readonly state: ReviewState;
};

/** Returns every entry as a row of the list. */
export function rowsOf({ knowledge, reviews }: ReviewData): readonly Row[] {
  const complaints = new Map(knowledge.complaints.map((one) => [one.id, [one.name, one.icpc.join(", ")]]));
  const conditions = new Map(
    knowledge.conditions.map((one) => [one.id, [[one.name, ...(one.also ?? [])].join(", "), one.icd10]]),
  );
  const rules = new Map(knowledge.rules.map((one) => [one.id, [one.reason, urgencyWords[one.urgency]]]));
  const named = { complaint: complaints, condition: conditions, rule: rules };
  return entriesOf(knowledge).map((entry) => {
    const [name = entry.id, note = ""] = named[entry.kind].get(entry.id) ?? [];
    return { ...entry, name, note, state: reviewStateOf(entry, reviews) };
  });
}

/** A search of the list; `kind` "" for all. */
export type Search = { readonly kind: string; readonly text: string; readonly isOpenOnly: boolean };

/** Returns the rows that match a search: each word, ignoring case, in name, id or note. An unknown kind counts as all. */
export function searchRows(rows: readonly Row[], { kind, text, isOpenOnly }: Search): readonly Row[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (reviewKinds.some((one) => one === kind) && row.kind !== kind) return false;
    if (isOpenOnly && row.state === "reviewed") return false;
    const said = `${row.name} ${row.id} ${row.note}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

const stateLabel: Readonly<Record<ReviewState, string>> = {
  open: "Not reviewed",
  changed: "Not reviewed: it has changed since it was signed",
  reviewed: "Reviewed",
};

/** Returns who signed an entry, and whether that is still valid. */
export function stateLine(row: Row, reviews: readonly Review[]): Html {
  const signatures = signaturesOf(row, reviews);
  return html`<p class="state ${row.state}">
    <strong>${stateLabel[row.state]}</strong>${signatures.map(
      ({ reviewedBy: { name, role }, date, content }) =>
        html`<br />${name}, ${role}, ${date}${content !== row.content && " (of what it said before)"}`,
    )}
  </p>`;
}

/** Returns the list of the sources with these ids; unknown ones are left out. */
export function sourceList({ knowledge }: ReviewData, ids: readonly string[]): Html {
  const named = knowledge.sources.filter(({ id }) => ids.includes(id));
  return html`<h3>Sources</h3>
    <ul>
      ${named.map(
        ({ organisation, title, code, url, year, sourceChecked, checked }) =>
          html`<li>
            ${organisation}, <a href="${url}" rel="noreferrer">${title}</a>${code && html`, ${code}`},
            ${year}. ${sourceChecked ? `Read: ${checked}` : "Not compared with the text yet."}
          </li>`,
      )}
    </ul>`;
}

/**
 * Returns a line with the slug and the file of an entry's topic in the health library, or that it has none.
 */
export function topicLine(topic: string | undefined): Html {
  return topic === undefined
    ? html`<p>No A to Z topic.</p>`
    : html`<p>A to Z topic: <code>${topic}</code> (content/src/health-topics/topics/${topic}.json)</p>`;
}

/** Returns the address of an entry's page. */
export function linkTo(kind: ReviewKind, id: string, language: string): string {
  return `/${kind}/${id}?lang=${language}`;
}
