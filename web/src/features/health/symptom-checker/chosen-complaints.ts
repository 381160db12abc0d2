import { isSelfHarmCrisis, type Crisis } from "../../../shared/urgent/crisis.ts";
import {
  maxComplaints,
  type CheckInterview,
  type ReportedFinding,
  type CheckItem,
  type Understood,
} from "../../../ports/symptom-checker.ts";

/** As many other suggestions are shown. */
const mostOthers = 4;

const isIn = (list: readonly CheckItem[], { id }: CheckItem) => list.some((one) => one.id === id);

/** Returns whether no further complaint fits into a check (`maxComplaints`). */
export const hasMostComplaints = (chosen: readonly CheckItem[]) => chosen.length >= maxComplaints;

/**
 * Returns the chosen complaints: those added, then those understood from the text and not removed, at most
 * `maxComplaints`.
 */
export function chosenComplaintsOf(
  added: readonly CheckItem[],
  read: Understood | null,
  removed: ReadonlySet<string>,
): readonly CheckItem[] {
  const meant = (read?.complaints ?? []).filter(
    (one) => read?.meant.includes(one.id) && !removed.has(one.id) && !isIn(added, one),
  );
  return [...added, ...meant].slice(0, maxComplaints);
}

/**
 * Returns at most four complaints to suggest: understood from the text, but not chosen, removed, or already
 * reported as findings; where none is chosen, also removed and reported ones. Empty if no further one fits.
 */
export function suggestedComplaintsOf(
  chosen: readonly CheckItem[],
  read: Understood | null,
  removed: ReadonlySet<string> = new Set(),
): readonly CheckItem[] {
  if (!read || hasMostComplaints(chosen)) return [];
  const isKnown = ({ id, brings = [] }: Understood["complaints"][number]) =>
    removed.has(id) ||
    (brings.length > 0 && brings.every((one) => read.findings.some((finding) => finding.id === one)));
  return read.complaints
    .filter((one) => !isIn(chosen, one) && (chosen.length === 0 || !isKnown(one)))
    .slice(0, mostOthers);
}

/** Returns stored complaints as if understood from the text, until the text has been read again. */
export const understoodFromComplaints = (complaints: readonly CheckItem[]): Understood => ({
  complaints: complaints.map((one) => ({ ...one, area: null })),
  meant: complaints.map(({ id }) => id),
  findings: [],
});

/**
 * Returns the reported findings: known ones, replaced by those of the text, without removed ones and present
 * ones that a chosen complaint already says.
 */
export function reportedFindingsOf(
  known: readonly ReportedFinding[],
  read: Understood | null,
  removed: ReadonlySet<string>,
  chosen: readonly CheckItem[] = [],
): readonly ReportedFinding[] {
  const fresh = read?.findings ?? [];
  const isSaid = ({ presence, words, saidBy }: ReportedFinding) =>
    presence === "present" && chosen.some((one) => one.id === saidBy || isAlike(one, words));
  return [...known.filter((one) => !isIn(fresh, one)), ...fresh].filter(
    (one) => !removed.has(one.id) && !isSaid(one),
  );
}

/** Two chips that read the same are one. */
const isAlike = ({ words }: CheckItem, others: string) => words.toLowerCase() === others.toLowerCase();

const crisisSigns: ReadonlySet<string> = new Set(["suicidal-thoughts", "suicidal-plan", "self-harm"]);

/** Returns whether complaints or present findings mean suicide or self-harm. */
export function mentionsCrisis(chosen: readonly CheckItem[], findings: readonly ReportedFinding[]): boolean {
  const present = findings.filter(({ presence }) => presence === "present");
  return [...chosen, ...present].some(({ id }) => crisisSigns.has(id));
}

/** Returns those ids that mean suicide or self-harm. */
export const crisisIdsOf = (list: readonly Pick<CheckItem, "id">[]): readonly string[] =>
  list.map(({ id }) => id).filter((id) => crisisSigns.has(id));

/**
 * Returns whether only the free text means suicide or self-harm, as `ifUnmeant` tells. The person may then
 * say that it was not meant.
 */
export function isByTextAlone(interview: CheckInterview): boolean {
  return interview.ifUnmeant !== undefined && !namesCrisis(interview);
}

/** Returns whether anything chosen, understood or ticked means suicide or self-harm. */
export function namesCrisis({ complaints, findings, answered }: CheckInterview): boolean {
  const isTicked = answered.some(({ choices }) =>
    [...crisisSigns].some((sign) => choices[sign] === "present"),
  );
  return isTicked || mentionsCrisis(complaints, findings);
}

const violenceSigns: ReadonlySet<string> = new Set(["violence-abuse", "violence-at-home", "sexual-assault"]);

type Reported = Pick<CheckInterview, "complaints" | "findings" | "answered">;

/** Returns whether anything reported or answered as present means violence against the person. */
export const mentionsViolence = (reported: Reported): boolean => mentionsAny(violenceSigns, reported);

/** What was swallowed or taken, on purpose or not. */
const poisoningSigns: ReadonlySet<string> = new Set([
  "poisoning-overdose",
  "overdose-medicine",
  "overdose-on-purpose",
  "poison-swallowed",
]);

function mentionsAny(signs: ReadonlySet<string>, { complaints, findings, answered }: Reported): boolean {
  const present = findings.filter(({ presence }) => presence === "present");
  return (
    [...complaints, ...present].some(({ id }) => signs.has(id)) ||
    answered.some(({ choices }) => [...signs].some((sign) => choices[sign] === "present"))
  );
}

/**
 * Returns the crisis whose help is shown on each page, or null. `isSelfHarm`: the checker or the text found
 * suicide or self-harm, which comes before violence; with a sign of poisoning it is `poisoning`.
 */
export function crisisOf(interview: CheckInterview, isSelfHarm: boolean): Crisis | null {
  const { warning } = interview;
  if (isSelfHarm || warning === "crisis")
    return mentionsAny(poisoningSigns, interview) ? "poisoning" : "self-harm";
  if (warning === "violence" || warning === "child-violence") return warning;
  return mentionsViolence(interview) ? "violence" : null;
}

/**
 * Returns the first listed complaint that names this crisis, in a list, else an empty list; for a
 * text about a crisis in which no complaint was understood.
 */
export function firstCrisisComplaint<Entry extends CheckItem>(
  listed: readonly Entry[],
  crisis: Crisis,
): readonly Entry[] {
  const signs = isSelfHarmCrisis(crisis) ? crisisSigns : violenceSigns;
  return listed.filter(({ id }) => signs.has(id)).slice(0, 1);
}

type Warned = {
  typed: string;
  crisis: Crisis | null;
  isWarned: boolean;
  /** Whether the complaint page advised to call, rather than to go to an emergency department. */
  isCall: boolean;
  /** What is left of a warning of self-harm once its words were not meant so; undefined where it cannot be taken away. */
  ifUnmeant: CheckInterview["ifUnmeant"];
  isUnmeant: boolean;
  before: CheckInterview;
};

/**
 * Returns the warning of the typed text. While the field is empty, the warning from before a step back stays.
 */
export function warningOf({
  typed,
  crisis,
  isWarned,
  isCall,
  ifUnmeant,
  isUnmeant,
  before,
}: Warned): Pick<CheckInterview, "warning" | "ifUnmeant" | "isUnmeant"> {
  const unmeant = isUnmeant ? { isUnmeant } : {};
  if (crisis !== null && !isSelfHarmCrisis(crisis)) return { warning: crisis, ...unmeant };
  if (crisis !== null) return { warning: "crisis", ...(ifUnmeant && { ifUnmeant }) };
  if (isWarned) return { warning: isCall ? "emergency" : "hospital", ...unmeant };
  if (typed !== "") return unmeant;
  const { warning, ifUnmeant: left, isUnmeant: wasUnmeant } = before;
  return {
    ...(warning && { warning }),
    ...(left && { ifUnmeant: left }),
    ...(wasUnmeant && { isUnmeant: wasUnmeant }),
  };
}
