import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../../platform/i18n/locale.ts";
import type {
  AnsweredQuestion,
  CheckInterview,
  Presence,
  CheckItem,
  ReportedFinding,
} from "../../../ports/symptom-checker.ts";

/** Returns functions that put answers and findings into the page's language. */
export function useAnswerLabels() {
  const { t } = useLingui();
  const locale = useLocale();
  // Each stands alone elsewhere and begins with a capital; "COVID-19" or "I feel sick" keep theirs.
  const inside = (part: string) =>
    part.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLocaleLowerCase(locale));
  const listOf = (parts: readonly string[]) =>
    new Intl.ListFormat(locale).format(parts.map((part, index) => (index === 0 ? part : inside(part))));
  /** Many parts, some with commas of their own. */
  const apart = (parts: readonly string[]) => parts.join(locale === "ar" ? "؛ " : "; ");
  const with_ = ({ question, choices }: AnsweredQuestion, presence: Presence) =>
    question.options.filter(({ id }) => choices[id] === presence).map(({ words }) => words);
  /** What is there; or that none of it is, or that it is not known. */
  const answer = (answered: AnsweredQuestion): string => {
    const present = with_(answered, "present");
    const isKnown = with_(answered, "unknown").length === 0;
    if (answered.question.kind === "finding" && isKnown) return present.length > 0 ? t`Yes` : t`No`;
    if (present.length > 0) return listOf(present);
    return isKnown ? t`None of these` : t`I am not sure`;
  };
  /** What is not there in all that was asked. */
  const denied = ({ answered }: CheckInterview): string => {
    const open = answered.filter(({ question }) => question.kind !== "one");
    return apart([...new Set(open.flatMap((one) => with_(one, "absent")))]);
  };
  /** All of it, for the doctor: what is there, what is not, what is not known. */
  const wholeAnswer = (answered: AnsweredQuestion): string => {
    const { kind } = answered.question;
    if (kind === "finding" || kind === "one") return answer(answered);
    const [yes, no, unknown] = (["present", "absent", "unknown"] as const).map((presence) =>
      apart(with_(answered, presence)),
    );
    return [yes && t`Yes: ${yes}`, no && t`No: ${no}`, unknown && t`Not sure: ${unknown}`]
      .filter((part) => part !== "")
      .join(". ");
  };
  /** Beside other answers to the same question: what is there, or else what is not, or what is not known. */
  const part = (answered: AnsweredQuestion): string => {
    const [yes, no, unknown] = (["present", "absent", "unknown"] as const).map((presence) =>
      apart(with_(answered, presence)),
    );
    if (yes) return answer(answered);
    return unknown ? t`Not sure: ${unknown}` : t`No: ${no}`;
  };
  /** A chip: a finding that is there by its name, one that is not with a no. */
  const reported = ({ words, presence }: ReportedFinding): string =>
    presence === "present" ? words : t`${words}: no`;
  const titles = ({ complaints }: { complaints: readonly CheckItem[] }) =>
    complaints.map(({ words }) => words);
  return {
    apart,
    answer,
    part,
    wholeAnswer,
    /** What was denied, in one line; null where nothing was. */
    denied: (interview: CheckInterview) => {
      const no = denied(interview);
      return no === "" ? null : t`No: ${no}`;
    },
    /** Danger signs that were asked about and not known, as they were asked; empty where there are none. */
    unsureDangers: ({ answered }: CheckInterview) => {
      const dangers = answered.filter(({ question }) => question.kind === "red-flags");
      return [...new Set(dangers.flatMap((one) => with_(one, "unknown")))];
    },
    /** Whether more was answered than that nothing of it is there. */
    isReported: (answered: AnsweredQuestion) =>
      Object.values(answered.choices).some((choice) => choice !== "absent"),
    reported,
    complaints: (interview: CheckInterview) => listOf(titles(interview)),
    /** Everything that is there: complaints and findings. */
    yes: (interview: CheckInterview) => [
      ...titles(interview),
      ...interview.findings.filter(({ presence }) => presence === "present").map(({ words }) => words),
      ...interview.answered.flatMap((answered) => with_(answered, "present")),
    ],
  };
}
