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

/** More boxes than this are not read. */
const mostBoxes = 7;

/** The words above boxes that the engine gathers itself; like those of groups they are shown in the language of the page. */
const bundles: Readonly<Record<"symptoms" | "background", FindingGroup>> = {
  symptoms: { id: "also-symptoms", mode: "several", question: "Which of these come with it?", findings: [] },
  background: { id: "also-background", mode: "several", question: "Are any of these true?", findings: [] },
};

/**
 * Combines questions about single findings into one with several boxes: findings of the body, and findings about
 * the person's background.
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

/** A box that would be a page of its own stands on the other page, where there is room. */
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

/** Without kinds of something that may be asked itself: whether it hurts on breathing is asked once there is a pain. */
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
