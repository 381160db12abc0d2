import { isOfSelfHarm, type Crisis } from "../../../shared/urgent/crisis.ts";
import {
  mostComplaints,
  type CheckInterview,
  type ReportedFinding,
  type Said,
  type Understood,
} from "../../../ports/symptom-checker.ts";

/** As many other suggestions are shown. */
const mostOthers = 4;

const isIn = (list: readonly Said[], { id }: Said) => list.some((one) => one.id === id);

/** No further complaint has room in a check. */
export const hasMostComplaints = (chosen: readonly Said[]) => chosen.length >= mostComplaints;

/** What was chosen, then what was understood and not taken out. */
export function chosenComplaintsOf(
  added: readonly Said[],
  read: Understood | null,
  removed: ReadonlySet<string>,
): readonly Said[] {
  const meant = (read?.complaints ?? []).filter(
    (one) => read?.meant.includes(one.id) && !removed.has(one.id) && !isIn(added, one),
  );
  return [...added, ...meant].slice(0, mostComplaints);
}

/** What else may be meant: the best of what was understood and is not chosen, while there is room for more. Beside a complaint nothing that was taken out, told or denied is offered again. */
export function suggestedComplaintsOf(
  chosen: readonly Said[],
  read: Understood | null,
  removed: ReadonlySet<string> = new Set(),
): readonly Said[] {
  if (!read || hasMostComplaints(chosen)) return [];
  const isKnown = ({ id, brings = [] }: Understood["complaints"][number]) =>
    removed.has(id) ||
    (brings.length > 0 && brings.every((one) => read.findings.some((finding) => finding.id === one)));
  return read.complaints
    .filter((one) => !isIn(chosen, one) && (chosen.length === 0 || !isKnown(one)))
    .slice(0, mostOthers);
}

/** What was understood of these words before, until they are read again: somebody who comes back finds the complaints there at once. */
export const understoodFromComplaints = (complaints: readonly Said[]): Understood => ({
  complaints: complaints.map((one) => ({ ...one, area: null })),
  meant: complaints.map(({ id }) => id),
  findings: [],
});

/** What was known before, said anew where the words say it again, without what was taken out and what a chosen complaint says already. */
export function reportedFindingsOf(
  known: readonly ReportedFinding[],
  read: Understood | null,
  removed: ReadonlySet<string>,
  chosen: readonly Said[] = [],
): readonly ReportedFinding[] {
  const fresh = read?.findings ?? [];
  const isSaid = ({ presence, words, saidBy }: ReportedFinding) =>
    presence === "present" && chosen.some((one) => one.id === saidBy || isAlike(one, words));
  return [...known.filter((one) => !isIn(fresh, one)), ...fresh].filter(
    (one) => !removed.has(one.id) && !isSaid(one),
  );
}

/** Two chips that read the same are one. */
const isAlike = ({ words }: Said, others: string) => words.toLowerCase() === others.toLowerCase();

const crisisSigns: ReadonlySet<string> = new Set(["suicidal-thoughts", "suicidal-plan", "self-harm"]);

/** Whether what was understood tells of suicide or self-harm, by whichever reader of the words. */
export function mentionsCrisis(chosen: readonly Said[], findings: readonly ReportedFinding[]): boolean {
  const present = findings.filter(({ presence }) => presence === "present");
  return [...chosen, ...present].some(({ id }) => crisisSigns.has(id));
}

/** Those of these ids that stand for suicide or self-harm. */
export const crisisIdsOf = (list: readonly Pick<Said, "id">[]): readonly string[] =>
  list.map(({ id }) => id).filter((id) => crisisSigns.has(id));

/** Whether words alone tell of suicide or self-harm, which may then be said not to be meant: nothing that was chosen or ticked does. */
export function isByTextAlone(interview: CheckInterview): boolean {
  return interview.ifUnmeant !== undefined && !namesCrisis(interview);
}

/** Whether something that was chosen, understood or ticked tells of suicide or self-harm. */
export function namesCrisis({ complaints, findings, answered }: CheckInterview): boolean {
  const isTicked = answered.some(({ choices }) =>
    [...crisisSigns].some((sign) => choices[sign] === "present"),
  );
  return isTicked || mentionsCrisis(complaints, findings);
}

const violenceSigns: ReadonlySet<string> = new Set(["violence-abuse", "violence-at-home", "sexual-assault"]);

type Reported = Pick<CheckInterview, "complaints" | "findings" | "answered">;

/** Whether what was understood or answered tells of violence by somebody. */
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

/** The help of its own that all that was told needs, on every page; `isSelfHarm` where the checker or the words found suicide or self-harm. */
export function crisisOf(interview: CheckInterview, isSelfHarm: boolean): Crisis | null {
  const { warning } = interview;
  if (isSelfHarm || warning === "crisis")
    return mentionsAny(poisoningSigns, interview) ? "poisoning" : "self-harm";
  if (warning === "violence" || warning === "child-violence") return warning;
  return mentionsViolence(interview) ? "violence" : null;
}

/** What goes on of words of suicide or violence in which no complaint was understood: never one that they are only a little like. */
export function withoutGuesses<Entry extends Said>(
  listed: readonly Entry[],
  crisis: Crisis,
): readonly Entry[] {
  const signs = isOfSelfHarm(crisis) ? crisisSigns : violenceSigns;
  return listed.filter(({ id }) => signs.has(id)).slice(0, 1);
}

type Warned = {
  typed: string;
  crisis: Crisis | null;
  isWarned: boolean;
  /** Whether the page of words told to call, not to go to an emergency department. */
  isCall: boolean;
  /** What is left of a warning of self-harm once its words were not meant so; undefined where it cannot be taken away. */
  ifUnmeant: CheckInterview["ifUnmeant"];
  isUnmeant: boolean;
  before: CheckInterview;
};

/** The warning that goes along with the complaints; that of words typed before a step back stays while the box is empty. */
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
  if (crisis !== null && !isOfSelfHarm(crisis)) return { warning: crisis, ...unmeant };
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
