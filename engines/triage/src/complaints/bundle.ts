import type { Question } from "./interview.ts";
import type { FindingGroup } from "./knowledge.ts";
import { impliedBy, isBackground, type PreparedKnowledge } from "./prepare.ts";

/** A question with its expected information gain, in bits. */
export type WeighedQuestion = {
  readonly question: Question;
  readonly gain: number;
  /** Listed by the complaint because it separates urgencies, and able to do so still. */
  readonly isUrgent: boolean;
};

/** The maximum number of boxes in a combined question. */
const mostBoxes = 7;

/** The texts above combined boxes; translated like those of groups. */
const bundles: Readonly<Record<"symptoms" | "background", FindingGroup>> = {
  symptoms: { id: "also-symptoms", mode: "several", question: "Which of these come with it?", findings: [] },
  background: { id: "also-background", mode: "several", question: "Are any of these true?", findings: [] },
};

/**
 * Combines questions about single findings into at most one about the body and one about the background, with at most
 * seven boxes each; both become one where either has a single box and all fit. Drops single findings with little
 * information, or after `mostBundles` such questions, unless urgent; also those beyond seven, and qualities whose
 * symptom is asked too. `posed` are the ids of questions asked; the new ids are numbered after them. Other questions
 * pass unchanged, first.
 */
export function bundleQuestions(
  prepared: PreparedKnowledge,
  weighed: readonly WeighedQuestion[],
  posed: readonly string[],
): readonly WeighedQuestion[] {
  const singles = weighed.filter(({ question }) => question.kind === "finding");
  const isOfBackground = ({ question }: WeighedQuestion) => isBackground(prepared.findings.get(question.id));
  const pages = [
    ...gather(
      prepared,
      bundles.symptoms,
      singles.filter((one) => !isOfBackground(one)),
      posed,
    ),
    ...gather(prepared, bundles.background, singles.filter(isOfBackground), posed),
  ];
  return [
    ...weighed.filter(({ question }) => question.kind !== "finding"),
    ...withoutLoneBoxes(pages, posed),
  ];
}

/** Merges both pages into one when one of them has a single box and all boxes fit. */
function withoutLoneBoxes(
  pages: readonly WeighedQuestion[],
  posed: readonly string[],
): readonly WeighedQuestion[] {
  const [one, other] = pages;
  if (!one || !other) return pages;
  const findings = [...one.question.findings, ...other.question.findings];
  const isAlone = [one, other].some(({ question }) => question.kind === "finding");
  if (!isAlone || findings.length > mostBoxes) return pages;
  const { id, question } = bundles.background;
  return [
    {
      question: { id: `${id}-${timesPosed(posed, id) + 1}`, kind: "several", question, findings },
      gain: one.gain + other.gain,
      isUrgent: one.isUrgent || other.isUrgent,
    },
  ];
}

const timesPosed = (posed: readonly string[], id: string) => posed.filter((one) => one.startsWith(id)).length;

/** Removes findings whose parent is also a question, unless urgent: pain on breathing is asked after pain. */
function withPremises(
  prepared: PreparedKnowledge,
  singles: readonly WeighedQuestion[],
): readonly WeighedQuestion[] {
  const ids = new Set(singles.map(({ question }) => question.id));
  return singles.filter(({ question, isUrgent }) => {
    const [, ...premises] = impliedBy(prepared, question.id);
    return isUrgent || !premises.some((one) => ids.has(one));
  });
}

function gather(
  prepared: PreparedKnowledge,
  { id, question }: FindingGroup,
  singles: readonly WeighedQuestion[],
  posed: readonly string[],
): readonly WeighedQuestion[] {
  const { limits } = prepared;
  const times = timesPosed(posed, id);
  const chosen = withPremises(prepared, singles)
    .filter(({ gain, isUrgent }) => isUrgent || (gain >= limits.leastBesides && times < limits.mostBundles))
    .sort((a, b) => Number(b.isUrgent) - Number(a.isUrgent) || b.gain - a.gain)
    .slice(0, mostBoxes);
  const [only] = chosen;
  if (!only || chosen.length === 1) return chosen;
  return [
    {
      question: {
        id: `${id}-${times + 1}`,
        kind: "several",
        question,
        findings: chosen.map((one) => one.question.id),
      },
      gain: chosen.reduce((sum, { gain }) => sum + gain, 0),
      isUrgent: chosen.some(({ isUrgent }) => isUrgent),
    },
  ];
}
